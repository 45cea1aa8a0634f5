import { describe, expect, it } from "vitest";
import { ALL_ROWS, type RowChoice } from "../../features/table/model/row-choice.ts";
import { readRowAddress, readRowChoice, writeRowAddress } from "./row-address.ts";

const read = (search: Readonly<Record<string, unknown>>): RowChoice => readRowChoice(readRowAddress(search));

describe("rows in an address", () => {
  it("come back as they were chosen, whatever signs the values have", () => {
    const choice: RowChoice = {
      values: [
        { column: 2, anyOf: ["open", "a,b;c:d", "50 %", "é ½ #&?", null] },
        { column: 0, anyOf: ["-"] },
      ],
      patterns: [{ column: 3, anyOf: ["99-A,a", "a;9"] }],
      ranges: [
        { column: 4, from: "-1.5", to: "20" },
        { column: 5, from: null, to: "2024-03-05T10:00" },
        { column: 6, from: "2024", to: null },
      ],
      cells: [
        { kind: "issue", column: null },
        { kind: "edited", column: 11 },
      ],
      sort: [
        { column: 1, isDescending: true },
        { column: 0, isDescending: false },
      ],
    };
    const address = writeRowAddress(choice);
    expect(address.sort).toBe("-2,1");
    expect(address.cells).toBe("issue,edited:12");
    expect(read({ ...address })).toEqual(choice);
  });

  it("say nothing of a table that is shown as it is", () => {
    expect(writeRowAddress(ALL_ROWS)).toEqual({
      sort: undefined,
      cells: undefined,
      values: undefined,
      patterns: undefined,
      ranges: undefined,
    });
    expect(read({})).toBe(ALL_ROWS);
  });

  it.each([
    ["a number, as the router reads it", { sort: -3 }, { sort: [{ column: 2, isDescending: true }] }],
    ["a column that is none", { sort: "0,x,--1,1.5,2" }, { sort: [{ column: 1, isDescending: false }] }],
    ["a column twice", { sort: "2,-2" }, { sort: [{ column: 1, isDescending: false }] }],
    ["an unknown kind", { cells: "odd,issue:0,missing:2:3,missing:2" }, { cells: [{ kind: "missing", column: 1 }] }],
    ["broken values", { values: "x:a;3;4:%E0%A4%A;2:a:b;1:a" }, { values: [{ column: 0, anyOf: ["a"] }] }],
    ["a pattern of nothing", { patterns: "2:;1:9," }, { patterns: [{ column: 0, anyOf: ["9"] }] }],
    ["a range without ends", { ranges: "1:,;2:1,2,3;x:1;3:,4" }, { ranges: [{ column: 2, from: null, to: "4" }] }],
    ["what is no text", { values: { a: 1 }, cells: [1], sort: null }, {}],
  ])("are read without %s", (_, search, expected) => {
    expect(read(search)).toEqual({ ...ALL_ROWS, ...expected });
  });
});
