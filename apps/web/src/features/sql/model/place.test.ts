import { expect, it } from "vitest";
import { findPlace, wordAt } from "./place.ts";

it.each([
  ["select 1", 0, 1, 1],
  ["select\n  nope", 9, 2, 3],
  ["a\n\n", 3, 3, 1],
])("in %j position %i is in line %i, column %i", (query, position, line, column) => {
  expect(findPlace(query, position)).toEqual({ line, column });
});

it.each([
  ["select nope from x", 7, "nope"],
  ['from "a ""b" x', 5, '"a ""b"'],
  ["select größe", 7, "größe"],
  ["select )", 7, ")"],
  ["select", 6, "t"],
  ["select ", 99, " "],
])("in %j the word at %i is %j", (query, position, word) => {
  const { from, to } = wordAt(query, position);
  expect(query.slice(from, to)).toBe(word);
});
