import { describe, expect, it } from "vitest";
import { WordTable } from "./word-table.ts";

const WORDS = ["", "a", "ab", "abc", "b", "bären", "zürich", "ä", "日本", "\u{1f600}"].toSorted();
const LINES = WORDS.map((word) => `${word}\tof ${word}\n`).join("");

describe("a table of words", () => {
  it("finds each word and no other, few asked or many", () => {
    const table = new WordTable(LINES, (known) => ({ known }));
    for (let round = 0; round < 200; round++) {
      for (const word of WORDS) expect(table.get(word)).toEqual({ known: `of ${word}` });
      for (const word of ["aa", "abcd", "c", "Z", "日", "\uffff", "a\tof a", "a\n"])
        expect(table.get(word)).toBe(undefined);
      expect([table.has("ab"), table.has("aa")]).toEqual([true, false]);
    }
  });

  it("lists all words in order, and those with a beginning", () => {
    const table = new WordTable(LINES, (known) => ({ known }));
    expect([...table.entries()].map(([word]) => word)).toEqual(WORDS);
    expect([...table.startingWith("ab")]).toEqual(["ab", "abc"]);
    expect([...table.startingWith("x")]).toEqual([]);
  });

  it("has nothing where there are no lines", () => {
    const table = new WordTable("", String);
    expect(table.get("a")).toBe(undefined);
    expect([...table.entries()]).toEqual([]);
  });
});
