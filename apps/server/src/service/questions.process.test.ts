/** Questions of columns over HTTP: answered as decisions, for all their values or for one, in one column or all alike. */
import { randomUUID } from "node:crypto";
import type { ColumnReply, EditLogReply, QuestionReply } from "@limpid/contract";
import { beforeAll, describe, expect, it } from "vitest";
import { ApiClient } from "../../../../tools/testing/client.ts";
import { sharedInProcess } from "../../../../tools/testing/in-process-server.ts";

const COUNTRIES = ["Norway", "Sweden", "Norway", "Sweden", "NO", "Norge"];
const FILE = [
  "country;home;mail",
  ...Array.from({ length: 60 }, (_, row) => {
    const mail = `guest${row}${row % 12 === 5 ? "@@" : "@"}example.org`;
    return [COUNTRIES[row % 6], COUNTRIES[(row * 5) % 6], mail].join(";");
  }),
].join("\n");

const FEW = new Set(["Norway", "Sweden"]);

const server = await sharedInProcess();
let owner: ApiClient;

beforeAll(async () => {
  owner = await ApiClient.connect(server.url);
});

const upload = (): Promise<string> => owner.uploadCleaned(FILE, { filename: "countries.csv" });

async function columnsOf(job: string): Promise<ColumnReply[]> {
  return (await owner.post<ColumnReply[]>(`/api/v1/data/clean/columns/${job}`, {})).body;
}

async function questionOf(job: string, column: number): Promise<QuestionReply | undefined> {
  return (await columnsOf(job))[column]?.questions?.[0];
}

async function valuesOf(job: string, column: number): Promise<ReadonlySet<string | null>> {
  const pages = await Promise.all([0, 1, 2].map((page) => owner.cleanPage(job, page)));
  return new Set(pages.flatMap(({ body }) => body.data.map(({ cells }) => cells[column]!.output)));
}

const logOf = async (job: string): Promise<EditLogReply> =>
  (await owner.get<EditLogReply>(`/api/v1/edits/${job}`)).body;

