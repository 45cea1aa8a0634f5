import { expect, it } from "vitest";
import { endsInAny } from "./ends-in-one-of.ts";

const hasEnd = endsInAny(["strasse", "gasse", "weg"]);

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
