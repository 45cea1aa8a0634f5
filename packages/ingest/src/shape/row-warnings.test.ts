import { tableFromRows } from "@limpid/table";
import { describe, expect, it } from "vitest";
import type { IngestWarning } from "../reader.ts";
import { addRowWarnings } from "./row-warnings.ts";
import { WarningList } from "./warning-list.ts";

const NAMES = ["name", "city", "amount"];
const PLAIN = Array.from({ length: 10 }, (_, row) => [`person ${row}`, "Bern", String(row)]);

function warningsFor(rows: readonly (readonly string[])[]): IngestWarning[] {
  const warnings = new WarningList();
  addRowWarnings(warnings, tableFromRows(NAMES, rows), NAMES);
  return warnings.list();
}

describe("addRowWarnings", () => {
  it.each([
    ["names in the middle", NAMES, "Row 11 repeats the names of the columns"],
    ["the title of a section", ["Second half", "", ""], 'Row 11 looks like a title: "Second half"'],
    ["totals at the end", ["Total", "", "45"], "Row 11 looks like a row of totals"],
    ["the sum alone at the end", ["", "", "45"], "Row 11 looks like a row of totals"],
  ])("tells of %s", (_, row, message) => {
    expect(warningsFor([...PLAIN, row])).toEqual([{ message, row: 10, rows: [10] }]);
  });

  it("tells of totals amid the rows, by a word or a sum alone", () => {
    const rows = [...PLAIN, ["Subtotal March", "", "45"], ...PLAIN, ["", "", "45.00 EUR"], ...PLAIN];
    const message = (row: number): string => `Row ${row} looks like a row of totals`;
    expect(warningsFor(rows)).toEqual([
      { message: message(11), row: 10, rows: [10] },
      { message: message(22), row: 21, rows: [21] },
    ]);
  });

  it("names the rows of those, too, that are only counted", () => {
    const rows = Array.from({ length: 30 }, () => [...PLAIN, NAMES]).flat();
    const repeated = rows.flatMap((row, index) => (row === NAMES ? index : []));
    const warnings = warningsFor(rows);
    expect(warnings.at(-1)).toEqual({
      message: "And 10 more rows repeat the header",
      row: null,
      rows: repeated.slice(20),
    });
    expect(warnings.flatMap(({ rows: named = [] }) => named)).toEqual(repeated);
  });

  it.each([
    ["plain rows", PLAIN],
    ["one name among values", [...PLAIN, ["name", "Bern", "3"]]],
    ["sparse tables", PLAIN.map(([name = ""]) => [name, "", ""])],
    ["totals in the middle", [["Total", "Bern", "3"], ...PLAIN]],
    ["a number alone", [...PLAIN, ["17", "", ""]]],
    ["a row without a name", [["", "Bern", "3"], ...PLAIN]],
    ["a number where names stand", [["", "17", ""], ...PLAIN]],
    ["an empty row", [["", "", ""], ...PLAIN]],
    ["an amount alone that is no sum", [...PLAIN, ["", "", "7"], ...PLAIN]],
    ["amounts below each name", PLAIN.flatMap((row) => [row, ["", "", "7"]])],
    ["names that begin like a total", [["Total Energies", "", "oil"], ...PLAIN]],
  ])("is silent about %s", (_, rows) => {
    expect(warningsFor(rows)).toEqual([]);
  });
});
