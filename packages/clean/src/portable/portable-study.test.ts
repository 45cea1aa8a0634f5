import { plainGuess, tableFromRows } from "@limpid/table";
import { describe, expect, it } from "vitest";
import type { Remark } from "../detector.ts";
import { studyColumns } from "../study.ts";
import { portableStudy } from "./portable-study.ts";
import { rowKey } from "./row-key.ts";

const TABLE = tableFromRows(
  ["code", "town"],
  [
    ["1", "Bern"],
    ["2", "Chur"],
    ["1", "Bern"],
    ["2", "Churr"],
  ],
);
const GUESSES = TABLE.columns.map(() => plainGuess("category", "Category"));
const said = (output: string): Remark => ({ output, prob: 0.9, msg: "Others say so.", rule: "rows.agree" });

function portableWith(findings: readonly ReadonlyMap<number, Remark>[]) {
  return portableStudy(TABLE, { ...studyColumns(TABLE, GUESSES), findings });
}

describe("a portable study", () => {
  it("keeps how often a text stands that does so more than once", () => {
    expect(portableWith([]).study.counts).toEqual([
      new Map([
        ["1", 2],
        ["2", 2],
      ]),
      new Map([["Bern", 2]]),
    ]);
  });

  it("keeps what is said of a row by the texts of the row, of equal rows once", () => {
    const { study, leftOut } = portableWith([
      new Map([
        [0, said("9")],
        [2, said("9")],
      ]),
      new Map([[3, said("Chur")]]),
    ]);
    expect(leftOut).toBe(0);
    expect(study.remarks).toEqual(
      new Map([
        [rowKey(["1", "Bern"]), [{ column: 0, remark: said("9") }]],
        [rowKey(["2", "Churr"]), [{ column: 1, remark: said("Chur") }]],
      ]),
    );
  });

  it("leaves out what is said of one of several equal rows, and counts it", () => {
    const both = new Map([
      [0, said("Biel")],
      [2, said("Biel")],
    ]);
    const { study, leftOut } = portableWith([new Map([[2, said("9")]]), both]);
    expect(leftOut).toBe(1);
    expect(study.remarks.get(rowKey(["1", "Bern"]))).toEqual([{ column: 1, remark: said("Biel") }]);
  });
});

describe("the key of a row", () => {
  it("tells rows apart by each of their texts and where one ends", () => {
    const rows = [
      ["a", "bc"],
      ["ab", "c"],
      ["abc", ""],
      ["", "abc"],
      ["abc"],
      ["bc", "a"],
      ["a", "bd"],
      ["A", "bc"],
      [],
    ];
    expect(new Set(rows.map(rowKey)).size).toBe(rows.length);
    expect(rowKey(["a", "bc"])).toBe(rowKey(["a", "bc"]));
    expect(rowKey(["a", "bc"])).toMatch(/^[0-9a-f]{32}$/);
  });

  it("is another one for each of 200,000 rows, in all its parts", () => {
    const keys = Array.from({ length: 200_000 }, (_, row) => rowKey([`n${row}`, String(row % 7)]));
    expect(new Set(keys).size).toBe(keys.length);
    for (const from of [0, 16]) expect(new Set(keys.map((key) => key.slice(from, from + 16))).size).toBe(keys.length);
  });
});
