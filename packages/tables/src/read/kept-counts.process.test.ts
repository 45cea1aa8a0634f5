/** What is kept with a review says of its cells what counting them says, with any edits. */
import { cpSync, rmSync } from "node:fs";
import { join } from "node:path";
import { type FoldableEdit, parseEdit } from "@limpid/edits";
import { toCellState } from "@limpid/table";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeDataDir } from "../../../../tools/testing/make-data-dir.ts";
import { findIssues } from "../lookups/find-issues.ts";
import { literal, withDuckDb } from "../parquet/duckdb.ts";
import type { ReviewedPaths } from "../parquet/review-row.ts";
import { copyToParquet } from "../parquet/write-encoded.ts";
import { TOWN_VERDICTS, textColumn, verdictOn } from "../testing/verdicts.ts";
import { withEdited } from "../testing/with-edited.ts";
import { writeCleaned } from "../write/write-cleaned.ts";
import { writeIngest } from "../write/write-ingest.ts";
import { readKeptCounts } from "./kept-counts.ts";

const ROWS = 3000;
const RANGE_ROWS = 1100;
const TITLES = ["town", "other"];
/** Beside towns: as unsure in a way that no fraction of two says, and missing but perhaps not. */
const VERDICTS = [
  ...TOWN_VERDICTS,
  verdictOn("Thun", { prob: 0.1 + 0.2 }),
  verdictOn("-", { kind: "missing", output: null, prob: 0.6, alternatives: [{ output: "-", prob: 0.4 }] }),
];
const codeAt = (row: number, column: number): number => (row * 5 + column + Math.floor(row / 11)) % VERDICTS.length;
const verdictAt = (row: number, column: number) => VERDICTS[codeAt(row, column)]!;

let folder: string;
/** The same table in files with counts, and in files as they were written before there were any. */
let kept: ReviewedPaths;
let former: ReviewedPaths;

const pathsAt = (name: string): ReviewedPaths & { readonly clean: string } => {
  const at = (file: string): string => join(folder, `${name}-${file}.parquet`);
  return { ingest: at("ingest"), clean: at("clean"), ...{ review: at("review"), plain: at("plain") } };
};

