import { describe, expect, it } from "vitest";
import type { NumberColumn } from "./number-column.ts";
import { numberAt } from "./number-column.ts";
import { sampleRows } from "./sample-rows.ts";
import { sortNumbers } from "./sort-numbers.ts";

/** NaN for cells without a number. */
function columnOf(cells: readonly number[]): NumberColumn {
  const values = [...new Set(cells)];
  const codes = Uint32Array.from(cells, (cell) => values.findIndex((value) => Object.is(value, cell)));
  return { title: "n", kind: "number", role: "number", numbers: Float64Array.from(values), codes, textOf: String };
}

/** Returns the given number of cells and of different numbers, with negative ones and gaps. */
const cellsOf = (rows: number, different: number) =>
  Array.from({ length: rows }, (_, row) => {
    const number = ((row * 7919) % different) - different / 3;
    return row % 11 === 0 ? Number.NaN : number;
  });

const TABLES = [
  ["that repeat", 600, 20],
  ["that hardly repeat", 600, 500],
] as const;

describe.each(TABLES)("numbers %s", (_, rows, different) => {
  const cells = cellsOf(rows, different);

  it("are those of all cells that have one, from the lowest on", () => {
    const filled = cells.filter((cell) => !Number.isNaN(cell));
    expect([...sortNumbers(columnOf(cells))]).toEqual(filled.sort((one, other) => one - other));
  });

  it("are sampled by what the rows hold, in whatever order these stand", () => {
    const keys = cells.map((_cell, row) => row);
    const heldBy = (order: readonly number[]) => {
      const columns = [columnOf(order.map((row) => cells[row]!)), columnOf(order)];
      return sampleRows(columns, 40).map((row) => numberAt(columns[1], row));
    };
    const held = heldBy(keys);
    expect(new Set(held).size).toBe(40);
    expect(heldBy(keys.toReversed())).toEqual(held);
    expect(sampleRows([columnOf(cells.slice(0, 30))], 40)).toHaveLength(30);
  });
});
