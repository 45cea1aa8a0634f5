import { describe, expect, it } from "vitest";
import { tableFromRows } from "./build-column.ts";
import { textAt } from "./table.ts";
import { TableSlicer } from "./table-slice.ts";

const TABLE = tableFromRows(
  ["n", "parity"],
  Array.from({ length: 10 }, (_, row) => [String(row % 7), row % 2 === 0 ? "even" : "odd"]),
);

describe("a slice", () => {
  it.each([
    [0, 10],
    [3, 8],
    [9, 10],
    [4, 4],
    [8, 99],
  ])("of the rows from %i to %i has their texts", (firstRow, endRow) => {
    const slice = new TableSlicer(TABLE).slice({ firstRow, endRow });
    expect(slice.rowCount).toBe(Math.min(endRow, 10) - firstRow);
    for (const [index, column] of slice.columns.entries())
      expect(Array.from(column.codes, (_, row) => textAt(column, row))).toEqual(
        Array.from(column.codes, (_, row) => textAt(TABLE.columns[index]!, firstRow + row)),
      );
  });

  it("holds no text that none of its rows has, and knows its place and number in the whole table", () => {
    const slicer = new TableSlicer(TABLE);
    for (let again = 0; again < 2; again++) {
      const [numbers, parity] = slicer.slice({ firstRow: 6, endRow: 8 }).columns;
      expect(numbers).toMatchObject({ dict: ["6", "0"], codes: Uint32Array.of(0, 1) });
      expect(numbers).toMatchObject({ sourceCodes: Uint32Array.of(6, 0), counts: Uint32Array.of(1, 2) });
      expect(parity).toMatchObject({ dict: ["even", "odd"], counts: Uint32Array.of(5, 5) });
    }
  });
});
