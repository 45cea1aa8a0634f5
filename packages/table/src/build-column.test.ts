import { describe, expect, it } from "vitest";
import { ColumnBuilder, tableFromRows } from "./build-column.ts";
import { hashText } from "./hash-text.ts";
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

  it("gives a part of the source and the same text pushed by itself one code", () => {
    const builder = new ColumnBuilder("alpha,beta,alpha");
    builder.push("beta");
    builder.pushSlice(0, 5);
    builder.pushSlice(6, 10);
    builder.pushSlice(11, 16);
    builder.pushSlice(3, 3);
    builder.push("");
    expect(builder.build("c")).toMatchObject({
      dict: ["beta", "alpha", ""],
      codes: Uint32Array.from([0, 1, 0, 1, 2, 2]),
    });
  });

  it("keeps 20,000 distinct texts apart, in order of appearance", () => {
    const texts = Array.from({ length: 20_000 }, (_, index) => `value ${index} ${index % 7}`);
    const builder = new ColumnBuilder();
    for (const text of [...texts, ...texts]) builder.push(text);
    const column = builder.build("c");
    expect(column.dict).toEqual(texts);
    expect(column.codes.subarray(20_000)).toEqual(column.codes.subarray(0, 20_000));
  });

  it("stays exact for texts made to collide", () => {
    const colliding: string[] = [];
    for (let index = 0; colliding.length < 600; index++) {
      const text = index.toString(36);
      if ((hashText(text, 0, text.length) & 1023) === 0) colliding.push(text);
    }
    const builder = new ColumnBuilder();
    for (const text of [...colliding, ...colliding]) builder.push(text);
    const column = builder.build("c");
    expect(column.dict).toEqual(colliding);
    expect(textAt(column, 1199)).toBe(colliding[599]);
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
