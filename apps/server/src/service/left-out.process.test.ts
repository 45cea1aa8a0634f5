/** Rows are left out of a table over HTTP: of counts, of what is asked about it, and of every export; taken back, undone, and kept. */
import { randomUUID } from "node:crypto";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as XLSX from "@e965/xlsx";
import {
  type ChangesReply,
  type EditLogReply,
  type EditRowsReply,
  type FeedReply,
  type FindReply,
  type IssuesReply,
  type LeftOutRowsReply,
  LIMITS,
  type ProfileReply,
  type ReviewReply,
  type SelectRowsReply,
  type SqlReply,
  type SqlTablesReply,
  type TableMessage,
} from "@limpid/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { ApiClient } from "../../../../tools/testing/client.ts";
import { type InProcessServer, serveInProcess } from "../../../../tools/testing/in-process-server.ts";
import { readParquet } from "../../../../tools/testing/read-parquet.ts";

const TOWNS = ["Chur", "Bern", "Olten", "Thun"];
const HEADER = "town;amount;day";
const REPEATED = 3;
const MISSING = 7;
const TOTAL = 31;
const FILE = [
  HEADER,
  ...Array.from({ length: TOTAL }, (_, row) => {
    if (row === REPEATED) return HEADER;
    return `${TOWNS[row % 4]};${row === MISSING ? "n/a" : `${row}.50`};${10 + (row % 19)}.03.2024`;
  }),
  "Total;465.00;",
].join("\n");
const ROWS = TOTAL + 1;

let server: InProcessServer;
let client: ApiClient;
let job: string;

beforeAll(async () => {
  server = await serveInProcess({ RATE_LIMIT_PER_MINUTE: "100000" });
});
afterAll(() => server.remove());

beforeEach(async () => {
  client = await ApiClient.connect(server.url);
  job = await client.uploadCleaned(FILE, { filename: "towns.csv" });
});

type Refused = { readonly code?: string; readonly detail?: string };
type Ranges = readonly (readonly [first: number, last: number])[];

const rowsOf = (ranges: Ranges) => ranges.map(([first_row, last_row]) => ({ first_row, last_row }));
const edit = (ranges: Ranges, left_out: boolean, more: object = {}, by = client) =>
  by.post<EditRowsReply & Refused>(`/api/v1/edit/rows/${job}`, {
    session_uuid: by.session,
    rows: rowsOf(ranges),
    left_out,
    ...more,
  });
const leaveOut = async (...ranges: Ranges) => (await edit(ranges, true)).body;
const takeBack = async (...ranges: Ranges) => (await edit(ranges, false)).body;
const undo = (edit_uuid: string, undone = true) =>
  client.post(`/api/v1/review/${job}/undo`, { session_uuid: client.session, edit_uuid, undone });
const cookie = () => ({ cookie: `session_uuid=${client.session}` });
const leftOut = async () => (await client.table(job)).body.left_out;
const listed = async (query = "") =>
  (await client.get<LeftOutRowsReply>(`/api/v1/rows/${job}/left_out${query}`, cookie())).body;

/** What each call says of the table; the rows that are there where it does not name cells. */
async function said() {
  const ask = async <Reply>(path: string) => (await client.get<Reply>(`/api/v1/${path}`)).body;
  const profile = await ask<ProfileReply>(`profile/${job}?column=0`);
  const issues = await ask<IssuesReply>(`issues/${job}`);
  const { body: chosen } = await client.post<SelectRowsReply>(`/api/v1/rows/${job}`, {});
  return {
    rows: profile.rows,
    chosen: chosen.count,
    total: profile.values.some(({ value }) => value === "Total"),
    found: (await ask<FindReply>(`find/${job}?text=town&whole=true`)).count,
    missing: issues.counts.missing_data,
    missingRows: issues.issues.filter(({ missing_data }) => missing_data).map(({ row }) => row),
    asked: (await ask<ReviewReply>(`review/${job}`)).questions.reduce((sum, { count }) => sum + count, 0),
    edited: (await ask<ChangesReply>(`changes/${job}?kind=edited`)).matching,
  };
}

