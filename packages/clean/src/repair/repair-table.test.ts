import { tableFromRows, type Verdict } from "@limpid/table";
import { describe, expect, it } from "vitest";
import { cleanVerdict } from "../verdict.ts";
import type { RowRepairs } from "./repair.ts";
import { repairTable } from "./repair-table.ts";

/** What each column is told. */
function compare(titles: readonly string[], rows: readonly (readonly string[])[]) {
  const told: { repairs: RowRepairs; evidence: string[] }[] = titles.map(() => ({ repairs: new Map(), evidence: [] }));
  const prepared = titles.map((title, column) => ({
    title,
    knows: () => false,
    verdictAt: (row: number): Verdict => {
      const text = rows[row]?.[column] ?? "";
      return cleanVerdict(text, text, { prob: 0.99, msg: "", rule: "" });
    },
    repair: (repairs: RowRepairs) => told.splice(column, 1, { repairs, evidence: told[column]?.evidence ?? [] }),
    note: (sentence: string) => told[column]?.evidence.push(sentence),
  }));
  repairTable(tableFromRows(titles, rows), prepared);
  return told;
}

const CITIES = ["Bern", "Basel", "Genève", "Zürich"];
const rowsOf = (count: number) =>
  Array.from({ length: count }, (_, row) => [`CH-${row % 4}`, row === 9 ? "Bxsel" : (CITIES[row % 4] ?? "")]);

describe("rows that are compared", () => {
  it("are all rows of a table of ordinary size", () => {
    const [, city] = compare(["code", "city"], rowsOf(400));
    expect(city?.evidence).toEqual([]);
    expect(city?.repairs.get(9)).toMatchObject({
      output: "Basel",
      msg: '99 of 99 other rows with code "CH-1" say "Basel".',
    });
  });

  it("are the first of a long table, and the column and the cell say so", () => {
    const [, city] = compare(["code", "city"], rowsOf(50_004));
    const bounds = "Only the first 50000 of 50004 rows were compared with each other.";
    expect(city?.evidence).toEqual([bounds]);
    expect(city?.repairs.get(9)?.msg).toContain(bounds);
  });

  it("are none in a very wide table, which says so", () => {
    const titles = Array.from({ length: 101 }, (_, column) => `c${column}`);
    expect(compare(titles, [titles, titles])[0]?.evidence.join()).toContain("not compared with each other");
  });
});
