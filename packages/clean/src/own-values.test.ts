import { describe, expect, it } from "vitest";
import { countRepeated, isOwnValue } from "./own-values.ts";

const few = [
  { text: "Bern", count: 40 },
  { text: "Bxrn", count: 3 },
  { text: "Chur", count: 3 },
  { text: "Sion", count: 2 },
];
/** Makes more values than are compared with each other. */
const many = [
  ...few,
  ...Array.from({ length: 5000 }, (_, index) => ({ text: `value ${index.toString(36)} of many`, count: 9 })),
];

describe.each([
  ["few", few],
  ["many", many],
])("among %s repeated values", (_, values) => {
  const repeated = countRepeated(values);

  it.each([
    ["that stands in three cells", "Chur", true],
    ["that stands in two", "Sion", false],
    ["that is a letter from a frequent one", "Bxrn", false],
    ["that is not there", "Thun", false],
  ])("a text %s is the column's own: %s → %s", (_, text, isOwn) => expect(isOwnValue(text, repeated)).toBe(isOwn));
});