beforeAll(async () => {
  folder = makeDataDir();
  kept = pathsAt("kept");
  former = pathsAt("former");
  await writeInRanges(pathsAt("kept"), VERDICTS, codeAt);
  for (const name of ["ingest", "plain"] as const) cpSync(kept[name], former[name]);
  await copyReview(former.review);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function writeInRanges(
  paths: ReturnType<typeof pathsAt>,
  verdicts: typeof VERDICTS,
  code: typeof codeAt,
): Promise<void> {
  const columnsOf = (first: number, count: number) =>
    TITLES.map((title, column) =>
      textColumn(
        title,
        verdicts,
        Uint32Array.from({ length: count }, (_, row) => code(first + row, column)),
      ),
    );
  const dict = verdicts.map(({ raw }) => raw);
  const ingest = columnsOf(0, ROWS).map(({ title, codes }) => ({ title, dict, codes }));
  await writeIngest(paths.ingest, { columns: ingest, rowCount: ROWS });
  const ranges = [];
  for (let first = 0; first < ROWS; first += RANGE_ROWS) {
    const rowCount = Math.min(RANGE_ROWS, ROWS - first);
    ranges.push({ columns: columnsOf(first, rowCount), rowCount });
  }
  await writeCleaned(paths, ranges);
}

async function copyReview(path: string, metadata = {}, from = kept.review): Promise<void> {
  const select = `select * from read_parquet(${literal(from)})`;
  await withDuckDb((connection) => copyToParquet(connection, { select, path, columns: TITLES.length, metadata }));
}

const readCounts = (paths: ReviewedPaths) => withDuckDb((connection) => readKeptCounts(connection, paths.review));
const issuesOf = (paths: ReviewedPaths, log: readonly FoldableEdit[] = []) =>
  withEdited(paths, log, (table) => findIssues(table));

const of = (row: number, column: number, value: string | null, editUuid = ""): FoldableEdit => {
  return { kind: "cell", place: { row, column }, value: { field: "output", value }, editUuid };
};
const without = (...rows: [number, number][]): FoldableEdit => {
  return { kind: "rows", place: { row: null, column: null }, editUuid: "rows", value: { rows, isLeftOut: true } };
};
const turn = (batch: string, undone: boolean): FoldableEdit => {
  return { kind: "hold", place: { row: null, column: null }, value: { batch, undone } };
};
/** A cell of each verdict, in both columns. */
const EVERY_KIND = VERDICTS.flatMap((_, code) => {
  const row = Array.from({ length: ROWS }, (_, index) => index).find((index) => codeAt(index, 0) === code) ?? 0;
  return [of(row, 0, "new"), of(row, 1, null)];
});
const BLOCK: FoldableEdit = {
  batch: "block",
  kind: "cells",
  place: { row: 0, column: 1 },
  value: { cells: Array.from({ length: 2500 }, (_, row) => [row, "isClean", row % 2 === 0] as const) },
};

describe("counts that are kept with a review", () => {
  it("are there for a table that was cleaned in ranges, and not in files of before", async () => {
    const counts = (await readCounts(kept)) ?? [];
    expect(counts.reduce((sum, { cells }) => sum + cells, 0)).toBe(ROWS * TITLES.length);
    expect(await readCounts(former)).toBeUndefined();
  });

  it("are those of the cells", async () => {
    const { columns, counts } = await issuesOf(kept);
    const states = TITLES.map((_, column) =>
      Array.from({ length: ROWS }, (_, row) => toCellState(verdictAt(row, column))),
    );
    for (const [column, cells] of states.entries()) {
      const withData = cells.filter(({ hasData }) => hasData);
      expect(columns[column]).toMatchObject({
        notClean: cells.filter(({ isClean }) => !isClean).length,
        invalid: cells.filter(({ isValid }) => !isValid).length,
        missing: cells.length - withData.length,
        flagged: withData.filter(({ isClean, isValid }) => !isClean || !isValid).length,
        meanProb: expect.closeTo(withData.reduce((sum, { prob }) => sum + prob, 0) / withData.length, 10),
      });
    }
    expect(counts.missing).toBe((columns[0]?.missing ?? 0) + (columns[1]?.missing ?? 0));
  });

  it.each<[string, readonly FoldableEdit[]]>([
    ["no edit", []],
    ["an edit of a cell of each kind", EVERY_KIND],
    ["an edit of many cells", [BLOCK]],
    ["an edit that is undone", [of(3, 0, "new"), BLOCK, turn("block", true)]],
    ["rows left out", [without([0, 0], [40, 1200])]],
    [
      "rows left out and taken back",
      [without([0, 900]), parseEdit({ ...without(), value: { rows: [[5, 700]], isLeftOut: false } })],
    ],
    ["edits of cells and rows left out", [...EVERY_KIND, BLOCK, without([3, 5], [40, 2000])]],
    ["all rows left out", [of(1, 1, "x"), without([0, ROWS - 1])]],
    ["cells that are not there", [of(ROWS + 9, 0, "x"), of(0, 7, "x")]],
    ["a title", [{ kind: "title", place: { row: null, column: 1 }, value: "renamed" }]],
  ])("say to the last bit what counting says: %s", async (_, log) => {
    const found = await issuesOf(kept, log);
    expect(found).toEqual(await issuesOf(former, log));
    expect(found.columns.some(({ meanProb }) => meanProb !== null && meanProb < 1)).toBe(!_.startsWith("all rows"));
  });

  it("are read, and their cells not counted", async () => {
    const other = pathsAt("other");
    for (const name of ["ingest", "plain"] as const) cpSync(kept[name], other[name]);
    await copyReview(other.review, { limpid_counts_1: JSON.stringify([[1, 0.5, 3, 777]]) });
    const { counts, meanProb } = await issuesOf(other);
    expect([counts, meanProb]).toEqual([{ notClean: 777, invalid: 777, missing: 0 }, 0.5]);
  });

  it("are kept for a table of thousands of columns, and counting says the same in parts of them", async () => {
    const [wide, uncounted] = [pathsAt("wide"), pathsAt("uncounted")];
    const columns = Array.from({ length: 2100 }, (_, column) =>
      textColumn(
        `c${column}`,
        VERDICTS,
        Uint32Array.from({ length: 3 }, (_, row) => codeAt(row, column)),
      ),
    );
    const dict = VERDICTS.map(({ raw }) => raw);
    await writeIngest(wide.ingest, { columns: columns.map((column) => ({ ...column, dict })), rowCount: 3 });
    await writeCleaned(wide, [{ columns, rowCount: 3 }]);
    for (const name of ["ingest", "plain"] as const) cpSync(wide[name], uncounted[name]);
    await copyReview(uncounted.review, {}, wide.review);
    expect(await readCounts(uncounted)).toBeUndefined();
    const found = await issuesOf(wide);
    expect(found).toEqual(await issuesOf(uncounted));
    expect(found.columns).toHaveLength(2100);
    expect((await readCounts(wide))?.reduce((sum, { cells }) => sum + cells, 0)).toBe(3 * 2100);
  });

  it("are not kept where hardly any cells are alike, which are counted then", async () => {
    const paths = pathsAt("unlike");
    const verdicts = Array.from({ length: 2 * ROWS }, (_, code) => verdictOn(`${code}`, { prob: 1 / (code + 1) }));
    await writeInRanges(paths, verdicts, (row, column) => 2 * row + column);
    expect(await readCounts(paths)).toBeUndefined();
    const mean = verdicts.reduce((sum, { prob }) => sum + prob, 0) / verdicts.length;
    expect((await issuesOf(paths)).meanProb).toBeCloseTo(mean, 10);
  });
});
