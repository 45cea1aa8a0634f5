/** The counts of issues of a table that is cleaned in ranges are those of its cells, whatever people do to it. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { CellReply, EditRowsReply, IssuesReply } from "@limpid/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ApiClient } from "../../../../tools/testing/client.ts";
import { type InProcessServer, serveInProcess } from "../../../../tools/testing/in-process-server.ts";

const ROWS = 600;
const COLUMNS = 3;
const DAY = 1;
const MISSING = 10;
const line = (row: number): string => `${row};${dayOf(row)};${row % 50 === 7 ? "ann@" : `ann${row}@example.org`}`;
const FILE = ["id;day;mail", ...Array.from({ length: ROWS }, (_, row) => line(row))].join("\n");
const LEFT_OUT = { first_row: 100, last_row: 249 };

function dayOf(row: number): string {
  if (row % MISSING === 2) return "n/a";
  return row % 30 === 4 ? "31.02.2024" : `${String(13 + (row % 15))}.03.2024`;
}

let server: InProcessServer;
let client: ApiClient;
let table: string;

beforeAll(async () => {
  server = await serveInProcess({ CLEAN_ROW_LIMIT: "0", WORKERS: "1", RANGE_CELLS: String(100 * COLUMNS) });
  client = await ApiClient.connect(server.url);
  table = await client.uploadCleaned(FILE);
});
afterAll(() => server.remove());

async function expectCountsOfCells(isLeft: (row: number) => boolean = () => true): Promise<IssuesReply["counts"]> {
  const { body } = await client.get<IssuesReply>(`/api/v1/issues/${table}`);
  const cells = await readCells(isLeft);
  const withData = cells.filter(({ has_data }) => has_data);
  expect(body.counts).toEqual({
    not_clean: cells.filter(({ is_clean }) => !is_clean).length,
    invalid_data: cells.filter(({ is_valid }) => !is_valid).length,
    missing_data: cells.length - withData.length,
  });
  expect(body.mean_prob).toBeCloseTo(withData.reduce((sum, { prob }) => sum + prob, 0) / withData.length, 9);
  return body.counts;
}

async function readCells(isLeft: (row: number) => boolean): Promise<CellReply[]> {
  const { body } = await client.cleanPage(table, 0, ROWS);
  expect(body.data).toHaveLength(ROWS);
  return body.data.filter(({ idx }) => isLeft(idx)).flatMap(({ cells }) => cells);
}

function isKeptIn(review: RegExp): boolean {
  const folder = join(server.dataDir, "tables", table.slice(0, 2), table);
  const name = readdirSync(folder).find((one) => review.test(one)) ?? "";
  return readFileSync(join(folder, name)).includes("limpid_counts_1");
}

it("as it is cleaned", async () => {
  expect(isKeptIn(/^review\.parquet$/)).toBe(true);
  const counts = await expectCountsOfCells();
  expect(counts.missing_data).toBe(ROWS / MISSING);
  expect(counts.not_clean).toBeGreaterThan(0);
});

it("with edits", async () => {
  const before = await expectCountsOfCells();
  for (const [row, column, value] of [
    [1, 1, "2024-03-01"],
    [2, 1, "2024-03-02"],
    [3, 0, "four"],
    [120, 1, "2024-03-03"],
  ] as const)
    expect((await client.editOutput(table, row, column, value)).status).toBe(200);
  expect(await expectCountsOfCells()).not.toEqual(before);
});

it("with rows left out, and taken back", async () => {
  const edit = (left_out: boolean) =>
    client.post<EditRowsReply>(`/api/v1/edit/rows/${table}`, {
      session_uuid: client.session,
      rows: [LEFT_OUT],
      left_out,
    });
  const before = await expectCountsOfCells();
  expect((await edit(true)).status).toBe(200);
  const fewer = await expectCountsOfCells((row) => row < LEFT_OUT.first_row || row > LEFT_OUT.last_row);
  expect(fewer.missing_data).toBeLessThan(before.missing_data);
  expect((await edit(false)).status).toBe(200);
  expect(await expectCountsOfCells()).toEqual(before);
});

it("cleaned anew as another class", async () => {
  const before = await expectCountsOfCells();
  expect((await client.chooseClass(table, DAY, "free_text")).status).toBe(200);
  expect(isKeptIn(/^review-g1\b.*\.parquet$/)).toBe(true);
  expect((await expectCountsOfCells()).not_clean).toBeLessThan(before.not_clean);
});
