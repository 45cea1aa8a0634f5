import { expect, it } from "vitest";
import { countColumns, pickColumn } from "./pick-column.ts";

const lines = ["a\t1 \tx", "b", ""];

it("takes whole lines, or one column of them", () => {
  expect(pickColumn(lines, null)).toBe(lines);
  expect(pickColumn(lines, 1)).toEqual(["1", "", ""]);
});

it("counts the columns of the widest line", () => {
  expect(countColumns(lines)).toBe(3);
  expect(countColumns([])).toBe(1);
});
