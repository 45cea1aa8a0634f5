/**
 * Finds words of a column that may be misspelt, with the words that may be meant: unknown or rare in the languages of the
 * column, and one slip away from a word that is more frequent there. Asks of each different word once.
 */
import type { EntityRole } from "@limpid/entities";
import type { Lexicon } from "@limpid/lexicon";
import type { MeantWord, SuspectWord, WordColumn } from "@limpid/models";
import { countCells } from "@limpid/table";
import type { ValueColumn } from "../detector.ts";
import { type ColumnWord, type ColumnWords, MAX_PLACES, readColumnWords } from "./column-words.ts";
import { MeantWords, MIN_LETTERS } from "./meant-words.ts";
import { WordFrequencies } from "./word-frequencies.ts";

export interface Suspect {
  readonly word: ColumnWord;
  readonly suspect: SuspectWord;
  readonly meant: readonly MeantWord[];
}

export interface SuspectColumn {
  readonly column: WordColumn;
  readonly suspects: readonly Suspect[];
  readonly read: ColumnWords;
  /** What was not looked at. */
  readonly limit?: string;
}

/** Letters of the longest word that is looked at. */
const MAX_LETTERS = 30;
/** A word in a million is no slip (Zipf scale). */
const REAL = 3;
/** Values with a word without which nothing is known of a column, and languages that it may be in. */
const MIN_WORDED = 3;
const MAX_LANGUAGES = 3;
/** Different words that are looked up, and of these the ones that are searched for slips. */
const MAX_WORDS = 30_000;
const MAX_SEARCHED = 500;
/** Words that tell the language. */
const MAX_TELLING = 400;
/** If no language knows so large a share of the words, they are no words of a language. */
const MAX_UNKNOWN = 0.6;
const ROLES: ReadonlySet<EntityRole> = new Set<EntityRole>(["answer", "label", "name", "prose"]);

/** Whether a column may hold words of a language. */
export function mayHoldWords({ role, care, type }: Pick<ValueColumn, "role" | "care" | "type">): boolean {
  return ROLES.has(role) && care !== "exact" && type === "text";
}

/** Returns undefined where the words of a column, which may hold some, are no words of a language. */
export function findSuspects(
  { title, role, values }: Pick<ValueColumn, "title" | "role" | "values">,
  lexicon: Lexicon,
): SuspectColumn | undefined {
  const read = readColumnWords(values);
  if (read.worded < MIN_WORDED) return undefined;
  const ordered = byHash([...read.words.values()].filter(({ folded }) => folded.length > 1));
  const telling = ordered.slice(0, MAX_TELLING).map(({ folded }) => folded);
  const shares = lexicon.detectLanguages(telling, title);
  const languages = shares.map(({ language }) => language).slice(0, MAX_LANGUAGES);
  if (languages.length === 0) return undefined;
  const looked = ordered.slice(0, MAX_WORDS);
  const frequencies = looked.map(({ folded }) => lexicon.lookup(folded, languages)?.frequency ?? 0);
  const unknown = frequencies.filter((frequency) => frequency === 0).length / Math.max(1, looked.length);
  if (unknown > MAX_UNKNOWN) return undefined;
  const column: WordColumn = {
    ...describeCapitals(looked),
    role,
    words: looked.length,
    unknown,
    meanFrequency:
      frequencies.reduce((sum, frequency) => sum + frequency, 0) / Math.max(1, looked.length * (1 - unknown)),
    meanWords: read.meanWords,
    values: read.worded,
    digits: read.digits,
    repetition: countCells(values) / Math.max(1, values.length),
    languages,
    languageShare: shares[0]?.share ?? 0,
  };
  const known = new WordFrequencies(lexicon, languages);
  const rare = looked.flatMap((word, index) => (isSuspect(word, frequencies[index] ?? 0) ? [word] : []));
  const meantWords = new MeantWords(known, read);
  const suspects = rare.slice(0, MAX_SEARCHED).flatMap((word) => {
    const meant = meantWords.find(word);
    return meant.length === 0 ? [] : [{ word, suspect: describe(word, known), meant }];
  });
  const limit = sayLimit(read, ordered.length, rare.length);
  return { column, suspects, read, ...(limit === undefined ? {} : { limit }) };
}

function sayLimit({ isCut, values }: ColumnWords, words: number, rare: number): string | undefined {
  if (isCut) return `The spelling of the first ${values} distinct values was checked.`;
  if (words > MAX_WORDS) return `The spelling of ${MAX_WORDS} of ${words} distinct words was checked.`;
  if (rare > MAX_SEARCHED) return `The spelling of ${MAX_SEARCHED} of ${rare} rare words was checked.`;
  return undefined;
}

function isSuspect({ folded, values, written }: ColumnWord, frequency: number): boolean {
  const { length } = folded;
  if (length < MIN_LETTERS || length > MAX_LETTERS || frequency >= REAL || values > MAX_PLACES) return false;
  return !written.some(({ text }) => /\p{Ll}\p{Lu}/u.test(text)) && LATIN.test(folded);
}

const LATIN = /^[\p{Script=Latin}\p{M}]+$/u;

/** Words in an order that looks random and depends on nothing but the words. */
function byHash(words: readonly ColumnWord[]): readonly ColumnWord[] {
  if (words.length <= MAX_TELLING) return words.toSorted((one, other) => (one.folded < other.folded ? -1 : 1));
  return words
    .map((word) => ({ word, at: hashText(word.folded) }))
    .sort((one, other) => one.at - other.at || (one.word.folded < other.word.folded ? -1 : 1))
    .map(({ word }) => word);
}

function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let place = 0; place < text.length; place++) hash = Math.imul(hash ^ text.charCodeAt(place), 0x01000193);
  return Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 0;
}

function describeCapitals(words: readonly ColumnWord[]): Pick<WordColumn, "capitals" | "shouted"> {
  let [inside, capitals, shouted, all] = [0, 0, 0, 0];
  for (const { written } of words)
    for (const { text, values, inside: within } of written) {
      if (text.length < MIN_LETTERS) continue;
      all += values;
      inside += within;
      if (isShouted(text)) shouted += values;
      else if (isCapital(text)) capitals += within;
    }
  return { capitals: inside === 0 ? 0 : capitals / inside, shouted: all === 0 ? 0 : shouted / all };
}

function isShouted(text: string): boolean {
  return text === text.toUpperCase();
}

function isCapital(text: string): boolean {
  const first = text.charAt(0);
  return first !== first.toLowerCase();
}

function describe({ folded, written, cells, values }: ColumnWord, known: WordFrequencies): SuspectWord {
  const sum = (count: (word: ColumnWord["written"][number]) => number) =>
    written.reduce((all, word) => all + count(word), 0) / Math.max(1, values);
  return {
    text: folded,
    frequency: known.own(folded),
    elsewhere: known.elsewhere(folded),
    cells,
    values,
    inside: sum(({ inside }) => inside),
    dotted: sum(({ dotted }) => dotted),
    cut: sum(({ cut }) => cut),
    joined: sum(({ joined }) => joined),
    capital: sum((word) => (isCapital(word.text) && !isShouted(word.text) ? word.values : 0)),
    shouted: sum((word) => (isShouted(word.text) ? word.values : 0)),
    company: sum(({ company }) => company),
    isCompound: known.isCompound(folded),
    isDerived: known.isDerived(folded),
  };
}
