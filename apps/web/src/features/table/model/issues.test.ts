import { describe, expect, it } from "vitest";
import { makeCell } from "../../../testing/make-cell.ts";
import { countIssues, FIRST_FILTERS, filterIssues, findIssue, type Issue, mergeIssues, nextIndex } from "./issues.ts";

const issue = (row: number, column: number, kind: "not_clean" | "invalid_data" | "missing_data"): Issue => ({
  row,
  column,
  not_clean: false,
  invalid_data: false,
  missing_data: false,
  [kind]: true,
});

const ISSUES = [issue(0, 2, "not_clean"), issue(3, 0, "missing_data"), issue(3, 4, "not_clean")];

describe("issues", () => {
  it("are cells that are not clean, not valid or without data", () => {
    expect(findIssue(makeCell(), 1, 1)).toBeNull();
    expect(findIssue(makeCell({ is_clean: false }), 1, 2)).toMatchObject({ row: 1, column: 2, not_clean: true });
    expect(findIssue(makeCell({ has_data: false, is_valid: false }), 0, 0)).toMatchObject({
      not_clean: false,
      invalid_data: true,
      missing_data: true,
    });
  });

  it("count only when their filter is on; at first only what is not clean", () => {
    expect(filterIssues(ISSUES, FIRST_FILTERS)).toHaveLength(2);
    expect(filterIssues(ISSUES, { not_clean: false, invalid_data: true, missing_data: false })).toEqual([]);
  });

  it("are counted by kind whatever the filters", () => {
    expect(countIssues(ISSUES)).toEqual({ not_clean: 2, invalid_data: 0, missing_data: 1 });
  });

  it("come from the server only where no page is here", () => {
    const fromServer = [issue(0, 1, "not_clean"), issue(25, 1, "not_clean")];
    const merged = mergeIssues(ISSUES, fromServer, (row) => row < 20);
    expect(merged.map(({ row, column }) => [row, column])).toEqual([
      [0, 2],
      [3, 0],
      [3, 4],
      [25, 1],
    ]);
  });
});

describe("nextIndex", () => {
  it.each([
    ["the first from the start", { row: 0, column: 0 }, 1, 0],
    ["the one after the cell it stands on", { row: 0, column: 2 }, 1, 1],
    ["round the end", { row: 3, column: 4 }, 1, 0],
    ["backwards", { row: 3, column: 4 }, -1, 1],
    ["round the start", { row: 0, column: 2 }, -1, 2],
    ["from the header", { row: -1, column: 7 }, 1, 0],
  ] as const)("goes to %s", (_, from, direction, expected) => {
    expect(nextIndex(ISSUES, from, direction)).toBe(expected);
  });

  it("goes nowhere when there are none", () => {
    expect(nextIndex([], { row: 0, column: 0 }, 1)).toBeNull();
  });
});
