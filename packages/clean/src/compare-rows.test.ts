import { type EntityGuess, tableFromRows } from "@limpid/table";
import { describe, expect, it } from "vitest";
import { study } from "./study.ts";

const TEXT: EntityGuess = { name: "Text", predictedClass: "free_text", classP: 1, likely: {}, allProbs: {} };

/** What is noted of each column. */
function compare(titles: readonly string[], rows: readonly (readonly string[])[]) {
  const { columns, findings } = study(
    tableFromRows(titles, rows),
    titles.map(() => TEXT),
  );
  return columns.map(({ limits }, index) => ({ limits, findings: findings?.[index] }));
}

const CITIES = ["Bern", "Basel", "Genève", "Zürich"];
const rowsOf = (count: number) =>
  Array.from({ length: count }, (_, row) => [`CH-${row % 4}`, row === 9 ? "" : (CITIES[row % 4] ?? "")]);

describe("rows that are compared", () => {
  it("are all rows of a table of ordinary size", () => {
    const [, city] = compare(["code", "city"], rowsOf(400));
    expect(city?.limits).toEqual([]);
    expect(city?.findings?.get(9)).toMatchObject({
      output: "Basel",
      msg: '99 of 99 other rows with code "CH-1" say "Basel".',
    });
  });

  it("are the first of a long table, and the column and the cell say so", () => {
    const [, city] = compare(["code", "city"], rowsOf(50_004));
    const bounds = "Only the first 50000 of 50004 rows were compared with each other.";
    expect(city?.limits).toEqual([bounds]);
    expect(city?.findings?.get(9)?.msg).toContain(bounds);
  });

  it("are none in a very wide table, which says so", () => {
    const titles = Array.from({ length: 101 }, (_, column) => `c${column}`);
    expect(compare(titles, [titles, titles])[0]?.limits.join()).toContain("not compared with each other");
  });
});
