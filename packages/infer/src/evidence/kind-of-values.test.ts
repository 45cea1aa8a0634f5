import { tableFromRows } from "@limpid/table";
import { expect, it } from "vitest";
import { sampleColumn } from "../column-sample.ts";
import { kindOfValues } from "./kind-of-values.ts";

it.each([
  ["whole numbers", ["1", "22", "303"], "integer"],
  ["numbers with fractions", ["1", "2.5"], "number"],
  ["numbers with leading zeros", ["01", "22"], "identifier"],
  ["repeated words", [..."aabbaabb"], "category"],
  ["other texts", ["one thing", "another", "a third"], "free_text"],
])("takes %s for what they are", (_, values, expected) => {
  const [column] = tableFromRows(
    [""],
    values.map((value) => [value]),
  ).columns;
  expect(kindOfValues(sampleColumn(column!))).toBe(expected);
});
