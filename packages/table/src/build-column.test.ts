import { describe, expect, it } from "vitest";
import { ColumnBuilder, tableFromRows } from "./build-column.ts";
import { countValues, textAt } from "./table.ts";

describe("ColumnBuilder", () => {
  it("keeps each distinct text once and gives every row its text back", () => {
    const builder = new ColumnBuilder();
    for (let row = 0; row < 5000; row++) builder.push(`v${row % 3}`);
    const column = builder.build("c");
    expect(column.dict).toEqual(["v0", "v1", "v2"]);
    expect(column.codes).toHaveLength(5000);
    expect(textAt(column, 4999)).toBe("v1");
    expect(countValues(column).map((value) => value.count)).toEqual([1667, 1667, 1666]);
  });

  it("takes names of object members as plain texts", () => {
    const builder = new ColumnBuilder();
    for (const text of ["__proto__", "constructor", "__proto__"]) builder.push(text);
    expect(builder.build("toString").dict).toEqual(["__proto__", "constructor"]);
  });

  it("keeps 20,000 distinct texts apart, in order of appearance", () => {
    const texts = Array.from({ length: 20_000 }, (_, index) => `value ${index} ${index % 7}`);
    const builder = new ColumnBuilder();
    for (const text of [...texts, ...texts]) builder.push(text);
    const column = builder.build("c");
    expect(column.dict).toEqual(texts);
    expect(column.codes.subarray(20_000)).toEqual(column.codes.subarray(0, 20_000));
  });

  it("keeps long texts of one length apart, and gives the same text the same code", () => {
    const start = "x".repeat(20_000);
    const texts = ["a", "b", "a"].map((end) => start + end);
    const builder = new ColumnBuilder();
    for (const text of ["0,1", ...texts, "0,1"]) builder.push(text);
    const column = builder.build("c");
    expect(column.dict).toEqual(["0,1", texts[0], texts[1]]);
    expect([...column.codes]).toEqual([0, 1, 2, 1, 0]);
  });

  // With the whole of a text as the key this takes minutes, and the time of a test is over before.
  it("keeps 4,000 long texts apart that differ at their ends", () => {
    const start = "x".repeat(20_000);
    const texts = Array.from({ length: 4000 }, (_, index) => start + String(index).padStart(4, "0"));
    const builder = new ColumnBuilder();
    for (const text of [...texts, ...texts]) builder.push(text);
    const { dict, codes } = builder.build("c");
    expect(dict).toHaveLength(4000);
    expect(codes.subarray(4000)).toEqual(codes.subarray(0, 4000));
  });

  it("fills up with empty texts", () => {
    const builder = new ColumnBuilder();
    builder.push("a");
    builder.padTo(3);
    expect([...builder.build("c").codes]).toEqual([0, 1, 1]);
  });
});

describe("tableFromRows", () => {
  it("fills short rows with the empty text", () => {
    const table = tableFromRows(["a", "b"], [["1", "2"], ["3"]]);
    expect(table.rowCount).toBe(2);
    expect(table.columns.map((column) => textAt(column, 1))).toEqual(["3", ""]);
  });
});
