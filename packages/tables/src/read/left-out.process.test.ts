/** Whatever is asked about a table says the same with rows left out and of a table that never had them. */
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { hasRow, type RowRanges } from "@limpid/contract";
import { type FoldableEdit, foldEdits } from "@limpid/edits";
import { afterAll, beforeAll, expect, it } from "vitest";
import { makeDataDir } from "../../../../tools/testing/make-data-dir.ts";
import { findAreaValues } from "../lookups/area-values.ts";
import { readProfile } from "../lookups/column-profile.ts";
import { describeCells } from "../lookups/describe-cells.ts";
import { findDistribution } from "../lookups/distribution.ts";
import { findChanges } from "../lookups/find-changes.ts";
import { findEdited } from "../lookups/find-edited.ts";
import { findIssues } from "../lookups/find-issues.ts";
import { findAnswered, findQuestions } from "../lookups/find-questions.ts";
import { findRows } from "../lookups/find-rows.ts";
import { findReplaced, findTexts } from "../lookups/find-texts.ts";
import { listLeftOut } from "../lookups/list-left-out.ts";
import { streamChanges } from "../lookups/stream-changes.ts";
import { streamIssues } from "../lookups/stream-issues.ts";
import type { ReviewedPaths } from "../parquet/review-row.ts";
import { sourceFromParquet } from "../parquet/row-source.ts";
import { TOWN_VERDICTS, verdictOn } from "../testing/verdicts.ts";
import { withEdited } from "../testing/with-edited.ts";
import { writeReviewed } from "../testing/write-reviewed.ts";
import { copyReviewedToCsv } from "../typed/copy-reviewed.ts";
import { materialise } from "../write/materialise.ts";
import type { EditedTable } from "./edited-table.ts";

const VERDICTS = [...TOWN_VERDICTS, verdictOn("BERN", { kind: "written", output: "Bern", rule: "name.form" })];
const ROWS = 400;
const LEFT_OUT: RowRanges = [
  [0, 0],
  [5, 90],
  [200, 203],
  [398, 399],
];
const numbers = Array.from({ length: ROWS }, (_, row) => row);
const kept = numbers.filter((row) => !hasRow(LEFT_OUT, row));

type Paths = ReviewedPaths & { readonly clean: string };

let folder: string;
let all: Paths;
let fewer: Paths;

beforeAll(async () => {
  folder = makeDataDir();
  all = await write("all", numbers);
  fewer = await write("fewer", kept);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A table of these rows of one and the same. */
function write(name: string, rows: readonly number[]): Promise<Paths> {
  const codeAt = (row: number, column: number): number => (row * 5 + column + Math.floor(row / 11)) % VERDICTS.length;
  return writeReviewed(join(folder, name), {
    titles: ["town", "other"],
    rowCount: rows.length,
    verdicts: VERDICTS,
    codeAt: (index, column) => codeAt(rows[index] ?? 0, column),
  });
}

/** The same edits of both tables, those of rows that are not there aside. */
const EDITED: readonly (readonly [
  row: number,
  column: number,
  field: "isClean" | "output",
  value: string | boolean | null,
])[] = [
  [1, 0, "output", "Thun"],
  [7, 0, "output", "gone"],
  [40, 1, "output", null],
  [202, 1, "isClean", false],
  [204, 1, "isClean", false],
  [300, 0, "output", null],
  [399, 0, "output", "gone too"],
];
const edits = (rows: readonly number[]): FoldableEdit[] =>
  EDITED.flatMap(([place, column, field, value]) => {
    const row = rows.indexOf(place);
    return row < 0 ? [] : { kind: "cell", place: { row, column }, value: { field, value } };
  });
const without = (rows: RowRanges): FoldableEdit => {
  return { kind: "rows", place: { row: null, column: null }, editUuid: "rows", value: { rows, isLeftOut: true } };
};
const leftOut = () => [...edits(numbers), without(LEFT_OUT)];

/** The rows of the smaller table by their numbers in the other one. */
function renumbered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(renumbered);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, key === "row" ? kept[Number(one)] : renumbered(one)]),
  );
}

const search = { text: "e", isPattern: false, isCaseKept: true, isWhole: false };

it.each<[string, (table: EditedTable, paths: Paths) => Promise<unknown>]>([
  ["issues", (table) => findIssues(table)],
  ["changes", (table) => findChanges(table, { offset: 0, limit: 1000 })],
  ["questions", (table) => findQuestions(table, { questions: 10, values: 10 })],
  ["cells of an answer", (table) => findAnswered(table, { rule: "city", kind: "invalid" })],
  ["what people have changed", (table) => findEdited(table, { samples: [], limit: 1000 })],
  ["find", (table) => findTexts(table, { search, limit: 1000, samples: 5 })],
  [
    "replace",
    (table) => findReplaced(table, { query: { text: "e", match_case: true, replacement: "_" }, limit: 1000 }),
  ],
  ["values", (table) => readProfile(table, { column: 0, order: "text", limits: { values: 9, patterns: 9 } })],
  [
    "how values are spread",
    (table) => findDistribution(table, { column: 0, order: "text", limits: { bins: 9, far: 5 } }),
  ],
  ["the catalogue", (table, { clean }) => describeCells(table, { clean, judged: [0, 1] })],
])("%s", async (_, ask) => {
  const found = await withEdited(all, leftOut(), (table) => ask(table, all));
  expect(found).toEqual(renumbered(await withEdited(fewer, edits(kept), (table) => ask(table, fewer))));
  expect(found).not.toEqual(await withEdited(all, edits(numbers), (table) => ask(table, all)));
});

