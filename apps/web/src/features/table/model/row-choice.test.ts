import { describe, expect, it } from "vitest";
import { partsOf } from "./choice-parts.ts";
import {
  ALL_ROWS,
  hasValue,
  isAllRows,
  isFilteredBy,
  knownChoice,
  sortBy,
  sortOf,
  toggleCells,
  toggleValue,
  toRequest,
  withoutSort,
} from "./row-choice.ts";

const TITLES = ["Date", "Status"];
const titleOf = (column: number) => TITLES[column] ?? "";

describe("a choice of rows", () => {
  it("takes values of a column one after another, and gives them back", () => {
    const one = toggleValue(ALL_ROWS, 1, "open");
    const two = toggleValue(one, 1, null);
    expect(two.values).toEqual([{ column: 1, anyOf: ["open", null] }]);
    expect([hasValue(two, 1, null), hasValue(two, 0, "open"), isFilteredBy(two, 1), isFilteredBy(two, 0)]).toEqual([
      true,
      false,
      true,
      false,
    ]);
    expect(toggleValue(toggleValue(two, 1, "open"), 1, null)).toEqual(ALL_ROWS);
  });

  it("has kinds of cells once, of a column or of any", () => {
    const any = toggleCells(ALL_ROWS, { kind: "issue", column: null });
    const both = toggleCells(any, { kind: "issue", column: 1 });
    expect(both.cells).toHaveLength(2);
    expect(toggleCells(both, { kind: "issue", column: 1 })).toEqual(any);
    expect(toRequest(both).cells).toEqual([{ kind: "issue" }, { kind: "issue", column: 1 }]);
  });

  it("is sorted by the column that was chosen last", () => {
    const sorted = sortBy(sortBy(ALL_ROWS, 0, false), 1, true);
    expect([sortOf(sorted, 0), sortOf(sorted, 1)]).toEqual([undefined, "descending"]);
    expect(isAllRows(sorted)).toBe(false);
    expect(withoutSort(sorted, 1)).toEqual(ALL_ROWS);
  });

  it("leaves out columns that there are not, and computed ones", () => {
    const choice = toggleCells(toggleValue(sortBy(ALL_ROWS, 5, true), 1, "open"), { kind: "issue", column: 2 });
    expect(knownChoice(choice, 2)).toEqual(toggleValue(ALL_ROWS, 1, "open"));
  });

  it("is told in parts, each with what is left without it", () => {
    const values = ["a", "b", "c ", "d", "e"].reduce((choice, value) => toggleValue(choice, 1, value), ALL_ROWS);
    const choice = sortBy(toggleCells(values, { kind: "missing", column: null }), 0, true);
    const parts = partsOf(choice, titleOf);
    expect(parts.map(({ text }) => text)).toEqual([
      "Status: a, b, c· and 2 more",
      "any column: missing data",
      "sorted by Date ↓",
    ]);
    expect(parts[2]?.without).toEqual({ ...choice, sort: [] });
    expect(parts[0]?.without.values).toEqual([]);
  });
});
