import { describe, expect, it } from "vitest";
import type { Sheet } from "./sheet.ts";
import { trimSheet } from "./trim-sheet.ts";

function sheetOf(cells: readonly (readonly [row: number, column: number, text: string])[]): Sheet {
  const rows: string[][] = [];
  for (const [row, column, text] of cells) {
    rows[row] ??= [];
    (rows[row] as string[])[column] = text;
  }
  const merges = [{ row: 2, column: 3, rows: 1, columns: 2 }];
  return { name: "S", rows, merges, isTyped: (row, column) => row === 3 && column === 4, notes: [] };
}

const TABLE = [
  [2, 3, "a"],
  [2, 4, "b"],
  [3, 4, "1"],
] as const;

describe("trimSheet", () => {
  it("cuts blank columns and keeps the count of rows", () => {
    const { rows, hints, strays } = trimSheet(sheetOf(TABLE));
    expect(rows).toEqual([[], [], ["a", "b"], ["", "1"]]);
    expect(strays).toBe(0);
    expect(hints.merges).toEqual([{ row: 2, column: 0, rows: 1, columns: 2 }]);
    expect(hints.isTyped?.(3, 1)).toBe(true);
  });

  it.each([
    ["to the right", 2, 16_383],
    ["below", 1_048_575, 3],
    ["in the last corner", 1_048_575, 16_383],
  ])("leaves out a cell far %s", (_, row, column) => {
    const { rows, strays } = trimSheet(sheetOf([...TABLE, [row, column, "x"]]));
    expect(rows).toHaveLength(4);
    expect(strays).toBe(1);
  });

  it("keeps a cell behind a small gap", () => {
    expect(trimSheet(sheetOf([...TABLE, [9, 9, "x"]]))).toMatchObject({ strays: 0 });
  });

  it("has no rows for a sheet without cells", () => {
    expect(trimSheet(sheetOf([]))).toMatchObject({ rows: [], strays: 0 });
  });
});
