/** What is made of the cells of a column follows every edit of them, and is asked as what any other column shows. */
import { rmSync } from "node:fs";
import { join } from "node:path";
import type { FoldableEdit } from "@limpid/edits";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeDataDir } from "../../../../tools/testing/make-data-dir.ts";
import { readProfile } from "../lookups/column-profile.ts";
import { findOrder } from "../lookups/find-order.ts";
import { findRows, type RowChoice } from "../lookups/find-rows.ts";
import { findTexts } from "../lookups/find-texts.ts";
import { readAll } from "../parquet/duckdb.ts";
import type { ReviewedPaths } from "../parquet/review-row.ts";
import { TOWN_VERDICTS } from "../testing/verdicts.ts";
import { logged } from "../testing/with-edited.ts";
import { writeReviewed } from "../testing/write-reviewed.ts";
import { type ComputedTexts, keepComputed } from "./computed-texts.ts";
import { EditedTable } from "./edited-table.ts";

const ROWS = 3000;
const [SOURCE, COMPUTED] = [1, 7];

let folder: string;
let paths: ReviewedPaths;
let made: ComputedTexts;
/** How many values were read. */
let reads = 0;

const lengthOf = (raw: string, output: string): string | null =>
  output === "x9" ? null : `${output.length + 10 * (raw === output ? 0 : 1)}`;

