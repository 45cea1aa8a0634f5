import { describe, expect, it } from "vitest";
import { countFooterRows } from "./find-footer.ts";

const rowsOf = (text: string): string[][] => text.split("\n").map((line) => line.split("|"));
const BODY = "1|Anna|10.50|Bern\n2|Bob|20.00|Genf\n3|Eve|30.25|Basel";

describe("countFooterRows", () => {
  it.each([
    ["a source", "Source: statistics office|||", 1],
    ["a copyright", "(c) The Company 2020", 1],
    ["the number of the page", "Page 1 of 3|||", 1],
    ["a line without cells", "as of last Monday", 1],
    ["a sentence below a blank row", "|||\nAll sums below were paid by card to the suppliers|||", 2],
    ["the number of rows", "(3 rows)", 1],
    ["the number of rows in a padded line", "3 rows selected.|||", 1],
    ["a line of signs above a source", "__________|||\nSource: statistics office|||", 2],
    ["what a mark stands for", "* provisional figures|||", 1],
    ["what a number stands for", "|||\n(1) without the north|||", 2],
    ["when it was printed", "Printed on 1.2.2024|||", 1],
    ["the end of the report", "*** End of report ***|||", 1],
    ["who signed, below a blank row", "|||\nApproved by:||Kim|", 2],
    ["who signed, in one cell below a blank row", "|||\nNote: all in francs|||\nPrepared by: Kim Lee|||", 3],
    ["lines to be signed", "|||\nApproved:|____|Date:|____\nSignature||Signature|", 3],
    ["an observation in French", "Remarque : chiffres provisoires|||", 1],
    ["totals above a note", "Total||60.75|\nNote: all in francs", 2],
  ])("counts %s", (_, footer, count) => {
    expect(countFooterRows(rowsOf(`${BODY}\n${footer}`), 4)).toBe(count);
  });

  it("counts notes behind a margin", () => {
    const rows = rowsOf(`${BODY}\n\nSource: statistics office|||\n2) without the north|||`).map((row) => ["", ...row]);
    expect(countFooterRows(rows, 5)).toBe(3);
  });

  it.each([
    ["a plain row", "4|Tim|40.75|Bern"],
    ["totals without a note below", "Total||60.75|"],
    ["totals that fill the row", "Total|4|60.75|4\nNote: all in francs".split("\n")[0] ?? ""],
    ["a row with one name", "Meier|||"],
    ["a sentence without a blank row above it", "The customer has not yet paid any of these bills|||"],
    ["a ragged row", "4|Tim"],
    ["a row that begins with a number of things", "4 rows of chairs|Tim|40.75|Bern"],
    ["a missing value alone", "-|||"],
    ["a marked name alone", "*Meier|||"],
    ["a label within the rows", "Approved by:||40.75|"],
    ["a label with its text right below the rows", "Shop: Kim Lee|||"],
    ["a label as rows have it", "Shop: Jo|5|6|7\n|||\nShop: Kim Lee|||"],
    ["what was created", "Created|Tim|40.75|Bern"],
  ])("keeps %s", (_, row) => {
    expect(countFooterRows(rowsOf(`${BODY}\n${row}`), 4)).toBe(0);
  });

  it("keeps a sentence in a table of two columns, whose cells may well be sentences", () => {
    const rows = rowsOf("1|2\n3|4\n|\nThe customer has not yet paid any of these bills|");
    expect(countFooterRows(rows, 2)).toBe(0);
  });

  it("never takes the only row", () => {
    expect(countFooterRows(rowsOf("Source: statistics office|||"), 4)).toBe(0);
  });
});
