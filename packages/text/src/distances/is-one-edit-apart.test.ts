import { expect, it } from "vitest";
import { isOneEditApart } from "./is-one-edit-apart.ts";

it.each([
  ["a letter missing", "swizerland", "switzerland", true],
  ["a letter extra", "frannce", "france", true],
  ["another letter", "germony", "germany", true],
  ["neighbours swapped", "frnace", "france", true],
  ["the last letter missing", "germn", "germ", true],
  ["equal words", "france", "france", false],
  ["two letters", "frnc", "france", false],
  ["letters swapped at a distance", "nrafce", "france", false],
  ["a letter moved", "rancef", "france", false],
  ["nothing and a letter", "", "a", true],
])("takes %s", (_, a, b, expected) => {
  expect(isOneEditApart(a, b)).toBe(expected);
  expect(isOneEditApart(b, a)).toBe(expected);
});
