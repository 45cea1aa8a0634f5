import { describe, expect, it } from "vitest";
import { mayBeginWithWord, readWords } from "./missing-words.ts";

const PHRASES = [
  "not available",
  "No data",
  "keine Angabe",
  "nicht erfasst",
  "pas de données",
  "sin respuesta",
  "não informado",
  "geen gegevens",
  "brak danych",
  "нет данных",
  "valeur manquante",
  "unknown",
  "不明",
];

describe("words for missing data", () => {
  it.each(PHRASES)("are all of %s", (text) => {
    expect(readWords(text).isPhrase).toBe(true);
    expect(mayBeginWithWord(text)).toBe(true);
  });

  it.each([
    "no",
    "none taken",
    "no mercy",
    "Nothing Festival",
    "date",
    "answer",
    "data available",
    "Nancy",
    "Void Systems",
    "42",
  ])("are not all of %s", (text) => {
    expect(readWords(text).isPhrase).toBe(false);
  });

  it("tells a bare denial from a phrase", () => {
    expect(readWords("nein").isBareNegation).toBe(false);
    expect(readWords("No")).toMatchObject({ isBareNegation: true, isPhrase: false });
  });
});
