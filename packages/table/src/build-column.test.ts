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
});

describe("tableFromRows", () => {
  it("fills short rows with the empty text", () => {
    const table = tableFromRows(["a", "b"], [["1", "2"], ["3"]]);
    expect(table.rowCount).toBe(2);
    expect(table.columns.map((column) => textAt(column, 1))).toEqual(["3", ""]);
  });
});
