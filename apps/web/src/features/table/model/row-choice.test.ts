import { describe, expect, it } from "vitest";
import { choiceParts } from "./choice-parts.ts";
import {
  ALL_ROWS,
  canSortThen,
  hasPattern,
  hasRange,
  hasValue,
  isAllRows,
  isFilteredBy,
  knownChoice,
  movedChoice,
  sortBy,
  sortDirection,
  thenSortBy,
  toggleCells,
  togglePattern,
  toggleRange,
  toggleValue,
  toRequest,
  withoutRange,
  withoutSort,
  withRange,
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
    expect(choiceParts(two, titleOf).map(({ text }) => text)).toEqual(["Date: open", "Status: like 99, 9"]);
    expect(choiceParts(two, titleOf)[1]?.without).toEqual(toggleValue(ALL_ROWS, 0, "open"));
    expect(togglePattern(togglePattern(two, 1, "9"), 1, "99").patterns).toEqual([]);
  });

  it("has one range of a column, in place of another, and gives it back", () => {
    const range = { column: 1, from: "100", to: "200" };
    const one = toggleRange(ALL_ROWS, range);
    expect([hasRange(one, range), hasRange(one, { ...range, to: null }), isFilteredBy(one, 1)]).toEqual([
      true,
      false,
      true,
    ]);
    const other = toggleRange(one, { column: 1, from: null, to: "50" });
    expect(toRequest(toggleRange(other, { column: 0, from: "2024", to: null })).ranges).toEqual([
      { column: 1, to: "50" },
      { column: 0, from: "2024" },
    ]);
    const texts = [
      one,
      other,
      withRange(one, { column: 1, from: "7", to: "7" }),
      withRange(one, { ...range, to: null }),
    ]
      .flatMap((choice) => choiceParts(choice, titleOf))
      .map(({ text }) => text);
    expect(texts).toEqual(["Status: 100 to 200", "Status: up to 50", "Status: 7", "Status: from 100"]);
    expect(choiceParts(one, titleOf)[0]?.without).toEqual(ALL_ROWS);
    expect([toggleRange(one, range), withoutRange(other, 1)]).toEqual([ALL_ROWS, ALL_ROWS]);
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
    expect([sortDirection(sorted, 0), sortDirection(sorted, 1)]).toEqual([undefined, "descending"]);
    expect(isAllRows(sorted)).toBe(false);
    expect(withoutSort(sorted, 1)).toEqual(ALL_ROWS);
  });

  it("is sorted by one column, then by others, each of which can be turned round or taken away", () => {
    expect(canSortThen(ALL_ROWS, 1)).toBe(false);
    const first = sortBy(ALL_ROWS, 0, false);
    expect([canSortThen(first, 0), canSortThen(first, 1)]).toEqual([false, true]);
    const both = thenSortBy(first, 1, true);
    expect(toRequest(both).sort).toEqual([
      { column: 0, descending: false },
      { column: 1, descending: true },
    ]);
    expect(canSortThen(both, 1)).toBe(true);
    expect(choiceParts(both, titleOf).map(({ text }) => text)).toEqual(["sorted by Date ↑", "then by Status ↓"]);
    expect(thenSortBy(both, 1, false).sort[1]).toEqual({ column: 1, isDescending: false });
    expect(withoutSort(both, 0)).toEqual(sortBy(ALL_ROWS, 1, true));
    const most = [2, 3, 4].reduce((choice, column) => thenSortBy(choice, column, false), both);
    expect([canSortThen(most, 5), canSortThen(most, 4)]).toEqual([false, true]);
  });

  it("leaves out columns that there are not, and computed ones", () => {
    const choice = toggleCells(toggleValue(sortBy(ALL_ROWS, 5, true), 1, "open"), { kind: "issue", column: 2 });
    expect(knownChoice(choice, 2)).toEqual(toggleValue(ALL_ROWS, 1, "open"));
  });

  it("is told in parts, each with what is left without it", () => {
    const values = ["a", "b", "c ", "d", "e"].reduce((choice, value) => toggleValue(choice, 1, value), ALL_ROWS);
    const choice = sortBy(toggleCells(values, { kind: "missing", column: null }), 0, true);
    const parts = choiceParts(choice, titleOf);
    expect(parts.map(({ text }) => text)).toEqual([
      "Status: a, b, c· and 2 more",
      "any column: missing data",
      "sorted by Date ↓",
    ]);
    expect(parts[2]?.without).toEqual({ ...choice, sort: [] });
    expect(parts[0]?.without.values).toEqual([]);
  });
});

it("a choice goes along with its columns, and loses what is said of one that is gone", () => {
  const cells = [
    { kind: "missing", column: 4 },
    { kind: "issue", column: null },
    { kind: "edited", column: 3 },
  ] as const;
  const sort = [4, 3, 0].map((column) => ({ column, isDescending: column === 0 }));
  const values = [{ column: 3, anyOf: ["open"] }];
  const ranges = [{ column: 4, from: "1", to: null }];
  const patterns = [{ column: 0, anyOf: ["99"] }];
  const placeOf = (column: number) => (column === 3 ? null : Math.min(column, 3));
  expect(movedChoice({ values, patterns, ranges, cells, sort }, placeOf)).toEqual({
    values: [],
    patterns,
    ranges: [{ column: 3, from: "1", to: null }],
    cells: [
      { kind: "missing", column: 3 },
      { kind: "issue", column: null },
    ],
    sort: [
      { column: 3, isDescending: false },
      { column: 0, isDescending: true },
    ],
  });
});
