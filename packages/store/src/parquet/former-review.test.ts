import { cpSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type CellState, stateOf } from "@limpid/table";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { makeDataDir } from "../testing/test-databases.ts";
import { withEdited } from "../testing/with-edited.ts";
import { findChanges } from "./find-changes.ts";
import { findIssues } from "./find-issues.ts";
import { UnknownFormat } from "./format-version.ts";
import { withReview } from "./former-review.ts";
import { PageReader } from "./page-reader.ts";
import type { ReviewedPaths } from "./review-row.ts";

const FORMER = fileURLToPath(new URL("../../../../fixtures/stored/format-1", import.meta.url));
/** What the version that wrote the files said of the cells of their first column. */
const CELLS = (JSON.parse(readFileSync(join(FORMER, "cells.json"), "utf8")) as CellState[]).map(withoutHalves);
const ROWS = CELLS.length;
const ALL = { offset: 0, limit: 1000 };

/** Half a letter becomes the sign for one that is not known, as it did in the texts of cells. */
function withoutHalves(cell: CellState): CellState {
  return { ...cell, msg: cell.msg.replaceAll(/\p{Surrogate}/gu, "\uFFFD") };
}

let folder: string;
let paths: ReviewedPaths;

beforeEach(() => {
  folder = makeDataDir();
  for (const name of ["ingest", "review"]) cpSync(join(FORMER, `${name}.parquet`), join(folder, `${name}.parquet`));
  const at = (name: string) => join(folder, `${name}.parquet`);
  paths = { ingest: at("ingest"), review: at("review"), plain: at("plain") };
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** As the specification tells of the cells, `cells[row][column]`. */
async function readStates(): Promise<CellState[][]> {
  const reader = await PageReader.open();
  try {
    const read = () => reader.readCleanPage(paths, { firstRow: 0, rowCount: 100 });
    return (await withReview(paths, read)).map((cells) => cells.map(stateOf));
  } finally {
    await reader.close();
  }
}

describe("a review of the version before", () => {
  it("says of each cell what it said", async () => {
    const expected = CELLS.map((cell, row) => [cell, CELLS[0], CELLS[(row * 7) % ROWS]]);
    expect(await readStates()).toEqual(expected);
    expect(await readStates()).toEqual(expected);
    expect(readdirSync(folder).sort()).toEqual(["ingest.parquet", "plain.parquet", "review.parquet"]);
  });

  it("has the issues and changes that it had", async () => {
    const flags = CELLS.filter(({ hasData, isValid, isClean }) => !(hasData && isValid && isClean));
    const { counts, issues } = await withReview(paths, () => withEdited(paths, [], (table) => findIssues(table)));
    expect(issues).toHaveLength(2 * flags.length);
    expect(counts).toEqual({
      notClean: 2 * CELLS.filter(({ isClean }) => !isClean).length,
      invalid: 2 * CELLS.filter(({ isValid }) => !isValid).length,
      missing: 2 * CELLS.filter(({ hasData }) => !hasData).length,
    });
    const { changes } = await withReview(paths, () =>
      withEdited(paths, [], (table) => findChanges(table, { ...ALL, column: 0 })),
    );
    expect(changes.map(({ row, kind, raw }) => [row, kind, raw])).toEqual([
      [5, "changed", "1,5"],
      [6, "changed", " Brn"],
      [7, "flagged", "Bern*"],
      [8, "flagged", "3,5"],
      [9, "flagged", "31/02/2024"],
      [12, "missing", "n/a"],
      [13, "flagged", "-"],
      [14, "flagged", "boom"],
    ]);
  });

  it("is written anew once, by whoever is first, and takes edits like any other", async () => {
    const edits = [{ field: "output", rowIndex: 9, columnIndex: 0, value: "2024-02-29" }] as const;
    const [one, other] = await Promise.all([
      withReview(paths, () => withEdited(paths, edits, (table) => findIssues(table))),
      withReview(paths, () => withEdited(paths, edits, (table) => findIssues(table))),
    ]);
    expect(one).toEqual(other);
    expect(one.issues.some(({ row, column }) => row === 9 && column === 0)).toBe(false);
  });

  it("is left as it is where it is of neither format", async () => {
    const later = () => Promise.reject(new UnknownFormat(paths.review, "9", 2));
    await expect(withReview(paths, later)).rejects.toThrow(UnknownFormat);
    expect(readFileSync(paths.review)).toEqual(readFileSync(join(FORMER, "review.parquet")));
  });
});
