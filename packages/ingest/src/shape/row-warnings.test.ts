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
    ["a line drawn with signs", ["=====", "---", ""], "Row 11 is a drawn line"],
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

  const sales = (region: string, total: readonly string[]) => [
    [region, "Bikes", "20", "12.5"],
    [region, "Locks", "7", "3.1"],
    [region, "Lights", "5", "0.2"],
    total,
  ];

  it.each([
    ["a word beside a name", "Subtotal", ["North", "South"]],
    ["a blank beside a name", "", ["North", "South"]],
    ["a word beside nothing", "Total", ["", ""]],
  ])("tells of sums of groups, to the digit, by %s", (_, word, [north = "", south = ""]) => {
    const rows = [
      ...sales("North", [north, word, "32", "15.8"]),
      ...sales("South", [south, word, "32", "15.8"]),
      ["Note", "Bells", "1", "1"],
    ];
    const warnings = new WarningList();
    const names = ["region", "product", "sold", "earned"];
    addRowWarnings(warnings, tableFromRows(names, rows), names);
    expect(warnings.list().flatMap(({ rows: told = [] }) => told)).toEqual([3, 7]);
  });

  it.each([
    ["another number", ["North", "Subtotal", "33", "15.9"]],
    ["a blank that one sum alone fits", ["North", "", "32", "1"]],
    ["a name", ["North", "Bells", "32", "15.8"]],
  ])("does not tell of %s", (_, row) => {
    const names = ["region", "product", "sold", "earned"];
    const warnings = new WarningList();
    const rows = [...sales("North", row), ...sales("South", row), ["Note", "Bells", "1", "1"]];
    addRowWarnings(warnings, tableFromRows(names, rows), names);
    expect(warnings.list()).toEqual([]);
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
