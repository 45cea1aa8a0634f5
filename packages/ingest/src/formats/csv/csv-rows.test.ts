import { describe, expect, it } from "vitest";
import { CsvRows } from "./csv-rows.ts";

function read(text: string | Uint8Array, pieceBytes = 1000, delimiter = ","): string[][] | undefined {
  const bytes = Buffer.from(text);
  const reader = new CsvRows(delimiter, 2);
  const rows: string[][] = [];
  for (let at = 0; at < bytes.length; at += pieceBytes) {
    const found = reader.push(bytes.subarray(at, at + pieceBytes));
    if (found === undefined) return undefined;
    rows.push(...found);
  }
  const last = reader.end();
  return last === undefined ? undefined : [...rows, ...last];
}

describe("rows of CSV that comes in", () => {
  it.each([
    [
      "cells in quotes",
      'a,"b,""c"""\r\n1,"two\nlines"\r\n',
      [
        ["a", 'b,"c"'],
        ["1", "two\nlines"],
      ],
    ],
    [
      "no line end at the end",
      "a,b\n1,2",
      [
        ["a", "b"],
        ["1", "2"],
      ],
    ],
    ["a byte order mark", "\uFEFFa,b\n", [["a", "b"]]],
    ["empty lines and cells", "a,b\n,\n\n", [["a", "b"], ["", ""], [""]]],
    [
      "a quote within a cell",
      '5" pipe,b\n6,c\n',
      [
        ['5" pipe', "b"],
        ["6", "c"],
      ],
    ],
    [
      "a quote that never closes",
      'a,"b\n1,2\n',
      [
        ["a", '"b'],
        ["1", "2"],
      ],
    ],
    ["nothing", "", []],
  ])("are read: %s", (_, text, rows) => {
    expect(read(text)).toEqual(rows);
    expect(read(text, 1)).toEqual(rows);
  });

  it("are cut at the delimiter that is given", () => {
    expect(read("a,1;b\n", 1000, ";")).toEqual([["a,1", "b"]]);
  });

  it.each([1, 7, 4096, 65_536, 1_000_003])("are the same however it is cut: %i bytes at a time", (pieceBytes) => {
    const rows = Array.from({ length: pieceBytes === 1 ? 30_000 : 60_000 }, (_, row) => [
      `ü${row}`,
      row % 5 === 0 ? `line "${row}"\r\nand\nthe next, with a comma` : `漢😀 ${row}`,
    ]);
    const text = rows.map(([one, other]) => `${one},"${other!.replaceAll('"', '""')}"\r\n`).join("");
    expect(read(text, pieceBytes)).toEqual(rows);
  });

  it("that is no UTF-8 are not read", () => {
    expect(read(Uint8Array.from([0x61, 0x2c, 0xfc, 0x0a]))).toBeUndefined();
  });
});
