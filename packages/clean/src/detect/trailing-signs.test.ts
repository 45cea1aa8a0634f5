import { describe, expect, it } from "vitest";
import { saidOfValues } from "../testing/said-of-values.ts";
import { trailingSigns } from "./trailing-signs.ts";

const names = (count: number, write = (name: string) => name) =>
  Array.from({ length: count }, (_, index) => ({
    text: write(`Village ${String.fromCharCode(65 + (index % 26))}${index}`),
    count: 1,
  }));
const found = (text: string, others = names(60)) =>
  saidOfValues(trailingSigns, [...others, { text, count: 1 }]).get(text)?.output;

describe("trailing signs", () => {
  it.each([
    ["Bern;", "Bern"],
    ["Bern,", "Bern"],
    ["Bern|", "Bern"],
    ["Bern_", "Bern"],
    ["Bern - ", "Bern"],
    ["Bern-*", "Bern"],
    [": Bern", "Bern"],
    ["- Bern", "Bern"],
    ["* Bern", "Bern"],
    ["0238.", "0238"],
  ])("offers %j without its sign", (text, meant) => expect(found(text)).toBe(meant));

  it.each([
    "St. Gallen",
    "Bern",
    "Yahoo!",
    "Why?",
    "A+",
    "C#",
    "Inc.",
    "Dr.",
    "(old)",
    "-",
    "12 %",
    "Note*",
    "5°",
    "«Bern»",
    "_id",
    "-5",
    "日本;本",
  ])("leaves %j", (text) => expect(found(text)).toBeUndefined());

  it("leaves a column that is written so", () => {
    expect(
      found(
        "Bern;",
        names(60, (name) => `${name};`),
      ),
    ).toBeUndefined();
    expect(
      found(
        "- Bern",
        names(60, (name) => `• ${name}`),
      ),
    ).toBeUndefined();
  });

  it("leaves the marks of lists", () => {
    const lists = [...names(60), { text: "Bern||Chur", count: 1 }, { text: "Basel || Genf || Zug", count: 1 }];
    for (const text of ["Bern||", "|| Bern", "Bern|"]) expect(found(text, lists)).toBeUndefined();
    expect(found("Bern;", lists)).toBe("Bern");
  });

  it("says nothing of a few values", () => expect(found("Bern;", names(5))).toBeUndefined());
});
