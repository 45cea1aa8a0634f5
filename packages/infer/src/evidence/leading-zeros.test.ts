import { expect, it } from "vitest";
import { classesWithoutZeros } from "./leading-zeros.ts";

const against = (...texts: string[]) => classesWithoutZeros({ values: texts.map((text) => ({ text, count: 1 })) });

it.each([
  ["one key with a leading zero", ["120", "0034"]],
  ["zeros alone", ["000", "12"]],
])("speaks against numbers by %s", (_, values) => {
  expect(against(...values).has("integer")).toBe(true);
  expect(against(...values).has("money")).toBe(true);
  expect(against(...values).has("identifier")).toBe(false);
});

it.each([
  ["months", ["07", "11"]],
  ["fractions below one", ["0.125", "0.5"]],
  ["words", ["a", "b"]],
  ["nothing", []],
])("says nothing by %s", (_, values) => {
  expect(against(...values).size).toBe(0);
});
