import { expect, it } from "vitest";
import { wordCount } from "./sum-cells.ts";
import { NOT_FLAGGED, sayUnasked } from "./unasked.ts";

it.each([
  [1, "1 cell has"],
  [2, "2 cells have"],
  [12_000, "12,000 cells have"],
])("words %d cells", (count, words) => {
  expect(wordCount(count, "cell has", "cells have")).toBe(words);
});

it("says of one cell that it is one", () => {
  expect(sayUnasked(1, "numbers.sign")).toBe(`${NOT_FLAGGED} 1 cell (unexpected minus sign).`);
});
