import { arePlainWords } from "../characters/character-tests.ts";

const MARKS = /\p{M}+/gu;
const EDGE_MARKS = /^[\s"'«»“”]+|[\s"'«»“”.,;:!]+$/g;
const GERMAN: Readonly<Record<string, string>> = { ä: "ae", ö: "oe", ü: "ue", ß: "ss" };

/** Removes case, accents, stray punctuation at the ends and odd spacing, so that spellings of one word fold alike. */
export function foldText(text: string): string {
  const small = text.toLowerCase();
  return arePlainWords(small) ? small : foldMarks(text);
}

function foldMarks(text: string): string {
  return text.normalize("NFKD").replace(MARKS, "").toLowerCase().replace(EDGE_MARKS, "").replace(/\s+/g, " ");
}

/** Folds like `foldText` and writes umlauts out, so that Zürich and Zuerich fold alike. */
export function foldGerman(text: string): string {
  const small = text.toLowerCase();
  if (arePlainWords(small)) return small;
  return foldMarks(
    text
      .normalize("NFC")
      .toLowerCase()
      .replace(/[äöüß]/g, (letter) => GERMAN[letter] ?? letter),
  );
}