async function query(text: string): Promise<(string | null)[][]> {
  const { body } = await client.post<SqlReply>("/api/v1/sql", { session_uuid: client.session, query: text });
  return (await client.cleanPage(body.view_uuid, 0, 100)).body.data.map(({ cells }) =>
    cells.map(({ output }) => output),
  );
}

const bytesOf = async (path: string): Promise<Buffer> => {
  const response = await fetch(`${server.url}/api/v1/get/${job}/${path}`);
  expect(response.status).toBe(200);
  return Buffer.from(await response.arrayBuffer());
};

/** The towns of each export, in its order. */
async function exported(): Promise<Readonly<Record<string, readonly unknown[]>>> {
  const csv = (await bytesOf("csv")).toString().trim().split("\r\n").slice(1);
  const both = (await bytesOf("csv?cells=both&flags=true")).toString().trim().split("\r\n").slice(1);
  const json = JSON.parse((await bytesOf("json")).toString()) as { readonly town: string }[];
  const book = XLSX.read(await bytesOf("excel"));
  const sheet = XLSX.utils.sheet_to_json<string[]>(book.Sheets[book.SheetNames[0] ?? ""]!, { header: 1 }).slice(1);
  const path = join(server.dataDir, "read-back.parquet");
  writeFileSync(path, await bytesOf("parquet"));
  const parquet: (string | null)[] = [];
  parquet.push(...(await readParquet(path)).rows.map(([town]) => town ?? null));
  rmSync(path);
  const rows = await query(`select town, town_raw from "${job}"`);
  for (const line of both) expect(line.split(",")[0]).toBe(line.split(",")[1]);
  for (const [town, raw] of rows) expect(raw).toBe(town);
  return {
    csv: csv.map((line) => line.split(",")[0]),
    both: both.map((line) => line.split(",")[0]),
    json: json.map(({ town }) => town),
    excel: sheet.map(([town]) => town),
    parquet,
    sql: rows.map(([town]) => town),
  };
}

const townsWithout = (...rows: number[]) =>
  Array.from({ length: ROWS }, (_, row) => row)
    .filter((row) => !rows.includes(row))
    .map((row) => (row === TOTAL ? "Total" : row === REPEATED ? "town" : TOWNS[row % 4]));

