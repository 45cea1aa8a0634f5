import { describe, expect, it } from "vitest";
import type { MeantWord, SuspectWord, WordColumn } from "./suspect-word.ts";
import { likelyWords } from "./word-model.ts";

const PROSE: WordColumn = {
  ...{ role: "prose", words: 60, unknown: 0.02, meanFrequency: 5, meanWords: 8, values: 12, digits: 0, repetition: 1 },
  ...{ capitals: 0.05, shouted: 0, languages: ["en"], languageShare: 0.95 },
};
const TEMPRATURE: SuspectWord = {
  ...{ text: "temprature", frequency: 0, elsewhere: 0, cells: 1, values: 1, inside: 1, dotted: 0, cut: 0, joined: 0 },
  ...{ capital: 0, shouted: 0, company: 8, isCompound: false, isDerived: false },
};
const TEMPERATURE: MeantWord = {
  ...{ text: "temperature", frequency: 4.8, slip: "drop", place: 4, cells: 0, values: 0, isCompound: false },
};

const probability = (
  suspect: Partial<SuspectWord> = {},
  meant: Partial<MeantWord> = {},
  column: Partial<WordColumn> = {},
) => {
  const word = { ...TEMPERATURE, ...meant };
  return likelyWords({ ...PROSE, ...column }, { ...TEMPRATURE, ...suspect }, [word])[0]?.probability ?? 0;
};

describe("the model of misspelt words", () => {
  it("takes a clear slip for one", () => expect(probability()).toBeGreaterThan(0.5));

  it.each<[string, number]>([
    ["a word that the language has", probability({ frequency: 2.9 })],
    ["a column of unknown words", probability({}, {}, { unknown: 0.45 })],
    ["a rare word that is meant", probability({}, { frequency: 2.1 })],
    ["a name", probability({ capital: 1 }, {}, { role: "name", unknown: 0.2, capitals: 1 })],
  ])("is less sure of %s", (_, other) => expect(other).toBeLessThan(probability()));

  it("is surer if the column has the word that is meant again and again", () => {
    expect(probability({}, { cells: 40, values: 30 })).toBeGreaterThan(probability());
  });

  it("lists the likeliest word first", () => {
    const other: MeantWord = { ...TEMPERATURE, text: "temprature's", frequency: 2, slip: "other", place: 9 };
    expect(likelyWords(PROSE, TEMPRATURE, [other, TEMPERATURE]).map(({ meant }) => meant.text)).toEqual([
      "temperature",
      "temprature's",
    ]);
  });
});
