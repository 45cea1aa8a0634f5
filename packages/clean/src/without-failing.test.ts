import { tableFromRows } from "@limpid/table";
import { expect, it } from "vitest";
import { withoutFailing } from "./without-failing.ts";

it("tells of each value before all classes are asked about it, and leaves those alone at which processes ended", () => {
  const seen: number[][] = [];
  const table = tableFromRows(
    ["town", "n"],
    [
      ["Bern", "1"],
      ["Chur", "2"],
      ["Bern", "3"],
    ],
  );
  const tried = withoutFailing(table, (column) => ({
    before: (code) => seen.push([column, code]),
    after: () => seen.push([]),
    isDeadly: (code) => column === 0 && code === 1,
  }));
  expect(seen.filter((place) => place.length > 0)).toEqual([
    [0, 0],
    [1, 0],
    [1, 1],
    [1, 2],
  ]);
  expect(seen).toHaveLength(8);
  expect(tried.columns.map(({ dict }) => dict)).toEqual([
    ["Bern", ""],
    ["1", "2", "3"],
  ]);
  expect(tried.columns[0]?.codes).toBe(table.columns[0]?.codes);
});
