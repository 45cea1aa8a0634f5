/**
 * What a table is about. The nearness of meanings, which an embedder of English sentences tells, is joined with the words
 * that search and table have in common, in English as far as they can be translated.
 */
import type { CatalogueTable } from "../catalogue-table.ts";
import { englishOf, isForeign, isSmallWord, toEnglish } from "../translate.ts";
import { splitWords } from "../words/split-words.ts";
import { stem } from "../words/stem.ts";

const MAX_TITLES = 30;
const MAX_CLASSES = 12;
const MAX_VALUES = 12;
const VALUES_OF_A_COLUMN = 3;
const MAX_CHARACTERS = 600;
/** What is made for every table says nothing of one: its size, and what cleaning did. */
const SIZE_SENTENCES = /\d+ rows? in \d+ columns?\.|Among them|\d+ cells? (?:changed|to look at)[,.]?/g;

/** What the embedder reads of a table. */
export function meaningOf(table: CatalogueTable): string {
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

/** What the embedder reads of a search. */
export function searchMeaning(text: string): string {
  return toEnglish(text);
}

/** The words of a table that its meaning lies in, as stems. */
export function meaningWords({
  name,
  description,
  tags,
  titles,
  classes,
  values,
}: CatalogueTable): ReadonlySet<string> {
  const said = [
    name,
    description.replace(SIZE_SENTENCES, " "),
    ...tags,
    ...titles,
    ...classes,
    ...values.flat().filter(isWord),
  ];
  return new Set(said.flatMap(splitWords).flatMap(stemsOf));
}

/** The words that are searched for, as stems; each with those that mean the same in another language. */
export function searchWords(text: string): readonly (readonly string[])[] {
  const words = splitWords(text);
  const stems = isForeign(words) ? stemsOf : (word: string) => [stem(word)];
  return [...new Set(words.filter((word) => !isSmallWord(word)))].map(stems);
}

/** How near two meanings are beyond what any table is to the search. */
const MIN_NEARNESS = 0.22;
const MIN_NEARNESS_WITH_WORDS = 0.05;
const MIN_WORDS = 0.3;
/** Of sentences that mean the same. */
const GREAT_NEARNESS = 0.6;
const SHARE_OF_MEANING = 0.65;
/** So many documents tell what is usual. */
export const USUAL_SAMPLE = 2000;

export interface Meaning {
  /** Cosines; 0 for documents that are far away. */
  readonly cosines: Float32Array;
  /** What the search has in common with any document. */
  readonly usual: number;
}

/**
 * Joins nearness of meaning with words in common into one score. What is near enough is found without a common word, and
 * what shares words has to be a little nearer than any table; else the search is about something else.
 */
export function joinScores(words: Float32Array, meaning: Meaning | null): Float32Array {
  if (meaning === null) return words;
  return words.map((common, document) => {
    const nearness = (meaning.cosines[document] ?? 0) - meaning.usual;
    const hasWords = common >= MIN_WORDS && nearness >= MIN_NEARNESS_WITH_WORDS;
    if (nearness < MIN_NEARNESS && !hasWords) return 0;
    const near = Math.max(0, Math.min(1, nearness / GREAT_NEARNESS));
    // One of the two may speak for itself: what is missing of the other counts a little less.
    return SHARE_OF_MEANING * near + (1 - SHARE_OF_MEANING) * Math.max(common, near / 2);
  });
}

function stemsOf(word: string): readonly string[] {
  return [...new Set([stem(word), ...englishOf(word).map(stem)])];
}
