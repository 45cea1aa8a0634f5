import { describe, expect, it } from "vitest";
import { areaBetween, besideHidden, type Movement, move, type Position } from "./position.ts";

const size = { rows: 100, columns: 10, pageRows: 12 };
const at = (row: number, column: number): Position => ({ row, column });
const step = (rows: number, columns: number): Movement => ({ kind: "step", rows, columns });

describe("move", () => {
  it.each<[string, Position, Movement, Position]>([
    ["an arrow goes one cell on", at(3, 3), step(0, 1), at(3, 4)],
    ["an arrow does not wrap at the end of a row", at(3, 9), step(0, 1), at(3, 9)],
    ["up from the first row reaches the header", at(0, 2), step(-1, 0), at(-1, 2)],
    ["left from the first column reaches the row number", at(4, 0), step(0, -1), at(4, -1)],
    ["nothing lies beyond the corner", at(-1, -1), step(-1, -1), at(-1, -1)],
    ["a page down goes a screen on", at(3, 3), { kind: "page", direction: 1 }, at(15, 3)],
    ["a page up stops at the first row, not at the header", at(3, 3), { kind: "page", direction: -1 }, at(0, 3)],
    ["the end of the row", at(3, 3), { kind: "edge", row: "same", column: "last" }, at(3, 9)],
    ["the end of the table", at(3, 3), { kind: "edge", row: "last", column: "last" }, at(99, 9)],
    ["the start of the table", at(3, 3), { kind: "edge", row: "first", column: "first" }, at(0, 0)],
  ])("%s", (_, from, movement, expected) => {
    expect(move(from, movement, size)).toEqual(expected);
  });

  it("stays on the header of a table without rows", () => {
    const none = { ...size, rows: 0 };
    expect(move(at(-1, 0), step(1, 0), none)).toEqual(at(-1, 0));
  });
});

describe("hidden columns", () => {
  const some = { ...size, hidden: new Set([0, 4, 5, 9]) };

  it.each<[string, Position, Movement, Position]>([
    ["are stepped over", at(3, 3), step(0, 1), at(3, 6)],
    ["are stepped over on the way back", at(3, 6), step(0, -1), at(3, 3)],
    ["at the end leave nowhere to go", at(3, 8), step(0, 1), at(3, 8)],
    ["at the start lead to the row number", at(3, 1), step(0, -1), at(3, -1)],
    ["leave a step up where it is", at(3, 3), step(-1, 0), at(2, 3)],
    ["are not the end of the row", at(3, 3), { kind: "edge", row: "same", column: "last" }, at(3, 8)],
    ["are not the start of the table", at(3, 3), { kind: "edge", row: "first", column: "first" }, at(0, 1)],
  ])("%s", (_, from, movement, expected) => {
    expect(move(from, movement, some)).toEqual(expected);
  });

  it("stand for the next one that is shown, or the one before", () => {
    expect(besideHidden(at(2, 4), some)).toEqual(at(2, 6));
    expect(besideHidden(at(2, 9), some)).toEqual(at(2, 8));
    expect(besideHidden(at(2, -1), some)).toEqual(at(2, -1));
  });
});

describe("areaBetween", () => {
  it("orders the corners", () => {
    expect(areaBetween(at(5, 1), at(2, 4), size)).toEqual({ firstRow: 2, lastRow: 5, firstColumn: 1, lastColumn: 4 });
  });

  it("takes a header for its column", () => {
    expect(areaBetween(at(-1, 3), at(-1, 3), size)).toEqual({
      firstRow: 0,
      lastRow: 99,
      firstColumn: 3,
      lastColumn: 3,
    });
  });

  it("takes a row number for its row", () => {
    expect(areaBetween(at(7, -1), at(8, -1), size)).toEqual({ firstRow: 7, lastRow: 8, firstColumn: 0, lastColumn: 9 });
  });
});
