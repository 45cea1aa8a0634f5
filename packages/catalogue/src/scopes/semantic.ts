/**
 * Scores what a table is about. It combines the nearness of meanings, computed by an embedder of English sentences,
 * with the words that search and table share, translated to English as far as possible.
 */
import type { CatalogueTable } from "../catalogue-table.ts";
import { isForeign, isSmallWord, toEnglish, translateWord } from "../translate.ts";
import { splitWords } from "../words/split-words.ts";
import { stem } from "../words/stem.ts";

const MAX_TITLES = 30;
const MAX_CLASSES = 12;
const MAX_VALUES = 12;
const VALUES_OF_A_COLUMN = 3;
const MAX_CHARACTERS = 600;
/**
 * These generated sentences (the size, the result of cleaning) occur in every description and say nothing about its
 * meaning.
 */
const SIZE_SENTENCES = /\d+ rows? in \d+ columns?\.|Among them|\d+ cells? (?:changed|to look at)[,.]?/g;

/** Returns the text of a table for the embedder. */
export function describeMeaning(table: CatalogueTable): string {
  const { name, description, titles, classes, values } = table;
  const telling = values.flatMap((column) => column.filter(isWord).slice(0, VALUES_OF_A_COLUMN));
  const parts = [
    name,
    description.replace(SIZE_SENTENCES, " "),
    titles.slice(0, MAX_TITLES).join(", "),
    [...new Set(classes.filter((one) => one !== ""))].slice(0, MAX_CLASSES).join(", "),
    telling.slice(0, MAX_VALUES).join(", "),
  ].map((part) => part.replace(/\s+/g, " ").trim());
  return toEnglish(parts.filter((part) => part !== "").join(". ")).slice(0, MAX_CHARACTERS);
}

const isWord = (value: string): boolean => /\p{L}{3}/u.test(value) && !/\d/.test(value);

/** Returns the text of a search for the embedder. */
export function searchMeaning(text: string): string {
  return toEnglish(text);
}

/** Returns the stemmed content words of a table. */
export function meaningWords({
  name,
  description,
  tags,
  titles,
  classes,
  values,
}: CatalogueTable): ReadonlySet<string> {
  const texts = [
    name,
    description.replace(SIZE_SENTENCES, " "),
    ...tags,
    ...titles,
    ...classes,
    ...values.flat().filter(isWord),
  ];
  return new Set(texts.flatMap(splitWords).flatMap(stemsOf));
}

/** Returns the stemmed words of a search, each with stems of the same meaning in English. */
export function searchWords(text: string): readonly (readonly string[])[] {
  const words = splitWords(text);
  const stems = isForeign(words) ? stemsOf : (word: string) => [stem(word)];
  return [...new Set(words.filter((word) => !isSmallWord(word)))].map(stems);
}

/** Smallest nearness of two meanings above the usual nearness of the search to any table. */
const MIN_NEARNESS = 0.22;
const MIN_NEARNESS_WITH_WORDS = 0.05;
const MIN_WORDS = 0.3;
/** Nearness of sentences that mean the same. */
const GREAT_NEARNESS = 0.6;
const SHARE_OF_MEANING = 0.65;
/** Number of documents sampled to find the usual nearness. */
export const USUAL_SAMPLE = 2000;

export interface Meaning {
  /** Cosines; 0 for distant documents. */
  readonly cosines: Float32Array;
  /** Mean cosine of the search with any document. */
  readonly usual: number;
}

/**
 * Joins nearness of meaning and common words into one score. A near table is found without a common word; one that
 * shares words has to be a little nearer than any table, or the search is about something else.
 */
export function joinScores(words: Float32Array, meaning: Meaning | null): Float32Array {
  if (meaning === null) return words;
  return words.map((common, document) => {
    const nearness = (meaning.cosines[document] ?? 0) - meaning.usual;
    const hasWords = common >= MIN_WORDS && nearness >= MIN_NEARNESS_WITH_WORDS;
    if (nearness < MIN_NEARNESS && !hasWords) return 0;
    const near = Math.max(0, Math.min(1, nearness / GREAT_NEARNESS));
    // One of the two suffices: half of the nearness replaces missing words.
    return SHARE_OF_MEANING * near + (1 - SHARE_OF_MEANING) * Math.max(common, near / 2);
  });
}

function stemsOf(word: string): readonly string[] {
  return [...new Set([stem(word), ...translateWord(word).map(stem)])];
}
