import { describe, expect, it } from "vitest";
import { fromTsv, toHtml, toTsv } from "./tsv.ts";

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

it("copies as HTML, too, in which nothing is markup and zeros in front stay", () => {
  const texts = ["<b>&", "007", "two\nlines"];
  const html = toHtml({ firstRow: 0, lastRow: 0, firstColumn: 0, lastColumn: 2 }, (_, column) => texts[column] ?? "");
  expect(html).toContain("<td>&lt;b&gt;&amp;</td>");
  expect(html).toContain(`<td style="mso-number-format:'\\@'">007</td><td>two<br>lines</td>`);
});

describe("fromTsv", () => {
  it.each([
    ["one cell", "a", [["a"]]],
    [
      "what Excel gives, with a last line end",
      "a\tb\r\n1\t2\r\n",
      [
        ["a", "b"],
        ["1", "2"],
      ],
    ],
    [
      "quoted fields with tabs, line ends and quotes",
      '"a\tb"\t"two\nlines"\n"say ""hi"""\tx',
      [
        ["a\tb", "two\nlines"],
        ['say "hi"', "x"],
      ],
    ],
    [
      "empty cells",
      "\tb\n\t\n",
      [
        ["", "b"],
        ["", ""],
      ],
    ],
    ["an empty row between others", "a\n\nb", [["a"], [""], ["b"]]],
    ["a quote that opens no field", '5" disk\t"a" b', [['5" disk', '"a" b']]],
    ["an empty quoted field at the end", 'a\n""', [["a"], [""]]],
    ["rows of different lengths", "a\nb\tc", [["a"], ["b", "c"]]],
  ])("reads %s", (_, text, block) => {
    expect(fromTsv(text)).toEqual(block);
  });

  it("reads what was copied as it was", () => {
    const area = { firstRow: 0, lastRow: 1, firstColumn: 0, lastColumn: 2 };
    expect(fromTsv(toTsv(area, textAt))).toEqual(CELLS);
  });
});
