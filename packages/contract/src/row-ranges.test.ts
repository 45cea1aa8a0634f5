import { describe, expect, it } from "vitest";
import { countRows, hasRow, leaveOut, NO_ROWS, type RowRanges } from "./row-ranges.ts";

const without = (leftOut: RowRanges, ...rows: RowRanges) => leaveOut(leftOut, { rows, isLeftOut: true });
const back = (leftOut: RowRanges, ...rows: RowRanges) => leaveOut(leftOut, { rows, isLeftOut: false });

describe("leaveOut", () => {
  it.each<[string, RowRanges, RowRanges]>([
    ["the first ones", without(NO_ROWS, [3, 3]), [[3, 3]]],
    [
      "in any order, and more than once",
      without(NO_ROWS, [7, 9], [3, 3], [8, 8]),
      [
        [3, 3],
        [7, 9],
      ],
    ],
    ["next to each other", without([[3, 3]], [4, 5]), [[3, 5]]],
    [
      "over others",
      without(
        [
          [1, 2],
          [5, 6],
        ],
        [0, 9],
      ),
      [[0, 9]],
    ],
    ["taken back whole", back([[3, 5]], [3, 5]), []],
    [
      "taken back in the middle",
      back([[0, 9]], [3, 4], [6, 6]),
      [
        [0, 2],
        [5, 5],
        [7, 9],
      ],
    ],
    [
      "taken back over several",
      back(
        [
          [0, 2],
          [4, 6],
          [8, 9],
        ],
        [2, 8],
      ),
      [
        [0, 1],
        [9, 9],
      ],
    ],
    ["taken back where none are", back([[4, 6]], [0, 3], [7, 9]), [[4, 6]]],
    ["taken back in any order", back([[0, 4]], [4, 4], [0, 0]), [[1, 3]]],
  ])("%s", (_, after, expected) => {
    expect(after).toEqual(expected);
  });

  it("says of each row what a list of all rows says", () => {
    const random = seeded(7);
    let ranges: RowRanges = NO_ROWS;
    const rows = Array.from({ length: 60 }, () => false);
    for (let step = 0; step < 300; step += 1) {
      const isLeftOut = random(2) === 1;
      const edit: RowRanges = Array.from({ length: 1 + random(3) }, () => {
        const first = random(55);
        return [first, first + random(5)] as const;
      });
      for (const [first, last] of edit) rows.fill(isLeftOut, first, last + 1);
      ranges = leaveOut(ranges, { rows: edit, isLeftOut });
      expect(rows.map((_, row) => hasRow(ranges, row))).toEqual(rows);
      expect(countRows(ranges)).toBe(rows.filter(Boolean).length);
      for (const [index, [first, last]] of ranges.entries()) {
        expect(first).toBeLessThanOrEqual(last);
        expect(first).toBeGreaterThan((ranges[index - 1]?.[1] ?? -2) + 1);
      }
    }
  });
});

function seeded(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}
