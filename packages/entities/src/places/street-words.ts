/** Words by which a text is a street, in seven languages and a few more; folded. */
import { STREET_WORDS as ROWS } from "../../data/generated/street-words.ts";

export const STREET_WORDS: ReadonlySet<string> = new Set(wordsOf("word"));

/** Ends of words that are streets by themselves: Bahnhofstrasse, Kerkstraat, Storgatan. */
export const STREET_ENDS: readonly string[] = wordsOf("end");

function wordsOf(kind: string): readonly string[] {
  return ROWS.flatMap(([word, itsKind]) => (itsKind === kind ? [word] : []));
}
