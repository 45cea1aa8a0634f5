/** Edits that come one after another say of the cells what all of them at once say. */
import { rmSync } from "node:fs";
import { type FoldableEdit, parseEdit } from "@limpid/edits";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeDataDir } from "../../../../tools/testing/make-data-dir.ts";
import { findChanges } from "../lookups/find-changes.ts";
import { findEdited } from "../lookups/find-edited.ts";
import { findIssues } from "../lookups/find-issues.ts";
import { findTexts } from "../lookups/find-texts.ts";
import type { ReviewedPaths } from "../parquet/review-row.ts";
import { TOWN_VERDICTS } from "../testing/verdicts.ts";
import { logged, withEdited } from "../testing/with-edited.ts";
import { writeReviewed } from "../testing/write-reviewed.ts";
import { EditedTable } from "./edited-table.ts";

const ROWS = 3000;

let folder: string;
let paths: ReviewedPaths;

beforeAll(async () => {
  folder = makeDataDir();
  paths = await writeReviewed(folder, {
    titles: ["town", "other"],
    rowCount: ROWS,
    verdicts: TOWN_VERDICTS,
    codeAt: (row, column) => (row + column) % TOWN_VERDICTS.length,
  });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const of = (row: number, column: number, value: string | null, editUuid: string): FoldableEdit => {
  return { kind: "cell", place: { row, column }, value: { field: "output", value }, editUuid };
};
const turn = (batch: string, undone: boolean): FoldableEdit => {
  return { kind: "hold", place: { row: null, column: null }, value: { batch, undone } };
};
const without = (editUuid: string, ...rows: [number, number][]): FoldableEdit => {
  return { kind: "rows", place: { row: null, column: null }, editUuid, value: { rows, isLeftOut: true } };
};
/** More cells than are read one by one. */
const block = (batch: string, column: number, text: string): FoldableEdit => ({
  batch,
  kind: "cells",
  place: { row: 0, column },
  value: { cells: Array.from({ length: 2500 }, (_, row) => [row, "output", `${text} ${row % 7}`] as const) },
});

const LOG: readonly FoldableEdit[] = [
  of(0, 0, "Chur", "one"),
  block("first", 0, "filled"),
  of(5, 0, "Olten", "two"),
  { kind: "title", place: { row: null, column: 1 }, value: "renamed" },
  block("second", 1, "other"),
  { kind: "cell", place: { row: 5, column: 1 }, value: { field: "isClean", value: false }, editUuid: "three" },
  turn("first", true),
  of(3, 0, null, "four"),
  turn("one", true),
  turn("first", false),
  turn("second", true),
  turn("one", false),
  of(ROWS + 9, 0, "no such row", "five"),
  of(0, 7, "no such column", "six"),
  without("rows", [3, 5], [40, 2000]),
  parseEdit({ ...without("back"), value: { rows: [[5, 5]], isLeftOut: false } }),
  turn("back", true),
  turn("rows", true),
  turn("rows", false),
  turn("first", true),
];

async function ask(table: EditedTable) {
  const search = { isPattern: false, isCaseKept: true, isWhole: false };
  return {
    issues: await findIssues(table),
    changes: await findChanges(table, { offset: 0, limit: 50 }),
    edited: await findEdited(table, { samples: [], limit: 10_000 }),
    found: await findTexts(table, { search: { ...search, text: "l" }, limit: 10_000, samples: 3 }),
  };
}

describe("a table that stays open", () => {
  it("says after each edit what one says that knows all edits at once", async () => {
    const table = await EditedTable.open(paths);
    try {
      const log = logged(LOG);
      for (const [index, edit] of log.entries()) {
        await table.add([edit]);
        const count = index + 1;
        expect(table.mark).toEqual({ count, last: count });
        expect(await ask(table), `after ${count}`).toEqual(await withEdited(paths, LOG.slice(0, count), ask));
      }
    } finally {
      table.close();
    }
  });

  it("takes several edits at once, and counts the cells that people have touched", async () => {
    const table = await EditedTable.open(paths);
    try {
      const log = logged(LOG);
      await table.add(log.slice(0, 3));
      expect(table.touched).toBe(2500);
      await table.add(log.slice(3, 8));
      expect(table.touched).toBe(2503);
      await table.add(log.slice(8));
      expect(await ask(table)).toEqual(await withEdited(paths, LOG, ask));
      expect(table.editsOf([0, 3, 4].map((row) => ({ row, column: 0 })))).toEqual([
        { row: 0, column: 0, edits: [{ field: "output", value: "Chur" }] },
        { row: 3, column: 0, edits: [{ field: "output", value: null }] },
      ]);
    } finally {
      table.close();
    }
  });
});
