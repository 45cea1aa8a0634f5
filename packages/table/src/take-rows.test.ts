import { expect, it } from "vitest";
import { tableFromRows } from "./build-column.ts";
import { textAt } from "./table.ts";
import { takeRows } from "./take-rows.ts";

it("takes rows in the order given, with the values that they have", () => {
  const rows = [
    ["1", "Bern"],
    ["2", "Chur"],
    ["3", "Bern"],
    ["4", "Sion"],
  ];
  const taken = takeRows(tableFromRows(["id", "town"], rows), Uint32Array.of(2, 0, 1));
  expect(taken.rowCount).toBe(3);
  expect(taken.columns.map((column) => [0, 1, 2].map((row) => textAt(column, row)))).toEqual([
    ["3", "1", "2"],
    ["Bern", "Bern", "Chur"],
  ]);
  expect(taken.columns.map(({ dict }) => dict.length)).toEqual([3, 2]);
});
