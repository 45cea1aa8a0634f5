import { expect, it } from "vitest";
import { endsInOneOf } from "./ends-in-one-of.ts";

const hasEnd = endsInOneOf(["strasse", "gasse", "weg"]);

it.each([
  ["bahnhofstrasse", true],
  ["weg", true],
  ["steinweg", true],
  ["terrasse", false],
  ["eg", false],
  ["", false],
])("tells of %j whether it ends in one of the endings", (word, expected) => {
  expect(hasEnd(word)).toBe(expected);
});
