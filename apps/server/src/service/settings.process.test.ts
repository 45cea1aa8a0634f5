/** Settings of a whole table over HTTP: given with the upload or later, shown, streamed to all, kept by what comes after. */
import type { ChangesReply, ColumnReply, ReadingReply, TableMessage } from "@limpid/contract";
import { beforeAll, describe, expect, it } from "vitest";
import { ApiClient } from "../../../../tools/testing/client.ts";
import { sharedInProcess } from "../../../../tools/testing/in-process-server.ts";

const PERSONS = ["Georges Lemaire", "Jon Marti", "Ida Frei"];
const ROWS = Array.from({ length: 36 }, (_, row) => `${(row % 15) + 13}/02/2024;${PERSONS[row % 3]}`);
const FILE = `day;person\n13/02/2024;Gerges Lemaire\n${ROWS.join("\n")}\n`;

const KEEP = { forms: "keep", repairs: "propose" } as const;
const THOROUGH = { forms: "standard", repairs: "apply" } as const;
const STANDARD = { forms: "standard", repairs: "standard" } as const;

const server = await sharedInProcess();
let owner: ApiClient;

beforeAll(async () => {
  owner = await ApiClient.connect(server.url);
});

async function upload(fields: object = {}): Promise<string> {
  return await owner.uploadCleaned(FILE, { filename: "days.csv", ...fields });
}

async function firstRow(job: string): Promise<readonly (string | null)[]> {
  const { body } = await owner.cleanPage(job, 0);
  return body.data[0]!.cells.map(({ output }) => output);
}

async function choose(job: string, settings: object, by = owner) {
  return by.post<{ version: number; code: string }>(`/api/v1/edit/table/${job}`, {
    dt_utc: "2026-01-01 12:00:00",
    session_uuid: by.session,
    dataframe_uuid: job,
    action: "edit_table_settings",
    settings,
  });
}

async function firstMessage(job: string): Promise<TableMessage | undefined> {
  for await (const { name, data } of owner.follow(`/api/v1/events/dataframe/${job}`, "0"))
    if (name === "message") return data as TableMessage;
  return undefined;
}

const WRITTEN = ["13/02/2024", "Gerges Lemaire"];
const CLEANED = ["2024-02-13", "Gerges Lemaire"];
const REPAIRED = ["2024-02-13", "Georges Lemaire"];

describe("the settings of a table", () => {
  it.each([
    ["nothing", {}, STANDARD, CLEANED],
    ["everything to be kept", KEEP, KEEP, WRITTEN],
    ["likely repairs", { repairs: "apply" }, THOROUGH, REPAIRED],
  ])("are said with the upload: %s", async (_, fields, settings, row) => {
    const job = await upload(fields);
    expect((await owner.table(job)).body.settings).toEqual(settings);
    expect(await firstRow(job)).toEqual(row);
  });

  it("are changed by the owner, with the edits of people over them, and back", async () => {
    const job = await upload();
    await owner.editOutput(job, 1, 1, "Somebody");
    const { status, body } = await choose(job, THOROUGH);
    expect([status, body.version]).toEqual([200, 3]);
    expect(await firstRow(job)).toEqual(REPAIRED);
    expect((await owner.cleanPage(job, 0)).body.data[1]!.cells[1]).toMatchObject({ output: "Somebody", edited: true });

    await choose(job, KEEP);
    expect(await firstRow(job)).toEqual(WRITTEN);
    await choose(job, STANDARD);
    expect(await firstRow(job)).toEqual(CLEANED);
    expect((await owner.table(job)).body).toMatchObject({ settings: STANDARD, basics: { dl_version: 5 } });
  });

  it("say of which country the table is, with the upload or later", async () => {
    const numbers = Array.from({ length: 20 }, (_, row) => `044 668 18 ${10 + row}`);
    const file = ["phone", ...numbers, "044 668 18 5"].join("\n");
    const last = async (job: string) => (await owner.cleanPage(job, 1)).body.data[0]!.cells[0]!.is_valid;
    const open = await owner.uploadCleaned(file, { filename: "phones.csv" });
    expect(await last(open)).toBe(true);
    await choose(open, { ...STANDARD, country: "CH" });
    expect(await last(open)).toBe(false);
    expect((await owner.table(open)).body.settings).toEqual({ ...STANDARD, country: "CH" });
    await choose(open, STANDARD);
    expect(await last(open)).toBe(true);
    const said = await owner.uploadCleaned(file, { filename: "phones.csv", country: "CH" });
    expect(await last(said)).toBe(false);
    expect((await choose(open, { ...STANDARD, country: "Switzerland" })).status).toBe(422);
  });

  it("are told to whoever looks at the table", async () => {
    const job = await upload();
    await choose(job, KEEP);
    expect(await firstMessage(job)).toMatchObject({
      event: "change",
      data: { action: "edit_table_settings", settings: KEEP, value: null, column_uuid: null, row_uuid: null },
    });
  });

  it("go before by what is said of a column", async () => {
    const job = await upload(KEEP);
    const columns = (await owner.post<ColumnReply[]>(`/api/v1/data/clean/columns/${job}`, {})).body;
    const day = columns[0]!;
    expect(day.decisions).toMatchObject([{ id: "writing", inferred: "as_written", in_force: "as_written" }]);
    await owner.decide(job, 0, { decision: "writing", value: "own_form" });
    expect(await firstRow(job)).toEqual(CLEANED);
  });

  it("are kept by another reading of the file, which loses no edit by them", async () => {
    const job = await upload();
    await choose(job, THOROUGH);
    const { body } = await owner.post<ReadingReply>(`/api/v1/read/${job}`, {
      session_uuid: owner.session,
      choices: { delimiter: ";" },
    });
    await owner.finish(body.result_uuid);
    expect(await firstRow(body.result_uuid)).toEqual(REPAIRED);
    expect((await owner.table(body.result_uuid)).body).toMatchObject({ settings: THOROUGH, warnings: [] });
  });

  it("are counted in what changed: other forms and repairs apart", async () => {
    const job = await upload(THOROUGH);
    const { body } = await owner.get<ChangesReply>(`/api/v1/changes/${job}?limit=0`);
    expect(body.settings).toEqual(THOROUGH);
    expect(body.rules.map(({ repair, total }) => [repair, total])).toEqual([
      [false, 37],
      [true, 1],
    ]);
    const report = await owner.get<{ settings: object; rules: { repair: boolean }[] }>(`/api/v1/changes/${job}/json`);
    expect(report.body.settings).toEqual(THOROUGH);
    expect(report.body.rules.map(({ repair }) => repair)).toEqual([false, true]);
  });

  it("are not for others to change", async () => {
    const job = await upload();
    const stranger = await ApiClient.connect(server.url);
    expect((await choose(job, KEEP, stranger)).status).toBe(403);
    expect(await firstRow(job)).toEqual(CLEANED);
  });
});
