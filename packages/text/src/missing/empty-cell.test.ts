import { expect, it } from "vitest";
import { saysNoValue, type TokenPlace } from "./empty-cell.ts";

it.each<[string, TokenPlace, boolean]>([
  ["N/A", "cell", true],
  ["nil", "cell", true],
  ["nil", "flag", false],
  ["#REF!", "flag", true],
  ["#REF!", "cell", false],
  ["\\N", "header", true],
  ["\\N", "cell", false],
  ["---", "header", true],
  ["-.-", "header", false],
  ["-.-", "cell", true],
  ["none left", "cell", false],
  ["", "cell", false],
])("%j in the place %s: %s", (text, place, isNothing) => {
  expect(saysNoValue(text, place)).toBe(isNothing);
});
