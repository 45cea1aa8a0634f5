import { tableFromRows } from "@limpid/table";
import { expect, it } from "vitest";
import { sampleColumn } from "./column-sample.ts";
import { fallBackByType } from "./fall-back-by-type.ts";

const IDS = ["species", "identifier", "integer", "number", "category", "free_text"];

function chosen(values: readonly string[], best = 0.09): string | undefined {
  const [column] = tableFromRows(
    [""],
    values.map((value) => [value]),
  ).columns;
  const ranked = IDS.map((id, index) => [id, index === 0 ? best : 0.05] as const);
  return fallBackByType(ranked, sampleColumn(column!))[0]?.[0];
}

it.each([
  ["whole numbers", ["1", "22", "303"], "integer"],
  ["numbers with fractions", ["1", "2.5"], "number"],
  ["numbers with leading zeros", ["01", "22"], "identifier"],
  ["repeated words", [..."aabbaabb"], "category"],
  ["other texts", ["one thing", "another", "a third"], "free_text"],
])("takes %s for what they are when no class is likely", (_, values, expected) => {
  expect(chosen(values)).toBe(expected);
});

it("leaves a likely class alone", () => {
  expect(chosen(["1", "2"], 0.6)).toBe("species");
});
