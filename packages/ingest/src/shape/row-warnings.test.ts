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
  ])("tells of %s", (_, row, message) => {
    expect(warningsFor([...PLAIN, row])).toEqual([{ message, row: 10, rows: [10] }]);
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
  ])("is silent about %s", (_, rows) => {
    expect(warningsFor(rows)).toEqual([]);
  });
});
