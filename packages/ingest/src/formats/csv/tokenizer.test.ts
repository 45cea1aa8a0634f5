import { describe, expect, it } from "vitest";
import type { Dialect } from "./dialect.ts";
import { RowBlock } from "./row-block.ts";
import { Tokenizer, tokenizeRows } from "./tokenizer.ts";

const COMMAS: Dialect = { delimiter: ",", quote: '"', escape: '"' };
const BACKSLASHES: Dialect = { ...COMMAS, escape: "\\" };

describe("Tokenizer", () => {
  it.each([
    [
      "cells and empty cells",
      "a,,b\n,\n",
      [
        ["a", "", "b"],
        ["", ""],
      ],
    ],
    ["delimiters and line ends in quotes", '"a,b","c\nd"\n', [["a,b", "c\nd"]]],
    ["doubled quotes", '"say ""hi""",""\n', [['say "hi"', ""]]],
    ["a quote inside a plain cell", '5" pipe,b\n', [['5" pipe', "b"]]],
    ["an unescaped quote inside a quoted cell", '"a "b" c",d\n', [['a "b" c', "d"]]],
    ["blanks around quoted cells", 'a, "b, c" ,d\n', [["a", "b, c", "d"]]],
    [
      "a quote that never closes",
      'a,"b\nc,d\n',
      [
        ["a", '"b'],
        ["c", "d"],
      ],
    ],
    ["characters of several bytes", 'ü,"ß""",😀\n', [["ü", 'ß"', "😀"]]],
    ["rows of different widths", "a\nb,c,d\n", [["a"], ["b", "c", "d"]]],
    ["no line end at the end", "a,b", [["a", "b"]]],
  ])("reads %s", (_, text, rows) => {
    expect(tokenizeRows(text, COMMAS, 100)).toEqual(rows);
  });

  it.each([
    ["escaped quotes", '"a \\"b\\"",c\n', [['a "b"', "c"]]],
    ["an escaped delimiter in quotes", '"a\\, b",c\n', [["a, b", "c"]]],
    ["an escaped delimiter without quotes", "a\\, b,c\n", [["a, b", "c"]]],
    ["an escaped backslash", '"a\\\\",c\n', [["a\\", "c"]]],
    ["other backslashes as they are", "a\\nb,\\N\n", [["a\\nb", "\\N"]]],
    ["a folder that ends in a backslash", '"C:\\dir\\",c\n', [["C:\\dir\\", "c"]]],
  ])("reads with backslashes: %s", (_, text, rows) => {
    expect(tokenizeRows(text, BACKSLASHES, 100)).toEqual(rows);
  });

  it.each([
    ["two bars", "||", "a||b|c||\n", [["a", "b|c", ""]]],
    [
      "aligned columns",
      "  ",
      "  a b    c\nd   e f  \n",
      [
        ["a b", "c"],
        ["d", "e f"],
      ],
    ],
    ["one blank", " ", 'a  "b c"\n', [["a", "", "b c"]]],
    ["none", "", 'a,b\n"c,d"\n', [["a,b"], ["c,d"]]],
  ])("cuts at %s", (_, delimiter, text, rows) => {
    expect(tokenizeRows(text, { ...COMMAS, delimiter }, 100)).toEqual(rows);
  });

  it("counts each kind of line end", () => {
    const bytes = new TextEncoder().encode("a\nb\r\nc\rd\r\r\ne");
    const tokenizer = new Tokenizer(bytes, COMMAS);
    const block = new RowBlock(bytes, COMMAS);
    tokenizer.fill(block, 100, 0);
    expect(block.rowCount).toBe(5);
    expect(tokenizer.lineEnds).toEqual({ "\\n": 1, "\\r\\n": 1, "\\r": 1, "\\r\\r\\n": 1 });
  });
});

describe("a quote that opens by mistake", () => {
  function read(text: string, width: number): { rows: string[][]; repairs: string[] } {
    const bytes = new TextEncoder().encode(text);
    const block = new RowBlock(bytes, COMMAS);
    new Tokenizer(bytes, COMMAS, { at: 0, width }).fill(block, 100, 0);
    const rows = Array.from({ length: block.rowCount }, (_, row) => block.texts(row));
    return { rows, repairs: block.repairs.map(({ kind, row }) => `${kind} in ${row}`) };
  }

  it("is text when the row then has the usual width", () => {
    expect(read('a,"b,"c d",e\n1,2,3,4\n', 4)).toEqual({
      rows: [
        ["a", '"b', "c d", "e"],
        ["1", "2", "3", "4"],
      ],
      repairs: ["unclosed in 0"],
    });
  });

  it("is text where it stands around the first word of a cell, and quotes follow further below", () => {
    expect(read('1,"Blue" Ltd\n2,Red Inc\n3,The "Green" Co\n4,"x, y"\n', 2).rows).toEqual([
      ["1", '"Blue" Ltd'],
      ["2", "Red Inc"],
      ["3", 'The "Green" Co'],
      ["4", "x, y"],
    ]);
  });

  it("does not swallow the next line", () => {
    expect(read('1,2,"\n3,4,"x y"\n', 3).rows).toEqual([
      ["1", "2", '"'],
      ["3", "4", "x y"],
    ]);
  });

  it("but not when the row has its width with the quotes, as with JSON that is not escaped", () => {
    expect(read('1,"{"a":1,"b":2}",x\n', 3)).toEqual({
      rows: [["1", '{"a":1,"b":2}', "x"]],
      repairs: ["unescaped in 0"],
    });
  });
});
