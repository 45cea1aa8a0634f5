import { describe, expect, it } from "vitest";
import { isForeign, toEnglish } from "../translate.ts";
import { splitWords } from "../words/split-words.ts";
import { describeMeaning, joinScores, searchWords } from "./semantic.ts";

describe("common words of other languages", () => {
  it.each([
    ["Krankenhausbetten nach Region", "hospital bed region"],
    ["Geburtsdatum der Schüler", "date of birth pupil"],
    ["lits d'hôpitaux", "bed hospital"],
    ["résultats des élections", "result election"],
    ["ciudades y población", "city population"],
    ["consumo de água", "consumption water"],
    ["prezzi del vino", "price wine"],
  ])("%s is %s", (text, english) => {
    expect(toEnglish(text)).toBe(english);
  });

  it.each([
    "hospital beds by region",
    "medicine study",
    "list of art museums",
    "the die is cast",
    "asdf qwer",
    "",
    "2024",
  ])("leave alone what is not foreign: %j", (text) => {
    expect(toEnglish(text)).toBe(text);
    expect(isForeign(splitWords(text))).toBe(false);
  });

  it("are searched for beside what they mean", () => {
    expect(searchWords("Preise der Häuser")).toEqual([
      expect.arrayContaining(["pric"]),
      expect.arrayContaining(["hous"]),
    ]);
    expect(searchWords("the prices")).toEqual([["pric"]]);
  });
});

it("the meaning of a table leaves out what is said of every table, and its numbers", () => {
  const description = "3 rows in 2 columns. Among them town (city). 0 cells changed, 1 cell to look at.";
  const table = { id: "", session: "", username: null, name: "Trips", description, tags: [], titles: ["town", "km"] };
  const text = describeMeaning({
    ...table,
    classes: ["City", ""],
    values: [
      ["Bern", "Thun"],
      ["12", "7"],
    ],
  });
  expect(text).toBe("Trips. town (city).. town, km. City. Bern, Thun");
});

describe("meaning and words together", () => {
  const join = (common: number, cosine: number) =>
    joinScores(Float32Array.of(common), { cosines: Float32Array.of(cosine), usual: 0.15 })[0] ?? 0;

  it.each<[string, number, number, boolean]>([
    ["near, without a word", 0, 0.5, true],
    ["a word, and a little near", 0.5, 0.25, true],
    ["a word, and as far as anything", 0.5, 0.15, false],
    ["a common word alone", 0.1, 0.3, false],
    ["nothing", 0, 0.3, false],
  ])("%s: found is %s", (_, common, cosine, isFound) => {
    expect(join(common, cosine) > 0).toBe(isFound);
  });

  it("say more than either", () => {
    expect(join(0.8, 0.6)).toBeGreaterThan(join(0, 0.6));
    expect(join(0.8, 0.6)).toBeGreaterThan(join(0.8, 0.3));
    expect(join(1, 0.9)).toBeLessThanOrEqual(1);
  });
});
