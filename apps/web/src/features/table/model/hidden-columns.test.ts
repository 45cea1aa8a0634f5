import { expect, it } from "vitest";
import { besideColumn, existingHidden } from "./hidden-columns.ts";

it.each([
  ["what was chosen", [1, 3], 4, [1, 3]],
  ["nothing that is not there", [1, 9], 4, [1]],
  ["never all columns", [0, 1], 2, []],
  ["nothing while there is no column yet", [0], 0, []],
])("hides %s", (_, chosen, columnCount, hidden) => {
  expect([...existingHidden(new Set(chosen), columnCount)]).toEqual(hidden);
});

it("finds the column beside a hidden one", () => {
  expect(besideColumn(1, new Set([1, 2]), [0, 1, 2, 3])).toBe(3);
  expect(besideColumn(3, new Set([2, 3]), [0, 1, 2, 3])).toBe(1);
  // A column that is made of another one stands right after it.
  expect(besideColumn(0, new Set([0]), [0, 2, 1])).toBe(2);
  expect(besideColumn(1, new Set([1]), [0, 2, 1])).toBe(2);
});
