/** Lists words beside an ISO 8601 week number. */
import type { WordEntry } from "../src/lexicon.ts";
import { wordEntries } from "./word-entries.ts";

const NAMES: readonly (readonly [language: string, words: string])[] = [
  ["en", "week|wk|CW|calendar week|W"],
  ["de", "Kalenderwoche|KW|Woche"],
  ["fr", "semaine|sem."],
  ["es", "semana|sem."],
  ["pt", "semana"],
  ["it", "settimana|sett."],
  ["nl", "week"],
  ["sv", "vecka|v."],
  ["da", "uge"],
  ["no", "uke"],
  ["fi", "viikko|vko"],
  ["pl", "tydzień|tydz."],
  ["cs", "týden"],
];

export const WEEK_WORDS: readonly WordEntry[] = NAMES.flatMap(([language, words]) =>
  wordEntries(words, language, { role: "week" }),
);
