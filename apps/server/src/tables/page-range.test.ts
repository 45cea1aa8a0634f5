import { describe, expect, it } from "vitest";
import { pageRange } from "./page-range.ts";

describe("pageRange", () => {
  it.each([
    { name: "the first of several pages", page: 0, rows: 45, expected: { firstRow: 0, rowCount: 20, isLast: false } },
    { name: "the last, shorter page", page: 2, rows: 45, expected: { firstRow: 40, rowCount: 5, isLast: true } },
    { name: "a last page that is full", page: 1, rows: 40, expected: { firstRow: 20, rowCount: 20, isLast: true } },
    { name: "the one page of an empty table", page: 0, rows: 0, expected: { firstRow: 0, rowCount: 0, isLast: true } },
  ])("gives $name", ({ page, rows, expected }) => {
    expect(pageRange(page, 20, rows)).toEqual(expected);
  });

  it.each([
    [3, 45],
    [1, 0],
    [1_000_000_000, 45],
  ])("refuses page %i of a table of %i rows", (page, rows) => {
    expect(() => pageRange(page, 20, rows)).toThrow(expect.objectContaining({ code: "page_out_of_range" }));
  });
});
