import { tableFromRows } from "@limpid/table";
import { expect, it } from "vitest";
import { sampleColumn } from "../column-sample.ts";
import { failedClasses } from "./refusals.ts";

const sampleOf = (texts: readonly string[]) =>
  sampleColumn(
    tableFromRows(
      ["number"],
      texts.map((text) => [text]),
    ).columns[0]!,
  );
const RANKED = [
  ["isbn", 0.9],
  ["integer", 0.05],
  ["gtin", 0.001],
] as const;

it("names a class whose check digits are wrong in most cells, if it is likely at all", () => {
  const failed = failedClasses(RANKED, sampleOf(["9783161484101", "9783161484102", "9783161484103"]));
  expect([...failed]).toEqual(["isbn"]);
});

it.each([
  ["most check digits are right", ["978-3-16-148410-0", "978-0-306-40615-7", "978-3-16-148410-1"]],
  ["there is one cell", ["9783161484101"]],
  ["the class has no proof of its own", ["a", "b", "c"]],
])("names none where %s", (what, texts) => {
  const ranked = what.startsWith("the class") ? [["integer", 0.9] as const] : RANKED;
  expect(failedClasses(ranked, sampleOf(texts)).size).toBe(0);
});
