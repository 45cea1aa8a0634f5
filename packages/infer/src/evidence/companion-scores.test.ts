import type { ClassProbability } from "@limpid/models";
import { describe, expect, it } from "vitest";
import { companionScores } from "./companion-scores.ts";

type Ranked = readonly ClassProbability[];
const NUMBERS: Ranked = [
  ["number", 0.52],
  ["longitude", 0.48],
];
const LATITUDES: Ranked = [
  ["latitude", 0.9],
  ["number", 0.1],
];
const longitudeOf = (columns: readonly Ranked[], titles: readonly string[] = []) =>
  companionScores(columns, titles)[0]?.get("longitude");

describe("companionScores", () => {
  it("knows how sure a companion is, or that a title names one", () => {
    expect(longitudeOf([NUMBERS, LATITUDES])).toBe(0.9);
    expect(longitudeOf([NUMBERS], ["lat"])).toBe(0.5);
    expect(longitudeOf([NUMBERS], ["customer_lat", "lat"])).toBe(0.5);
  });

  it.each<[string, readonly Ranked[], readonly string[]]>([
    ["a column alone", [NUMBERS], []],
    ["a column that is its own companion", [[...NUMBERS, ["latitude", 0.3]]], []],
    ["columns that have nothing to do with it", [NUMBERS, [["email", 1]]], []],
    ["another column of the same class", [NUMBERS, NUMBERS], []],
    ["titles that say nothing", [NUMBERS], ["", "remarks", "x"]],
  ])("finds no companions for %s", (_, columns, titles) => {
    expect(longitudeOf(columns, titles)).toBe(0);
  });

  it("does not count a column as its own companion where it is the most likely", () => {
    const both: Ranked = [
      ["latitude", 0.5],
      ["longitude", 0.5],
    ];
    expect(longitudeOf([both, [["latitude", 0.2]]])).toBe(0.2);
  });
});
