import { packRows } from "@limpid/contract";
import { expect, it } from "vitest";
import { chosenRows } from "./chosen-rows.ts";

const packed = (rows: readonly number[]) => Buffer.from(packRows(rows)).toString("base64");

it("are the same as numbers and packed, in their order, each once", () => {
  const numbers = chosenRows({ rows: [7, 3, 7, 300_000] }, 300_001);
  expect([...numbers.numbers]).toEqual([7, 3, 300_000]);
  expect(chosenRows({ packed: packed([7, 3, 300_000]) }, 300_001)).toEqual(numbers);
  expect(chosenRows({ rows: [3, 7, 300_000] }, 300_001).key).not.toBe(numbers.key);
});

it.each<[string, Parameters<typeof chosenRows>[0], RegExp]>([
  ["neither of them", {}, /either rows or packed/],
  ["both of them", { rows: [1], packed: packed([1]) }, /either rows or packed/],
  ["a row that there is not", { rows: [0, 10] }, /no row 10;/],
  ["a text that is cut off", { packed: "AAA" }, /no list/],
  ["a text of nothing but beginnings", { packed: "////" }, /no list/],
  ["more rows than are written", { packed: packed(Array(1_000_001).fill(0)) }, /up to 1,000,000 rows/],
])("are refused with %s", (_, body, detail) => {
  expect(() => chosenRows(body, 10)).toThrow(detail);
});
