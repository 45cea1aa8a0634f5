import { expect, it } from "vitest";
import { usualValues } from "./usual-values.ts";

const valuesOf = (counts: Readonly<Record<string, number>>) =>
  Object.entries(counts).map(([text, count]) => ({ text, count }));

it.each([
  ["repeats", { red: 20, blue: 10, cream: 4 }],
  ["differs by a letter from one that is hardly more frequent", { rose: 10, cream: 5, ream: 8 }],
])("a value is usual that the column %s", (_, counts) => {
  expect(usualValues(valuesOf(counts)).has("cream")).toBe(true);
});

it.each([
  ["stands in few cells", { red: 20, blue: 10, cream: 3 }],
  ["is one among hundreds", { red: 200, blue: 200, cream: 4 }],
  ["is a slip of a far more frequent one", { red: 20, creams: 40, cream: 4 }],
  ["is not in the column", { red: 20, blue: 20 }],
  ["stands among values that hardly repeat", { red: 1, blue: 2, cream: 4, rose: 1 }],
])("a value is not usual that %s", (_, counts) => {
  expect(usualValues(valuesOf(counts)).has("cream")).toBe(false);
});
