import { describe, expect, it } from "vitest";
import { divideSheet } from "./divide-sheet.ts";
import type { Sheet } from "./sheet.ts";

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

describe("divideSheet", () => {
  it("cuts blank columns and keeps the count of rows", () => {
    const { main, others, strays } = divideSheet(sheetOf(TABLE));
    expect(main.rows).toEqual([[], [], ["a", "b"], ["", "1"]]);
    expect(main.area).toEqual({ firstRow: 2, lastRow: 3, firstColumn: 3, lastColumn: 4 });
    expect(others).toEqual([]);
    expect(strays).toEqual([]);
    expect(main.hints.merges).toEqual([{ row: 2, column: 0, rows: 1, columns: 2 }]);
    expect(main.hints.isTyped?.(3, 1)).toBe(true);
  });

  it.each([
    ["to the right", 2, 16_383],
    ["below", 1_048_575, 3],
    ["in the last corner", 1_048_575, 16_383],
  ])("leaves out a cell far %s", (_, row, column) => {
    const { main, strays } = divideSheet(sheetOf([...TABLE, [row, column, "x"]]));
    expect(main.rows).toHaveLength(4);
    expect(strays).toEqual([{ row, cells: ["x"] }]);
  });

  it("keeps a cell behind a small gap", () => {
    expect(divideSheet(sheetOf([...TABLE, [9, 9, "x"]]))).toMatchObject({ strays: [], others: [] });
  });

  it("keeps rows far below that are as full as the others", () => {
    const far = [
      [2000, 3, "2"],
      [2000, 4, "3"],
    ] as const;
    expect(divideSheet(sheetOf([...TABLE, ...far])).main.rows).toHaveLength(2001);
  });

  it("takes a block far to the right for another table", () => {
    const far = [2, 3].flatMap((row) => [500, 501].map((column) => [row, column, "x"] as const));
    const { others, strays } = divideSheet(sheetOf([...TABLE, [3, 3, "2"], [4, 3, "3"], ...far]));
    expect(others.map(({ area }) => area)).toEqual([{ firstRow: 2, lastRow: 3, firstColumn: 500, lastColumn: 501 }]);
    expect(strays).toEqual([]);
  });

  it("cuts out a chosen area", () => {
    const { main } = divideSheet(sheetOf(TABLE), { firstRow: 3, lastRow: 9, firstColumn: 4, lastColumn: 8 });
    expect(main.rows).toEqual([[], [], [], ["1"]]);
  });

  it("has no rows for a sheet without cells", () => {
    expect(divideSheet(sheetOf([]))).toMatchObject({ main: { rows: [] }, strays: [] });
  });
});
