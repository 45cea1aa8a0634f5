/** Folds names of people and places into the form used to look them up. */

import { arePlainWords, isAscii } from "../characters/character-tests.ts";

/** Unicode does not decompose these letters, though people replace them with plain ones. */
const PLAIN: Readonly<Record<string, string>> = {
  ß: "ss",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  æ: "ae",
  œ: "oe",
  þ: "th",
  ı: "i",
  ħ: "h",
};
const SPECIAL = /[ßøłđðæœþıħ]/g;
const MARKS = /\p{M}+/gu;
const APOSTROPHES = /['’‘ʻʼ`´.]/g;
const GAPS = /[\s\-‐‑–_]+/g;
const MAX_LENGTH = 120;

let lastText = "";
let lastFolded = "";

/**
 * Removes case, accents, apostrophes and points, and turns hyphens into spaces: "O’Brien" becomes "obrien". Caches the
 * last answer because a dozen classes fold the same text one after the other.
 */
export function foldName(text: string): string {
  if (text === lastText) return lastFolded;
  const folded = text.length > MAX_LENGTH ? "" : fold(text);
  lastText = text;
  lastFolded = folded;
  return folded;
}

const WORD_GAPS = /[ ,;:/()&|]+/;
let lastSplit = "";
let lastWords: readonly string[] = [];

/** Returns the folded words of a text and caches the last answer. */
export function foldWords(text: string): readonly string[] {
  if (text === lastSplit) return lastWords;
  lastSplit = text;
  lastWords = foldName(text).split(WORD_GAPS);
  return lastWords;
}

function fold(text: string): string {
  const small = text.toLowerCase();
  if (arePlainWords(small)) return small;
  const isPlain = isAscii(small);
  const letters = isPlain
    ? small
    : small
        .normalize("NFKD")
        .replace(MARKS, "")
        .replace(SPECIAL, (letter) => PLAIN[letter] ?? letter);
  return letters.replace(APOSTROPHES, "").replace(GAPS, " ").trim();
}