it("rows that are chosen and sorted", async () => {
  const choice = {
    values: [],
    patterns: [],
    ranges: [],
    cells: [{ kind: "issue" as const }],
    sort: [],
    offset: 0,
    limit: 1000,
  };
  const sort = [{ column: 0, order: "text" as const, isDescending: true }];
  for (const selection of [choice, { ...choice, cells: [], sort }, { ...choice, cells: [] }]) {
    const found = await withEdited(all, leftOut(), (table) => findRows(table, selection));
    const { count, rows } = await withEdited(fewer, edits(kept), (table) => findRows(table, selection));
    expect(found).toEqual({ count, rows: rows.map((row) => kept[row]) });
  }
});

it("all issues and all changes, as they are written into files", async () => {
  const [with_, fewerEdits] = [foldEdits(leftOut()), foldEdits(edits(kept))];
  const issues = async (paths: Paths, overlay: typeof with_, rows: number) => {
    const { atMost, batches } = await streamIssues(paths, overlay, rows);
    return { atMost, issues: await flat(batches) };
  };
  const changes = async (paths: Paths, overlay: typeof with_, rows: number) => {
    const { groups, batches } = await streamChanges(paths, overlay, rows);
    return { groups, changes: await flat(batches) };
  };
  expect(await issues(all, with_, ROWS)).toEqual(renumbered(await issues(fewer, fewerEdits, kept.length)));
  expect(await changes(all, with_, ROWS)).toEqual(renumbered(await changes(fewer, fewerEdits, kept.length)));
});

async function flat<Row>(batches: AsyncIterable<readonly Row[]>): Promise<Row[]> {
  const rows: Row[] = [];
  for await (const batch of batches) rows.push(...batch);
  return rows;
}

async function versionOf(paths: Paths, overlay: ReturnType<typeof foldEdits>, name: string): Promise<string> {
  const outPath = join(folder, `${name}.parquet`);
  await materialise({ paths, titles: ["town", "other"], overlay, parts: [], outPath });
  return outPath;
}

it("the table as it is exported", async () => {
  const [with_, fewerEdits] = [foldEdits(leftOut()), foldEdits(edits(kept))];
  const [one, other] = [await versionOf(all, with_, "one"), await versionOf(fewer, fewerEdits, "other")];
  const read = async (path: string) => await flat((await sourceFromParquet(path)).batches);
  expect(await read(one)).toEqual(await read(other));
  expect(await read(one)).toHaveLength(kept.length);
  const form = {
    titles: ["town", "other"],
    escape: "none",
    hasBom: false,
    delimiter: "comma",
    cells: "both",
    hasFlags: true,
  } as const;
  const [first, second] = [join(folder, "one.csv"), join(folder, "other.csv")];
  await copyReviewedToCsv({ path: one, paths: all, overlay: with_, columnCount: 2 }, first, form);
  await copyReviewedToCsv({ path: other, paths: fewer, overlay: fewerEdits, columnCount: 2 }, second, form);
  expect(readFileSync(first, "utf8")).toBe(readFileSync(second, "utf8"));
});

it("a table all of whose rows are left out has nothing to tell, and is exported without rows", async () => {
  const log = [...edits(numbers), without([[0, ROWS - 1]])];
  const issues = await withEdited(all, log, (table) => findIssues(table));
  expect([issues.counts, issues.meanProb]).toEqual([{ notClean: 0, invalid: 0, missing: 0 }, null]);
  expect(await withEdited(all, log, (table) => describeCells(table, { clean: all.clean, judged: [0, 1] }))).toEqual({
    quality: null,
    values: [[], []],
  });
  const path = await versionOf(all, foldEdits(log), "none");
  expect(await flat((await sourceFromParquet(path)).batches)).toEqual([]);
});

it("what is put into an area leaves its cells alone", async () => {
  const area = { firstRow: 3, lastRow: 6, firstColumn: 0, lastColumn: 0 };
  const cells = await withEdited(all, leftOut(), (table) => findAreaValues(table, { area, values: [["new"]] }));
  expect(cells.map(({ row }) => row)).toEqual([3, 4]);
});

it("are listed with their first texts, some at a time", async () => {
  const listed = await withEdited(all, leftOut(), (table) => listLeftOut(table, { offset: 1, limit: 2, texts: 1 }));
  expect(listed).toEqual({
    count: 93,
    rows: [
      { row: 5, texts: [VERDICTS[25 % 7]?.raw] },
      { row: 6, texts: [VERDICTS[30 % 7]?.raw] },
    ],
  });
});
