/** What is kept of a column is what counting would find, and is of no use once anything is edited. */
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { FoldableEdit } from "@limpid/edits";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { makeDataDir } from "../../../../tools/testing/make-data-dir.ts";
import type { ReviewedPaths } from "../parquet/review-row.ts";
import type { EditedTable } from "../read/edited-table.ts";
import { TOWN_VERDICTS } from "../testing/verdicts.ts";
import { withEdited } from "../testing/with-edited.ts";
import { writeReviewed } from "../testing/write-reviewed.ts";
import { readProfile } from "./column-profile.ts";
import { findDistribution } from "./distribution.ts";
import { type KeptWanted, keepProfile, provideDistribution, provideProfile } from "./kept-profile.ts";

const ROWS = 40;
let folder: string;
let paths: ReviewedPaths;
let wanted: KeptWanted;

beforeAll(async () => {
  folder = makeDataDir();
  paths = await writeReviewed(folder, {
    titles: ["town", "other"],
    rowCount: ROWS,
    verdicts: TOWN_VERDICTS,
    codeAt: (row) => (row * 7) % TOWN_VERDICTS.length,
  });
  const limits = { values: 9, patterns: 9, bins: 9, far: 5 };
  wanted = { column: 0, order: "text", limits, keptPath: join(folder, "profiles", "0.json") };
});
beforeEach(async () => {
  await keepProfile(paths, wanted);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const counted = async (table: EditedTable) => [await readProfile(table, wanted), await findDistribution(table, wanted)];
const provided = async (table: EditedTable, asked = wanted) => [
  await provideProfile(table, asked),
  await provideDistribution(table, asked),
];

/** What is kept says that there are so many rows, which nothing else would. */
function markKept(rows: number): void {
  const kept = JSON.parse(readFileSync(wanted.keptPath, "utf8"));
  kept.profile.rows = rows;
  writeFileSync(wanted.keptPath, JSON.stringify(kept));
}

describe("a kept profile", () => {
  it("is what counting finds", async () => {
    expect(await withEdited(paths, [], provided)).toEqual(await withEdited(paths, [], counted));
  });

  it("is read and not counted, also with edits of another column", async () => {
    markKept(12_345);
    const edits: FoldableEdit[] = [
      { kind: "cell", place: { row: 3, column: 1 }, value: { field: "output", value: "Thun" } },
    ];
    for (const log of [[], edits])
      expect(await withEdited(paths, log, (table) => provideProfile(table, wanted))).toMatchObject({ rows: 12_345 });
  });

  it.each<[string, FoldableEdit]>([
    [
      "a cell of it is edited",
      { kind: "cell", place: { row: 3, column: 0 }, value: { field: "output", value: "Thun" } },
    ],
    [
      "a row is left out",
      {
        kind: "rows",
        place: { row: null, column: null },
        editUuid: "rows",
        value: { rows: [[0, 0]], isLeftOut: true },
      },
    ],
  ])("is of no use once %s", async (_, edit) => {
    markKept(12_345);
    const found = await withEdited(paths, [edit], provided);
    expect(found).toEqual(await withEdited(paths, [edit], counted));
    expect(found).not.toEqual(await withEdited(paths, [], counted));
  });

  it("is of no use for another order, or for more values", async () => {
    markKept(12_345);
    for (const other of [
      { ...wanted, order: "number" as const },
      { ...wanted, limits: { ...wanted.limits, values: 2 } },
    ])
      expect((await withEdited(paths, [], (table) => provideProfile(table, other))).rows).toBe(ROWS);
  });

  it("is counted where its file is gone, or is none", async () => {
    writeFileSync(wanted.keptPath, "half a f");
    expect(await withEdited(paths, [], provided)).toEqual(await withEdited(paths, [], counted));
    rmSync(wanted.keptPath);
    expect(await withEdited(paths, [], provided)).toEqual(await withEdited(paths, [], counted));
    expect(existsSync(wanted.keptPath)).toBe(false);
  });
});
