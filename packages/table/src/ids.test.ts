import { describe, expect, it } from "vitest";
import { cellId, columnId, parseElementId, rowId } from "./ids.ts";

const TABLE = "3f2a6c1e-9b7d-4c55-8a10-5d2e7f901234";
const OTHER = "aaaaaaaa-9b7d-4c55-8a10-5d2e7f901234";

describe("element ids", () => {
  it.each([
    [0, 0],
    [1, 2],
    [999_999, 4_999],
    [17_592_186_044_415, 16_777_215],
  ])("reads back row %i and column %i", (row, column) => {
    expect(parseElementId(TABLE, cellId(TABLE, row, column))).toEqual({ kind: "cell", row, column });
    expect(parseElementId(TABLE, rowId(TABLE, row))).toEqual({ kind: "row", row });
    expect(parseElementId(TABLE, columnId(TABLE, column))).toEqual({ kind: "column", column });
  });

  it("has the form of a UUID", () => {
    expect(cellId(TABLE, 5, 3)).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/);
  });

  it.each([
    ["an id of another table", cellId(OTHER, 0, 0)],
    ["a random UUID", "c9bf9e57-1685-4c89-bafb-ff5af830be8a"],
    ["an id with an unknown kind", cellId(TABLE, 0, 0).replace(/-3(?=0{11}$)/, "-9")],
    ["a column id with a row", `${columnId(TABLE, 1).slice(0, -1)}7`],
    ["an empty text", ""],
    ["a text of a megabyte", "a".repeat(1_000_000)],
  ])("refuses %s", (_, id) => {
    expect(parseElementId(TABLE, id)).toBeUndefined();
  });
});
