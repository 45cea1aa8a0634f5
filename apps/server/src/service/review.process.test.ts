/** What is left to decide, as questions over HTTP: answered for all cells at once, and undone as one. */
import type { ChangesReply, DecideReply, DecideRequest, ReviewReply } from "@limpid/contract";
import { beforeEach, describe, expect, it } from "vitest";
import { readCsv } from "../../../../e2e/read-exports.ts";
import { ApiClient } from "../../../../tools/testing/client.ts";
import { sharedInProcess } from "../../../../tools/testing/in-process-server.ts";

const CITIES = ["Winterthur", "Schaffhausen", "Rapperswil"];
/** Two impossible days, one of them thrice, and a town that is misspelt twice. */
const FILE = [
  "day;town",
  ...Array.from({ length: 90 }, (_, row) => `${String((row % 28) + 1).padStart(2, "0")}.03.2024;${CITIES[row % 3]}`),
  "31.02.2024;Winterthur",
  "31.02.2024;Winterthur",
  "31.02.2024;Schaffhausen",
  "30.02.2024;Rapperswil",
  "07.03.2024;Winterhtur",
  "08.03.2024;Winterhtur",
].join("\n");

let client: ApiClient;
let job: string;

beforeEach(async () => {
  client = await ApiClient.connect((await sharedInProcess()).url);
  job = await client.uploadCleaned(FILE, { filename: "visits.csv" });
});

const review = async () => (await client.get<ReviewReply>(`/api/v1/review/${job}`)).body;
const decide = (body: Partial<DecideRequest>, by = client) =>
  by.post<DecideReply & { code?: string; detail?: string }>(`/api/v1/review/${job}/decide`, {
    session_uuid: by.session,
    ...body,
  });
const undo = (edit_uuid: string, undone: boolean) =>
  client.post<{ version: number; code?: string }>(`/api/v1/review/${job}/undo`, {
    session_uuid: client.session,
    edit_uuid,
    undone,
  });

/** The outputs of the last six rows. */
async function ends(column: 0 | 1): Promise<(string | null)[]> {
  const rows = [...(await client.cleanPage(job, 0, 100)).body.data];
  return rows.slice(-6).map(({ cells }) => (cells[column]?.has_data === true ? cells[column].output : null));
}

async function questionOf(column: number) {
  const found = (await review()).questions.find((question) => question.column === column);
  if (found === undefined) throw new Error(`There is no question about column ${column}`);
  const { rule, kind } = found;
  return { found, scope: { column, rule, kind } };
}