describe("a question of a column", () => {
  it("names all columns that ask the same, each with its own cells", async () => {
    const job = await upload();
    const columns = await columnsOf(job);
    const [country, home, mail] = await Promise.all([0, 1, 2].map((column) => questionOf(job, column)));
    expect(country).toMatchObject({ columns: ["country", "home"], cells: 20 });
    expect(home).toMatchObject({ columns: ["country", "home"], column_uuids: [columns[0]!.id, columns[1]!.id] });
    expect(mail).toMatchObject({ columns: ["mail"], column_uuids: [columns[2]!.id], cells: 5 });
    expect(columns.map(({ judged }) => judged)).toEqual([false, false, false]);
    expect(columns[0]).toMatchObject({ judgement: "judged" });
  });

  it("is answered in all alike columns by edits of one step, which are undone as one", async () => {
    const job = await upload();
    const batch = randomUUID();
    for (const column of [0, 1])
      expect(
        await owner.decide(job, column, {
          decision: "ways",
          value: "accept",
          batch_uuid: batch,
          edit_uuid: randomUUID(),
        }),
      ).toMatchObject({ status: 200 });
    expect(await valuesOf(job, 0)).toEqual(FEW);
    expect(await valuesOf(job, 1)).toEqual(FEW);
    expect([await questionOf(job, 0), await questionOf(job, 1)]).toEqual([undefined, undefined]);
    expect(await logOf(job)).toMatchObject({ step_count: 1, steps: [{ edit_uuid: batch }] });
    expect((await logOf(job)).steps[0]).toMatchObject({ kind: "decision", decision: "ways" });

    await owner.post(`/api/v1/review/${job}/undo`, { session_uuid: owner.session, edit_uuid: batch, undone: true });
    expect(await valuesOf(job, 1)).toContain("NO");
    expect(await questionOf(job, 0)).toMatchObject({ columns: ["country", "home"] });
  });

  it("is answered in all alike columns by one request, for which the table is cleaned once", async () => {
    const job = await upload();
    const [first, second] = (await columnsOf(job)).map(({ id }) => id);
    const [batch_uuid, edit_uuid, other] = [randomUUID(), randomUUID(), randomUUID()];
    const answer = { decision: "ways", value: "accept", batch_uuid };
    const alike = [{ column_uuid: second, edit_uuid: other }];
    const { version } = (await owner.decide(job, 0, { ...answer, edit_uuid, alike })).body;
    expect([await valuesOf(job, 0), await valuesOf(job, 1)]).toEqual([FEW, FEW]);
    // What is kept already is answered at once, and changes nothing.
    const again = await owner.decide(job, 1, { ...answer, edit_uuid: other });
    expect(again).toMatchObject({ status: 200, body: { accepted: true, version } });
    expect(await logOf(job)).toMatchObject({ version, step_count: 1, steps: [{ edit_uuid: batch_uuid }] });

    const taken = await owner.decide(job, 1, { ...answer, value: "leave", edit_uuid: other });
    expect(taken).toMatchObject({ status: 409, body: { code: "edit_id_taken" } });
    const title = { action: "edit_column_title", value: "land", alike };
    expect((await owner.editColumn(job, 0, title)).body).toMatchObject({ code: "edit_refused" });
    const unknown = [{ column_uuid: first?.replace(/^......../, "00000000"), edit_uuid: randomUUID() }];
    const refused = await owner.decide(job, 0, { ...answer, edit_uuid: randomUUID(), alike: unknown });
    expect(refused.body).toMatchObject({ code: "unknown_element" });
    expect(await logOf(job)).toMatchObject({ version, step_count: 1 });
  });

  it("is answered for one value, by an option or a text, and stays open for the others", async () => {
    const job = await upload();
    expect(await owner.decide(job, 0, { decision: "ways:NO", value: "accept" })).toMatchObject({ status: 200 });
    expect(await questionOf(job, 0)).toMatchObject({ cells: 10, values: [{ raw: "Norge", cells: 10 }] });
    expect(await valuesOf(job, 0)).toEqual(new Set(["Norway", "Sweden", "Norge"]));
    expect(await owner.decide(job, 0, { decision: "ways:Norge", value: "=Kingdom of Norway" })).toMatchObject({
      status: 200,
    });
    expect(await questionOf(job, 0)).toBeUndefined();
    expect(await valuesOf(job, 0)).toEqual(new Set(["Norway", "Sweden", "Kingdom of Norway"]));
    await owner.decide(job, 0, { decision: "ways:NO", value: null });
    expect(await questionOf(job, 0)).toMatchObject({ values: [{ raw: "NO" }] });
  });

  it("is closed by keeping its values", async () => {
    const job = await upload();
    await owner.decide(job, 2, { decision: "near_misses", value: "leave" });
    expect(await questionOf(job, 2)).toBeUndefined();
    expect(await valuesOf(job, 2)).toContain("guest5@@example.org");
  });

  it.each([
    ["one that it does not ask", { decision: "units", value: "accept" }],
    ["a value of one that it does not ask", { decision: "units:NO", value: "accept" }],
    ["an option that there is not", { decision: "ways", value: "no_data" }],
    ["such an option for one value", { decision: "ways:NO", value: "no_data" }],
    ["a text for all values", { decision: "ways", value: "=Norway" }],
  ])("refuses an answer: %s", async (_, change) => {
    const job = await upload();
    expect(await owner.decide(job, 0, change)).toMatchObject({ status: 422, body: { code: "edit_refused" } });
  });

  it("is not for others to answer", async () => {
    const job = await upload();
    const guest = await ApiClient.connect(server.url);
    expect(await guest.decide(job, 0, { decision: "ways", value: "accept" })).toMatchObject({
      status: 403,
      body: { code: "not_owner" },
    });
  });
});