beforeAll(async () => {
  folder = makeDataDir();
  paths = await writeReviewed(folder, {
    titles: ["other", "town"],
    rowCount: ROWS,
    verdicts: TOWN_VERDICTS,
    codeAt: (row, column) => (row + column) % TOWN_VERDICTS.length,
  });
  const read = ({ raw, output }: { readonly raw: string; readonly output: string }): Record<string, string> => {
    reads += 1;
    return { length: lengthOf(raw, output) ?? "", other: "never" };
  };
  made = { column: COMPUTED, source: SOURCE, component: "length", path: join(folder, "made.parquet"), read };
  await keepComputed(paths, made);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const of = (row: number, column: number, value: string | null, editUuid: string): FoldableEdit => {
  return { kind: "cell", place: { row, column }, value: { field: "output", value }, editUuid };
};
const turn = (batch: string, undone: boolean): FoldableEdit => {
  return { kind: "hold", place: { row: null, column: null }, value: { batch, undone } };
};
const LOG: readonly FoldableEdit[] = [
  of(0, SOURCE, "Winterthur", "one"),
  of(5, 0, "not of the source", "two"),
  {
    batch: "many",
    kind: "cells",
    place: { row: 0, column: SOURCE },
    value: { cells: Array.from({ length: 2500 }, (_, row) => [row, "output", "w".repeat(1 + (row % 7))] as const) },
  },
  of(3, SOURCE, null, "three"),
  { kind: "cell", place: { row: 4, column: SOURCE }, value: { field: "hasData", value: false }, editUuid: "four" },
  turn("many", true),
  { kind: "rows", place: { row: null, column: null }, editUuid: "r", value: { rows: [[2, 40]], isLeftOut: true } },
  turn("one", true),
  turn("many", false),
  turn("r", true),
];

/** What each row shows, as the source shows it now. */
async function expected(table: EditedTable): Promise<Map<number, string | null>> {
  return await table.query(async (connection) => {
    const texts = (await table.textsOf(connection, SOURCE)).join(" union all ");
    const rows = await readAll(connection, `select row, text from (${texts})`);
    const raws = new Map(rows.map(([row]) => [Number(row), TOWN_VERDICTS[(Number(row) + SOURCE) % 6]?.raw ?? ""]));
    return new Map(
      rows.map(([row, text]) => {
        return [Number(row), text === null ? null : lengthOf(raws.get(Number(row)) ?? "", String(text))] as const;
      }),
    );
  });
}

const NOTHING: RowChoice = { values: [], patterns: [], ranges: [], cells: [], sort: [] };

async function expectAsExpected(table: EditedTable): Promise<void> {
  const texts = await expected(table);
  const rowsOf = async (choice: Partial<RowChoice>) =>
    (await findRows(table, { ...NOTHING, ...choice, offset: 0, limit: ROWS })).rows;
  const rows = [...texts.keys()].sort((one, other) => one - other);
  const at = (row: number) => texts.get(row) ?? null;
  const rank = (row: number) => Number(at(row) ?? Number.POSITIVE_INFINITY);
  const sort = [{ column: COMPUTED, order: "number", isDescending: false }] as const;
  expect(await rowsOf({ sort })).toEqual(rows.toSorted((one, other) => rank(one) - rank(other) || one - other));
  expect(await rowsOf({ cells: [{ kind: "missing", column: COMPUTED }] })).toEqual(
    rows.filter((row) => at(row) === null),
  );
  expect(await rowsOf({ cells: [{ kind: "changed", column: COMPUTED }] })).toEqual([]);
  const search = { text: "^1", isPattern: true, isCaseKept: true, isWhole: false, computed: [COMPUTED] };
  const found = await findTexts(table, { search: { ...search, column: COMPUTED }, limit: ROWS, samples: 0 });
  expect(found.kind === "found" && found.places).toEqual(
    rows.filter((row) => at(row)?.startsWith("1") === true).map((row) => ({ row, column: COMPUTED })),
  );
  const limits = { values: 100, patterns: 10 };
  const profile = await readProfile(table, { column: COMPUTED, order: "number", limits });
  const counts = new Map<string, number>();
  for (const text of texts.values()) if (text !== null) counts.set(text, (counts.get(text) ?? 0) + 1);
  expect([profile.rows, profile.missing, profile.distinct]).toEqual([
    rows.length,
    rows.filter((row) => at(row) === null).length,
    counts.size,
  ]);
  expect(new Map(profile.values.map(({ value, count }) => [value, count]))).toEqual(counts);
  expect(await findOrder(table, COMPUTED)).toBe("number");
}

describe("what is made of the cells of a column", () => {
  it("is asked as the source shows it, after each edit", async () => {
    const table = await EditedTable.open(paths);
    try {
      await table.provide(made);
      await expectAsExpected(table);
      for (const edit of logged(LOG)) {
        await table.add([edit]);
        if (!table.isComputed(COMPUTED)) await table.provide(made);
        await expectAsExpected(table);
      }
    } finally {
      table.close();
    }
  });

  it("is read once a different value, and again only where the source is edited", async () => {
    reads = 0;
    await keepComputed(paths, { ...made, path: join(folder, "again.parquet") });
    // One of the six has no data.
    expect(reads).toBe(5);
    const table = await EditedTable.open(paths);
    try {
      reads = 0;
      await table.provide(made);
      const log = logged(LOG);
      await table.add(log.slice(0, 1));
      expect(table.isComputed(COMPUTED)).toBe(false);
      await table.provide(made);
      expect(reads).toBe(1);
      await table.add(log.slice(1, 2));
      expect(table.isComputed(COMPUTED)).toBe(true);
    } finally {
      table.close();
    }
  });
});

describe("the order of what is made", () => {
  it.each([
    ["number", ["10", "9", "-0.5"]],
    ["text", ["10", "09"]],
    ["day", ["2024-03-13", "2023-12", "2024-03-13 10:00"]],
    ["text", ["2024-03-13", "1999-13-01"]],
    ["text", ["12:30", "08:15"]],
  ] as const)("is %s of %j", async (order, texts) => {
    const parts: readonly string[] = texts;
    let next = 0;
    const read = () => ({ part: parts[next++ % parts.length] ?? "" });
    const other = {
      ...made,
      component: "part",
      path: join(folder, `${parts.join().replaceAll(/\W/g, "")}.parquet`),
      read,
    };
    await keepComputed(paths, other);
    const table = await EditedTable.open(paths);
    try {
      await table.provide(other);
      expect(await findOrder(table, COMPUTED)).toBe(order);
    } finally {
      table.close();
    }
  });
});
