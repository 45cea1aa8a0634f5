import { describe, expect, it } from "vitest";
import { readTables } from "./read-tables.ts";

function rowsOf(html: string): readonly (readonly string[] | undefined)[] {
  return readTables(html)[0]?.sheet.rows ?? [];
}

describe("readTables", () => {
  it.each([
    [
      "cells that are not closed",
      "<table><tr><td>a<td>b<tr><td>c<td>d",
      [
        ["a", "b"],
        ["c", "d"],
      ],
    ],
    ["a page that is cut off", "<table><tr><td>a</td><td>b", [["a", "b"]]],
    ["cells without a row", "<table><td>a</td><td>b</td></table>", [["a", "b"]]],
    ["entities", "<table><tr><td>&lt;a&gt; &amp; &euml;&#8364;</td></tr></table>", [["<a> & ë€"]]],
    ["line breaks", "<table><tr><td>a<br>b<p>c</p></td></tr></table>", [["a\nb\nc"]]],
    ["blanks of the source", "<table><tr><td>\n   a\n   b </td></tr></table>", [["a b"]]],
    [
      "text that runs over rows",
      '<table><tr><td rowspan="2">a<td>1<tr><td>2</table>',
      [
        ["a", "1"],
        ["a", "2"],
      ],
    ],
    ["text that runs over columns", '<table><tr><td colspan="2">a<td>1</table>', [["a", "", "1"]]],
    ["no scripts", "<table><tr><td><script>x</script>a<style>y</style></td></tr></table>", [["a"]]],
  ])("reads %s", (_, html, rows) => {
    expect(rowsOf(html)).toEqual(rows);
  });

  it("keeps a table in a table apart", () => {
    const tables = readTables("<table><tr><td>out<table><tr><td>in</td></tr></table></td></tr></table>");
    expect(tables.map(({ sheet }) => sheet.rows)).toEqual([[["out"]], [["in"]]]);
  });

  it("takes captions for names, and numbers where they are missing or repeated", () => {
    const table = (caption: string): string => `<table>${caption}<tr><td>a</td></tr></table>`;
    const tables = readTables(["<caption>Sales</caption>", "", "<caption>Sales</caption>"].map(table).join(""));
    expect(tables.map(({ sheet }) => sheet.name)).toEqual(["Sales", "Table 2", "Table 3"]);
  });

  it.each([
    ["a head", "<table><thead><tr><td>a<td>b</thead><tr><td>1<td>2</table>", { skiprows: 0, headerRows: 1 }],
    ["header cells", "<table><tr><th>a<th>b<tr><td>1<td>2</table>", { skiprows: 0, headerRows: 1 }],
    ["a title above", "<table><tr><th colspan=2>T<tr><th>a<th>b<tr><td>1<td>2</table>", { skiprows: 1, headerRows: 1 }],
    ["names of rows only", "<table><tr><th>a<td>1<tr><th>b<td>2</table>", undefined],
    ["nothing but header cells", "<table><tr><th>a<th>b</table>", undefined],
  ])("finds the names by %s", (_, html, header) => {
    expect(readTables(html)[0]?.header).toEqual(header);
  });

  it("does not grow with what a cell claims to span", () => {
    const rows = rowsOf(
      '<table><tr><td colspan="1000000000" rowspan="1000000000">a</td></tr><tr><td>b</td></tr></table>',
    );
    expect(rows.map((row) => row?.length)).toEqual([1000, 1001]);
  });

  it("refuses tables in tables without end", () => {
    expect(() => readTables("<table><tr><td>".repeat(200))).toThrow("nested too deeply");
  });
});
