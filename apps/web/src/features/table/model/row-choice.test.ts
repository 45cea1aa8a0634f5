import { describe, expect, it } from "vitest";
import { partsOf } from "./choice-parts.ts";
import {
  ALL_ROWS,
  hasPattern,
  hasValue,
  isAllRows,
  isFilteredBy,
  knownChoice,
  sortBy,
  sortOf,
  toggleCells,
  togglePattern,
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

  it("takes patterns of a column one after another, beside values", () => {
    const one = togglePattern(toggleValue(ALL_ROWS, 0, "open"), 1, "99");
    const two = togglePattern(one, 1, "9");
    expect(toRequest(two)).toMatchObject({
      values: [{ column: 0, any_of: ["open"] }],
      patterns: [{ column: 1, any_of: ["99", "9"] }],
    });
    expect([hasPattern(two, 1, "9"), hasPattern(two, 0, "9"), isFilteredBy(two, 1)]).toEqual([true, false, true]);
    expect(partsOf(two, titleOf).map(({ text }) => text)).toEqual(["Date: open", "Status: like 99, 9"]);
    expect(partsOf(two, titleOf)[1]?.without).toEqual(toggleValue(ALL_ROWS, 0, "open"));
    expect(togglePattern(togglePattern(two, 1, "9"), 1, "99").patterns).toEqual([]);
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
