import { textAt } from "@limpid/table";
import { describe, expect, it } from "vitest";
import { DEFAULT_LIMITS, type IngestionParameters } from "../reader.ts";
import type { LayoutChoices } from "./layout.ts";
import { readGrid } from "./read-grid.ts";

const FOUND: IngestionParameters = {
  compression: "none",
  fileType: "xlsx",
  encoding: "",
  delimiter: "",
  lineTerminator: "",
  header: false,
  quoting: "",
  index: false,
  skiprows: 0,
  sheet: "",
};

const REPORT = [
  ["Orders 2024", "", ""],
  [],
  ["id", "name", "amount"],
  ["1", "Anna", "10.50"],
  [],
  ["2", "Bob", "20.00", "paid late"],
  ["Total", "", ""],
  ["Source: the shop", "", ""],
];

function read(choices: LayoutChoices = {}): { titles: string[]; rows: string[][]; lines: number[]; choices: object } {
  const outcome = readGrid(REPORT, FOUND, DEFAULT_LIMITS, choices);
  if (outcome.kind === "refused") throw new Error(outcome.reason);
  const { columns, rowCount } = outcome.table;
  return {
    titles: columns.map(({ title }) => title),
    rows: Array.from({ length: rowCount }, (_, row) => columns.map((column) => textAt(column, row))),
    lines: outcome.clutter.map(({ line }) => line),
    choices: outcome.choices,
  };
}

describe("readGrid", () => {
  it("keeps every row of the table, ragged ones too, and the rest as clutter with its lines", () => {
    expect(read()).toEqual({
      titles: ["id", "name", "amount", "column_4"],
      rows: [
        ["1", "Anna", "10.50", ""],
        ["2", "Bob", "20.00", "paid late"],
      ],
      lines: [1, 7, 8],
      choices: { skiprows: 2, headerRows: 1 },
    });
  });

  it("reads the same table again from its choices", () => {
    const first = read();
    expect(read(first.choices)).toEqual(first);
  });

  it("obeys the choice of no header", () => {
    expect(read({ skiprows: 3, headerRows: 0 })).toMatchObject({
      titles: ["column_1", "column_2", "column_3", "column_4"],
      lines: [1, 3, 7, 8],
    });
  });

  it("leaves out a few cells beyond the names, and tells of them", () => {
    const rows = Array.from({ length: 80 }, (_, row) => [`A${row}`, "Bern", String(row)]);
    const remarked = rows.map((row, index) => (index === 3 ? [...row, "", "paid late"] : row));
    const grid = [["id", "place", "amount"], ...remarked, ["", "", "", "checked by Ann"]];
    const outcome = readGrid(grid, FOUND, DEFAULT_LIMITS);
    expect(outcome).toMatchObject({
      table: { rowCount: 80, columns: [{ title: "id" }, { title: "place" }, { title: "amount" }] },
      clutter: [
        { line: 5, text: "paid late" },
        { line: 82, text: "checked by Ann" },
      ],
      warnings: [
        { row: 3, message: "Cells of row 4 beyond the last column were skipped: paid late" },
        { row: null, message: "Cells of line 82 beyond the last column were skipped: checked by Ann" },
      ],
    });
  });

  it("refuses rows without any text", () => {
    expect(readGrid([[""], []], FOUND, DEFAULT_LIMITS)).toMatchObject({ kind: "refused", code: "empty" });
  });
});