describe("the questions of a table", () => {
  it("are its open cells by column and rule, alike ones as one value", async () => {
    const { cells, decided, questions, question_count } = await review();
    expect({ cells, decided, question_count }).toEqual({ cells: 6, decided: 0, question_count: 2 });
    expect(questions.map(({ column, count }) => [column, count])).toEqual([
      [0, 4],
      [1, 2],
    ]);
    expect(questions[0]?.values.map(({ raw_input, count, row }) => [raw_input, count, row])).toEqual([
      ["31.02.2024", 3, 90],
      ["30.02.2024", 1, 93],
    ]);
    expect(questions[0]?.values.map(({ msg }) => msg)).toEqual([
      expect.stringContaining("31 February"),
      expect.stringContaining("30 February"),
    ]);
    expect(questions[1]).toMatchObject({ proposed: 0, value_count: 1, msg: expect.stringMatching(/\w+/) });
    expect(questions[1]?.values).toEqual([
      { raw_input: "Winterhtur", proposal: "Winterthur", count: 2, row: 94, msg: questions[1]?.msg },
    ]);
    for (const { title } of questions) expect(title).toMatch(/^[A-Z]/);
  });

  it("are answered by taking the proposals, which all calls show, and undone as one", async () => {
    const { scope } = await questionOf(1);
    const { status, body } = await decide({ ...scope, raw_input: "Winterhtur", action: "take" });
    expect([status, body]).toEqual([200, { edit_uuid: expect.any(String), cells: 2, version: 2 }]);
    expect((await ends(1)).slice(-2)).toEqual(["Winterthur", "Winterthur"]);
    expect(await review()).toMatchObject({ cells: 6, decided: 2, question_count: 1, version: 2 });
    expect((await client.get<{ counts: unknown }>(`/api/v1/issues/${job}`)).body).toMatchObject({
      issues: expect.not.arrayContaining([expect.objectContaining({ row: 94 })]),
    });
    const csv = readCsv(Buffer.from((await client.get<string>(`/api/v1/get/${job}/csv`)).body));
    expect(csv.at(-1)?.town).toBe("Winterthur");

    expect((await undo(body.edit_uuid, true)).body).toMatchObject({ version: 3 });
    expect((await ends(1)).slice(-2)).toEqual(["Winterhtur", "Winterhtur"]);
    expect(await review()).toMatchObject({ decided: 0, question_count: 2 });
    expect((await undo(body.edit_uuid, false)).body).toMatchObject({ version: 4 });
    expect((await ends(1)).slice(-2)).toEqual(["Winterthur", "Winterthur"]);
  });

  it("are answered for one value alone, and leave later edits of people alone", async () => {
    const { scope } = await questionOf(0);
    const { body } = await decide({ ...scope, raw_input: "31.02.2024", action: "set", value: "2024-02-29" });
    expect(body.cells).toBe(3);
    expect((await ends(0)).slice(0, 4)).toEqual(["2024-02-29", "2024-02-29", "2024-02-29", "30.02.2024"]);
    await client.editOutput(job, 91, 0, "2024-03-02");
    await undo(body.edit_uuid, true);
    expect((await ends(0)).slice(0, 3)).toEqual(["31.02.2024", "2024-03-02", "31.02.2024"]);
    expect((await decide({ ...scope, action: "missing" })).body.cells).toBe(3);
    expect((await ends(0)).slice(0, 4)).toEqual([null, "2024-03-02", null, null]);
  });

  it("that are kept as they are stay to the byte, and are open no more", async () => {
    for (const column of [0, 1]) await decide({ ...(await questionOf(column)).scope, action: "keep" });
    expect(await review()).toMatchObject({ cells: 6, decided: 6, question_count: 0, questions: [] });
    expect(await ends(0)).toEqual(["31.02.2024", "31.02.2024", "31.02.2024", "30.02.2024", "2024-03-07", "2024-03-08"]);
    expect((await ends(1)).slice(-1)).toEqual(["Winterhtur"]);
  });

  it("change nothing when they are answered twice, by one id or by two", async () => {
    const { scope } = await questionOf(1);
    const edit_uuid = crypto.randomUUID();
    expect((await decide({ ...scope, raw_input: "Winterhtur", action: "take", edit_uuid })).body).toMatchObject({
      cells: 2,
      version: 2,
    });
    expect((await decide({ ...scope, raw_input: "Winterhtur", action: "take", edit_uuid })).body).toMatchObject({
      cells: 0,
      version: 2,
    });
    expect((await decide({ ...scope, raw_input: "Winterhtur", action: "take" })).body).toMatchObject({
      cells: 0,
      version: 2,
    });
  });

  it("are not answered under the id of another decision", async () => {
    const edit_uuid = crypto.randomUUID();
    await decide({ ...(await questionOf(1)).scope, raw_input: "Winterhtur", action: "take", edit_uuid });
    const other = await decide({ ...(await questionOf(0)).scope, action: "missing", edit_uuid });
    expect([other.status, other.body.code]).toEqual([422, "edit_refused"]);
    expect(other.body.detail).toBe("This id was used before, for another decision");
    expect(await review()).toMatchObject({ version: 2, decided: 2, question_count: 1 });
  });

  it("are answered for all columns at once that a rule asks about", async () => {
    const two = await client.upload(
      ["out;back", ...Array.from({ length: 40 }, () => "01.03.2024;02.03.2024"), "31.02.2024;31.04.2024"].join("\n"),
    );
    await client.finish(two);
    const asked = (await client.get<ReviewReply>(`/api/v1/review/${two}`)).body.questions;
    expect(asked.map(({ column, rule }) => [column, rule])).toEqual([
      [0, asked[0]?.rule],
      [1, asked[0]?.rule],
    ]);
    const { rule, kind } = asked[0]!;
    const body = { session_uuid: client.session, rule, kind, action: "missing" };
    expect((await client.post<DecideReply>(`/api/v1/review/${two}/decide`, body)).body).toMatchObject({
      cells: 2,
      version: 2,
    });
    expect((await client.get<ReviewReply>(`/api/v1/review/${two}`)).body.question_count).toBe(0);
  });

  it("are not needed to reject what a rule has done: it goes back to the text as it was read", async () => {
    const changes = await client.get<ChangesReply>(`/api/v1/changes/${job}?kind=changed`);
    const rule = changes.body.rules[0]!;
    const { body } = await decide({ rule: rule.rule, kind: "changed", action: "original", column: 0 });
    expect(body.cells).toBe(rule.total);
    expect((await ends(0)).slice(-2)).toEqual(["07.03.2024", "08.03.2024"]);
    expect((await decide({ rule: rule.rule, kind: "changed", action: "original", column: 99 })).body.cells).toBe(0);
    await undo(body.edit_uuid, true);
    expect((await ends(0)).slice(-2)).toEqual(["2024-03-07", "2024-03-08"]);
  });

  it("with a value that the column cannot hold are told so, and the cells are marked", async () => {
    const { scope } = await questionOf(0);
    const { body } = await decide({ ...scope, action: "set", value: "32.13.2024" });
    expect(body).toMatchObject({ cells: 4, refusal: expect.stringMatching(/\w+/) });
    const cells = (await client.cleanPage(job, 0, 100)).body.data.at(-6)?.cells;
    expect(cells?.[0]).toMatchObject({ output: "32.13.2024", is_valid: false });
  });

  it("are taken value by value if several proposals of their kind are not sure enough to be taken at once", async () => {
    const typos = FILE.replace("02.03.2024;Schaffhausen", "02.03.2024;Schafhausen");
    const two = await client.uploadCleaned(typos, { filename: "two-slips.csv" });
    const { questions } = (await client.get<ReviewReply>(`/api/v1/review/${two}`)).body;
    const asked = questions.find(({ column }) => column === 1);
    expect(asked).toMatchObject({ value_count: 2, proposed: 0, rule: "typo.near" });
    const take = async (raw_input?: string) => {
      const body = { session_uuid: client.session, column: 1, rule: "typo.near", kind: asked?.kind, action: "take" };
      return (await client.post<DecideReply>(`/api/v1/review/${two}/decide`, { ...body, raw_input })).body.cells;
    };
    expect([await take(), await take("Winterhtur")]).toEqual([0, 2]);
  });

  it("without a proposal leave nothing to take", async () => {
    const { found, scope } = await questionOf(0);
    expect((await decide({ ...scope, action: "take" })).body.cells).toBe(found.proposed);
  });
});

describe("what is refused", () => {
  it("is a stranger, a value that is not said, and what is no decision", async () => {
    const { scope } = await questionOf(0);
    const stranger = await ApiClient.connect(client.url);
    expect((await decide({ ...scope, action: "take" }, stranger)).body.code).toBe("not_owner");
    expect((await decide({ ...scope, action: "set" })).body).toMatchObject({ code: "edit_refused" });
    expect((await decide({ ...scope, action: "drop" as never })).status).toBe(422);
    expect((await undo(crypto.randomUUID(), true)).body.code).toBe("edit_refused");
    expect((await review()).version).toBe(1);
  });

  it("is no text of a rule or of a value: both are texts to the database", async () => {
    const { scope } = await questionOf(0);
    const hostile = `x' or 1=1; drop table edits; --`;
    expect((await decide({ ...scope, rule: hostile, action: "missing" })).body.cells).toBe(0);
    expect((await decide({ ...scope, raw_input: hostile, action: "missing" })).body.cells).toBe(0);
    expect((await review()).cells).toBe(6);
  });
});
