import { describe, expect, it } from "vitest";
import { guardRecords } from "./guard-records.ts";
import { readRecords } from "./parse-workbook.ts";

function record(type: number, ...content: readonly number[]): number[] {
  return [type & 255, type >> 8, content.length & 255, content.length >> 8, ...content];
}

function text(value: string): number[] {
  return [...Buffer.from(value)];
}

const BOOK = record(0x809, 0, 6, 5, 0);
const SHEET = record(0x809, 0, 6, 16, 0);
const END = record(0x0a);
const CELL = [0, 0, 0, 0, 0, 0];

/** A workbook of one sheet: what stands before it, and its records. */
function workbook(globals: readonly number[], cells: readonly number[]): Uint8Array {
  const name = record(0x85, 0, 0, 0, 0, 0, 0, 1, 0, 65);
  const place = BOOK.length + globals.length + name.length + END.length;
  name.splice(4, 2, place & 255, place >> 8);
  return Uint8Array.from([...BOOK, ...globals, ...name, ...END, ...SHEET, ...cells, ...END]);
}

function rowsOf(stream: Uint8Array): unknown {
  const records = guardRecords(stream);
  if (records === undefined) throw new Error("encrypted");
  return readRecords(records)[0]?.rows;
}

describe("guardRecords", () => {
  it.each([
    ["a result without its length", record(0x07)],
    ["a text with half a length", record(0x207, 5)],
    ["a label without its length", record(0x204, ...CELL)],
    ["an old label with half a length", record(0x04, ...CELL, 0, 5)],
    ["a rich text without its length", record(0xd6, ...CELL)],
    ["a formula without its length", record(0x06, ...CELL, ...CELL, ...CELL)],
    ["more merged cells than there are", record(0xe5, 255, 255, 0, 0, 0, 0, 0, 0, 0, 0)],
  ])("refuses %s, where the parser would go on for ever", (_, cells) => {
    expect(() => guardRecords(workbook([], cells))).toThrow(/^its record at byte \d+ ends too early$/);
  });

  it.each([
    ["formats without end", record(0x41e, 1, 0, 1, 0, 0, 65), 10_001, /10,000 number formats/],
    ["merges without end", record(0xe5, 0, 0), 5001, /merged cells/],
  ])("refuses %s", (_, one, times, reason) => {
    expect(() => guardRecords(workbook([], Array.from({ length: times }, () => one).flat()))).toThrow(reason);
  });

  it("refuses texts in so many pieces that finding them takes hours", () => {
    const piece = record(0x3c, 0);
    const table = [record(0xfc, 1, 0, 0, 0, 1, 0, 0, 0), ...Array.from({ length: 120_000 }, () => piece)].flat();
    expect(() => guardRecords(workbook(table, []))).toThrow(/too many pieces/);
  });

  it("gives back nothing for a workbook with a password", () => {
    expect(guardRecords(workbook(record(0x2f, 0, 0), []))).toBeUndefined();
  });

  it("keeps links, drawings and unknown records from the parser, and every other at its place", () => {
    const link = record(0x1b8, 0, 0, 255, 255, 0, 0, 255, 255);
    const stream = workbook([], [...link, ...record(0x204, ...CELL, 2, 0, 0, ...text("ok"))]);
    const guarded = guardRecords(stream);
    expect(guarded).toHaveLength(stream.length);
    const place = Buffer.from(stream).indexOf(Buffer.from(link));
    expect(guarded?.subarray(place, place + 4)).toEqual(Uint8Array.of(0x34, 0, 8, 0));
    expect(rowsOf(stream)).toEqual([["ok"]]);
  });

  it("reads the result of a formula whatever its tokens are", () => {
    const formula = record(0x06, ...CELL, 0, 0, 0, 0, 0, 0, 0xf8, 0x3f, 0, 0, 0, 0, 0, 0, 99, 0, 1, 2, 3);
    expect(rowsOf(workbook([], formula))).toEqual([["1.5"]]);
  });

  it.each([
    ["in one record", record(0xfc, 2, 0, 0, 0, 2, 0, 0, 0, 1, 0, 0, 65, 2, 0, 0, 66, 67)],
    ["claiming more than there are", record(0xfc, 9, 0, 0, 0, 99, 0, 0, 0, 1, 0, 0, 65, 2, 0, 0, 66, 67)],
    ["ending in half a length", record(0xfc, 3, 0, 0, 0, 3, 0, 0, 0, 1, 0, 0, 65, 2, 0, 0, 66, 67, 7)],
    [
      "going on in wide characters",
      [...record(0xfc, 2, 0, 0, 0, 2, 0, 0, 0, 1, 0, 0, 65, 2, 0, 0, 66), ...record(0x3c, 1, 67, 0)],
    ],
    [
      "going on in wide characters, before half a length",
      [...record(0xfc, 2, 0, 0, 0, 9, 0, 0, 0, 1, 0, 0, 65, 2, 0, 0, 66), ...record(0x3c, 1, 67, 0, 3)],
    ],
    [
      "with formats and phonetic signs",
      record(0xfc, 2, 0, 0, 0, 9, 0, 0, 0, 1, 0, 12, 1, 0, 2, 0, 0, 0, 65, 0, 0, 0, 0, 9, 9, 2, 0, 0, 66, 67),
    ],
  ])("reads shared texts %s", (_, table) => {
    expect(rowsOf(workbook(table, record(0xfd, ...CELL, 1, 0, 0, 0)))).toEqual([["BC"]]);
  });
});
