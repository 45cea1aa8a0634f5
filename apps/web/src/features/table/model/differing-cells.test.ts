import { describe, expect, it } from "vitest";
import { differingCells } from "./differing-cells.ts";

const NAMED = {
  choices: { skiprows: 0, header_rows: 1 },
  columns: ["North", "South"],
  rows: [
    ["East", "West"],
    ["Up", "Down"],
  ],
};
const UNNAMED = {
  choices: { skiprows: 0, header_rows: 0 },
  columns: ["column_1", "column_2"],
  rows: [
    ["North", "South"],
    ["East", "West"],
  ],
};

describe("the cells in which two readings differ", () => {
  it("are the names that are values in the other one, at their place in each", () => {
    expect([...differingCells(NAMED, UNNAMED)]).toEqual(["-1,0", "-1,1"]);
    expect([...differingCells(UNNAMED, NAMED)]).toEqual(["0,0", "0,1"]);
  });

  it("are those that were decoded otherwise", () => {
    const other = { ...NAMED, rows: [["Ëast", "West"], NAMED.rows[1] ?? []] };
    expect([...differingCells(NAMED, other)]).toEqual(["0,0"]);
  });

  it("are all that another delimiter cuts otherwise, also those that only one of them has", () => {
    const other = { ...NAMED, columns: ["North,South"], rows: [["East,West"], ["Up,Down"]] };
    expect(differingCells(NAMED, other).size).toBe(6);
    expect(differingCells(other, NAMED).size).toBe(6);
  });
});
