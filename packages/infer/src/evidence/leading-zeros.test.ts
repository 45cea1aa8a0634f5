import { tableFromRows } from "@limpid/table";
import { expect, it } from "vitest";
import { sampleColumn } from "./column-sample.ts";
import { penaliseNumericClasses } from "./penalise-numeric-classes.ts";

const RANKED = [
  ["integer", 0.8],
  ["identifier", 0.2],
] as const;

function best(...values: string[]): string | undefined {
  const [column] = tableFromRows(
    [""],
    values.map((value) => [value]),
  ).columns;
  return penaliseNumericClasses(RANKED, sampleColumn(column!))[0]?.[0];
}

it.each([
  ["one key with a leading zero", ["120", "0034"], "identifier"],
  ["months", ["07", "11"], "integer"],
  ["fractions below one", ["0.125", "0.5"], "integer"],
  ["words", ["a", "b"], "integer"],
])("sees whether %s must stay text", (_, values, expected) => {
  expect(best(...values)).toBe(expected);
});

it("keeps the probabilities adding up to one", () => {
  const [column] = tableFromRows([""], [["000123"]]).columns;
  const sum = penaliseNumericClasses(RANKED, sampleColumn(column!)).reduce(
    (total, [, probability]) => total + probability,
    0,
  );
  expect(sum).toBeCloseTo(1);
});
