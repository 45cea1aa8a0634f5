import { expect, it } from "vitest";
import { isRangeBound } from "./range-bounds.ts";

it.each([
  ["number", ["0", "-12.5", "+3", ".5", "7.", "1e3"], ["", "1,5", "12 %", "x", "NaN", "--1", "0x10", "."]],
  [
    "day",
    ["2024", "2024-02", "2024-02-29", "2024-02-29T10:30", "2024-02-29 10:30:05.5+02:00"],
    ["", "24-1-1", "2024-13", "2024-02-41", "2023-02-29", "2024-04-31T10:30", "2024-02-29T24:30", "1.2.2024", "10:30"],
  ],
] as const)("a %s is the end of a range, and nothing else is", (order, good, bad) => {
  expect(good.filter((text) => !isRangeBound(text, order))).toEqual([]);
  expect(bad.filter((text) => isRangeBound(text, order))).toEqual([]);
});
