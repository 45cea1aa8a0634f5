import { expect, it } from "vitest";
import { toTsv } from "./tsv.ts";

const CELLS = [
  ["a", "b\tc", 'say "hi"'],
  ["two\nlines", '"quoted"', ""],
];
const textAt = (row: number, column: number): string => CELLS[row]?.[column] ?? "";

it("copies one cell as its text", () => {
  expect(toTsv({ firstRow: 0, lastRow: 0, firstColumn: 0, lastColumn: 0 }, textAt)).toBe("a");
});

it("quotes what would be read as two cells, and nothing else", () => {
  const all = toTsv({ firstRow: 0, lastRow: 1, firstColumn: 0, lastColumn: 2 }, textAt);
  expect(all).toBe('a\t"b\tc"\tsay "hi"\n"two\nlines"\t"""quoted"""\t');
});

it("cuts a selection nobody could paste", () => {
  const tsv = toTsv({ firstRow: 0, lastRow: 9_999_999, firstColumn: 0, lastColumn: 99 }, () => "x");
  expect(tsv.split("\n")).toHaveLength(2000);
});
