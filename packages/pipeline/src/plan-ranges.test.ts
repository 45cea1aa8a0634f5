import { describe, expect, it } from "vitest";
import { planRanges } from "./plan-ranges.ts";

function tableOf(rowCount: number, columnCount: number) {
  const column = { title: "", dict: [], codes: new Uint32Array() };
  return { rowCount, columns: Array.from({ length: columnCount }, () => column) };
}

describe("planRanges", () => {
  it.each([
    ["no rows", 0, 10, 20, 1, 0],
    ["the rows of one range", 61_440, 10, 20, 1, 61_440],
    ["a row more", 61_441, 10, 20, 2, 61_440],
    ["a million rows", 1_000_000, 10, 20, 17, 61_440],
    ["many columns", 1000, 5000, 20, 9, 120],
    ["more columns than cells of a range", 100, 700_000, 20, 5, 20],
    ["no columns", 10, 0, 20, 1, 10],
    ["large pages", 2000, 1000, 1000, 2, 1000],
  ])("covers %s once, in whole pages", (_, rowCount, columnCount, pageSize, count, firstEnd) => {
    const ranges = planRanges(tableOf(rowCount, columnCount), { rowLimit: 0, pageSize, rangeCells: 614_400 }).ranges;
    expect([ranges.length, ranges[0]!.endRow]).toEqual([count, firstEnd]);
    expect(ranges.at(-1)!.endRow).toBe(rowCount);
    for (const [index, { firstRow }] of ranges.entries()) {
      expect(firstRow).toBe(ranges[index - 1]?.endRow ?? 0);
      expect(firstRow % pageSize).toBe(0);
    }
  });

  it("takes all rows for one range where nobody divides them", () => {
    const plan = planRanges(tableOf(1e9, 10), { rowLimit: 0, pageSize: 20 });
    expect(plan).toEqual({ rowsToClean: 1e9, pageCount: 5e7, ranges: [{ firstRow: 0, endRow: 1e9 }] });
  });

  it("goes no further than the limit", () => {
    const plan = planRanges(tableOf(2000, 10), { rowLimit: 100, pageSize: 20, rangeCells: 400 });
    expect(plan).toMatchObject({ rowsToClean: 100, pageCount: 5 });
    expect(plan.ranges.at(-1)).toEqual({ firstRow: 80, endRow: 100 });
  });
});