describe("rows that are left out", () => {
  it("are named by the warnings of a file, and told with the table", async () => {
    const { warnings, left_out } = (await client.table(job)).body;
    expect(warnings.flatMap(({ rows }) => rows)).toEqual([REPEATED, TOTAL]);
    expect(left_out).toEqual([]);
    const reply = await edit(
      [
        [TOTAL, TOTAL],
        [REPEATED, REPEATED],
      ],
      true,
    );
    expect([reply.status, reply.body]).toEqual([
      200,
      { edit_uuid: expect.any(String), rows: 2, left_out: 2, version: 2 },
    ]);
    expect(await leftOut()).toEqual(
      rowsOf([
        [REPEATED, REPEATED],
        [TOTAL, TOTAL],
      ]),
    );
  });

  it("keep their places and numbers in pages, and count nowhere else", async () => {
    await client.editOutput(job, TOTAL, 0, "Sum");
    const before = await said();
    expect(before).toMatchObject({ rows: ROWS, chosen: ROWS, found: 1, missingRows: [MISSING, TOTAL], edited: 1 });
    const pages = (await client.cleanPage(job, 0, ROWS)).body.data;
    const { edit_uuid } = await leaveOut([REPEATED, REPEATED], [MISSING, MISSING], [TOTAL, TOTAL]);
    expect(await said()).toMatchObject({
      rows: ROWS - 3,
      chosen: ROWS - 3,
      total: false,
      found: 0,
      missing: 0,
      missingRows: [],
      edited: 0,
    });
    expect((await client.cleanPage(job, 0, ROWS)).body.data).toEqual(pages);
    await undo(edit_uuid);
    expect(await said()).toEqual(before);
    await undo(edit_uuid, false);
    expect((await said()).rows).toBe(ROWS - 3);
    await takeBack([MISSING, MISSING]);
    expect(await said()).toMatchObject({ rows: ROWS - 2, missingRows: [MISSING] });
    await takeBack([0, ROWS - 1]);
    expect(await said()).toEqual(before);
  });

  it("count in no list of tables, and do again with undo", async () => {
    const listedRows = async () => {
      const asked = { session_uuid: client.session, feed_name: "mine" };
      const { results } = (await client.post<FeedReply>("/api/v1/feed", asked)).body;
      return results.find(({ id }) => id === job)?.num_rows;
    };
    expect(await listedRows()).toBe(ROWS);
    const { edit_uuid } = await leaveOut([0, 1], [TOTAL, TOTAL]);
    expect(await listedRows()).toBe(ROWS - 3);
    await takeBack([1, 1]);
    expect(await listedRows()).toBe(ROWS - 2);
    await undo(edit_uuid);
    expect(await listedRows()).toBe(ROWS);
  });

  it("come back together with the decision that was made with them", async () => {
    const columns = await client.columns(job);
    const [{ id: decision, options } = { id: "", options: [] }] = columns[2]?.decisions ?? [];
    const batch_uuid = randomUUID();
    const decided = await client.decide(job, 2, { decision, value: options.at(-1)?.id, batch_uuid });
    expect(decided.status).toBe(200);
    await edit([[1, 1]], true, { batch_uuid });
    expect(await leftOut()).toEqual(rowsOf([[1, 1]]));
    const log = (await client.get<EditLogReply>(`/api/v1/edits/${job}`, cookie())).body;
    expect(log.undo).toEqual([batch_uuid]);
    await undo(batch_uuid);
    expect(await leftOut()).toEqual([]);
    expect((await client.columns(job))[2]?.decisions?.[0]?.chosen).toBe(false);
  });

  it("are in no export and in no query, with what was read beside it, and come back with undo", async () => {
    const before = await exported();
    for (const towns of Object.values(before)) expect(towns).toEqual(townsWithout());
    const { edit_uuid } = await leaveOut([0, 1], [REPEATED, REPEATED], [TOTAL, TOTAL]);
    const after = await exported();
    for (const [format, towns] of Object.entries(after))
      expect(towns, format).toEqual(townsWithout(0, 1, REPEATED, TOTAL));
    expect(await query(`select typeof(amount), count(*) from "${job}" group by 1`)).toEqual([
      [expect.stringMatching(/DECIMAL|DOUBLE/), "28"],
    ]);
    const tables = (await client.get<SqlTablesReply>("/api/v1/sql/tables", cookie())).body;
    expect(tables.own.find(({ id }) => id === job)?.num_rows).toBe(ROWS - 4);
    await undo(edit_uuid);
    expect(await exported()).toEqual(before);
  });

  it("move up the rows of the sheet of issues, as they do those of the first sheet", async () => {
    await leaveOut([0, 1], [REPEATED, REPEATED]);
    const book = XLSX.read(await bytesOf("excel"));
    const issues = XLSX.utils.sheet_to_json<unknown[]>(book.Sheets[book.SheetNames[1] ?? ""]!, { header: 1 }).slice(1);
    expect(issues.map(([row]) => row)).toEqual([MISSING + 1 - 3]);
  });

  it("are listed with their first texts, who has left them out and when", async () => {
    await leaveOut([4, 6]);
    await takeBack([5, 5]);
    const { version, count, rows } = await listed();
    expect([version, count]).toEqual([3, 2]);
    expect(rows).toEqual(
      [4, 6].map((row) => ({
        row,
        texts: [TOWNS[row % 4], `${row}.50`, `${10 + row}.03.2024`],
        dt_utc: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
        username: null,
        own: true,
      })),
    );
    expect((await listed("?offset=1&limit=1")).rows.map(({ row }) => row)).toEqual([6]);
    const { steps } = (await client.get<EditLogReply>(`/api/v1/edits/${job}`, cookie())).body;
    expect(steps.map(({ kind, row, rows: many, left_out }) => [kind, row, many, left_out])).toEqual([
      ["rows", 5, 1, false],
      ["rows", 4, 3, true],
    ]);
  });

  it("are still left out after a restart, when a column is cleaned by another class, and with a decision", async () => {
    await leaveOut([MISSING, MISSING], [TOTAL, TOTAL]);
    await server.stop();
    server = await server.restart();
    expect(await said()).toMatchObject({ rows: ROWS - 2, missing: 0 });
    expect((await client.chooseClass(job, 0, "free_text")).status).toBe(200);
    expect(await said()).toMatchObject({ rows: ROWS - 2, missing: 0 });
    expect((await exported()).csv).toEqual(townsWithout(MISSING, TOTAL));
    const choices = { header_rows: 0 };
    const anew = await client.post<{ result_uuid: string }>(`/api/v1/read/${job}`, {
      session_uuid: client.session,
      choices,
    });
    await client.finish(anew.body.result_uuid);
    expect((await client.table(anew.body.result_uuid)).body.left_out).toEqual([]);
  });

  it("are told to whoever looks", async () => {
    const edit_uuid = randomUUID();
    await edit([[2, 2]], true, { edit_uuid });
    for await (const { data } of client.follow(`/api/v1/events/dataframe/${job}`, "0")) {
      expect((data as Extract<TableMessage, { event: "change" }>).data).toMatchObject({
        action: "edit_rows",
        row_uuid: null,
        column_uuid: null,
        value: true,
        edit_uuid,
      });
      break;
    }
  });
});

