import { describe, expect, it } from "vitest";
import { pageRange } from "./page-range.ts";

describe("pageRange", () => {
  it.each([
    { name: "the first of several pages", page: 0, rows: 45, expected: { firstRow: 0, rowCount: 20, isLast: false } },
    { name: "the last, shorter page", page: 2, rows: 45, expected: { firstRow: 40, rowCount: 5, isLast: true } },
    { name: "a last page that is full", page: 1, rows: 40, expected: { firstRow: 20, rowCount: 20, isLast: true } },
    { name: "the one page of an empty table", page: 0, rows: 0, expected: { firstRow: 0, rowCount: 0, isLast: true } },
    { name: "nothing beyond the last", page: 3, rows: 45, expected: { firstRow: 45, rowCount: 0, isLast: true } },
    {
      name: "nothing right after a full one",
      page: 2,
      rows: 40,
      expected: { firstRow: 40, rowCount: 0, isLast: true },
    },
    {
      name: "nothing far beyond",
      page: 1_000_000_000,
      rows: 45,
      expected: { firstRow: 45, rowCount: 0, isLast: true },
    },
    { name: "nothing of no rows", page: 1, rows: 0, expected: { firstRow: 0, rowCount: 0, isLast: true } },
  ])("gives $name", ({ page, rows, expected }) => {
    expect(pageRange(page, 20, rows)).toEqual(expected);
  });
});