describe("cells of rows that are left out", () => {
  it("are not edited one by one, by nobody, and stay as they are where many are", async () => {
    await leaveOut([2, 3]);
    const refused = await client.editOutput(job, 2, 0, "Genf");
    expect([refused.status, refused.body]).toMatchObject([
      422,
      { code: "edit_refused", detail: expect.stringContaining("Row 3 is excluded") },
    ]);
    const reader = await ApiClient.connect(client.url);
    expect((await reader.editOutput(job, 2, 0, "Genf")).status).toBe(422);
    const area = { first_row: 1, last_row: 4, first_column: 0, last_column: 0, values: [["Genf"]] };
    const { body } = await client.post<{ cells: number }>(`/api/v1/edit/cells/${job}`, {
      session_uuid: client.session,
      ...area,
    });
    expect(body.cells).toBe(2);
    const replaced = { session_uuid: client.session, text: "Genf", replacement: "Sion" };
    await client.post(`/api/v1/find/${job}/replace`, replaced);
    await takeBack([2, 3]);
    const towns = (await client.cleanPage(job, 0, 5)).body.data.map(({ cells }) => cells[0]?.output);
    expect(towns).toEqual(["Chur", "Sion", "Olten", "town", "Sion"]);
    expect((await client.editOutput(job, 2, 0, "Genf")).status).toBe(200);
  });
});

describe("what cannot be left out", () => {
  it("is refused with the reason, and changes nothing", async () => {
    const stranger = await ApiClient.connect(client.url);
    const foreign = await edit([[0, 0]], true, {}, stranger);
    expect([foreign.status, foreign.body.code]).toEqual([403, "not_owner"]);
    expect((await edit([[5, 4]], true)).body).toMatchObject({ code: "edit_refused" });
    expect((await edit([[0, ROWS]], true)).status).toBe(404);
    for (const bad of [
      { rows: [] },
      { rows: [{ first_row: -1, last_row: 0 }] },
      { rows: [[0, 0]] },
      { left_out: "yes" },
    ])
      expect((await edit([[0, 0]], true, bad)).status, JSON.stringify(bad)).toBe(422);
    const tooMany = Array.from({ length: LIMITS.leftOutRanges + 1 }, () => [0, 0] as const);
    expect((await edit(tooMany, true)).status).toBe(422);
    expect(await leftOut()).toEqual([]);
    expect((await client.table(job)).body.basics.dl_version).toBe(1);
  });

  it("is left out once, however often it is sent", async () => {
    const edit_uuid = randomUUID();
    const first = (await edit([[2, 4]], true, { edit_uuid })).body;
    expect((await edit([[2, 4]], true, { edit_uuid })).body).toEqual({ ...first, rows: 0 });
    expect((await edit([[3, 3]], true)).body).toMatchObject({ rows: 0, left_out: 3, version: first.version });
    expect((await edit([[9, 9]], true, { edit_uuid })).body.code).toBe("edit_id_taken");
    expect(
      (
        await edit(
          [
            [5, 6],
            [0, 0],
          ],
          false,
        )
      ).body,
    ).toMatchObject({ rows: 0, version: first.version });
  });
});
