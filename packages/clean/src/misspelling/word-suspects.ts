/**
 * Finds words of a column that may be misspelt, with the words that may be meant: unknown or rare in the languages of the
 * column, and one slip away from a word that is more frequent there. Asks of each different word once.
 */
import type { EntityRole } from "@limpid/entities";
import type { Lexicon, NearWord } from "@limpid/lexicon";
import type { MeantWord, SuspectWord, WordColumn } from "@limpid/models";
import { countCells } from "@limpid/table";
import type { ValueColumn } from "../detector.ts";
import { type ColumnWord, type ColumnWords, MAX_PLACES, readColumnWords } from "./column-words.ts";
import { isTurned } from "./is-misspelling.ts";

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

/** Letters of the shortest and longest word that is looked at. */
const MIN_LETTERS = 4;
const MAX_LETTERS = 30;
/** A word in a million is no slip (Zipf scale). */
const REAL = 3;
/** The rarest word that may be meant, and how much more frequent it must be than one that is known. */
const MIN_MEANT = 2;
const MIN_AHEAD = 0.8;
const MAX_MEANT = 6;
/** Parts of a compound. */
const MIN_PART = 4;
const FREQUENT_PART = 3;
/** Different words that are looked up, and of these the ones that are searched for slips. */
const MAX_WORDS = 30_000;
const MAX_SEARCHED = 500;
/** Words that tell the language. */
const MAX_TELLING = 400;
/** If no language knows so large a share of the words, they are no words of a language. */
const MAX_UNKNOWN = 0.6;
const ALL_LANGUAGES = [
  "en",
  "de",
  "fr",
  "es",
  "pt",
  "it",
  "nl",
  "ca",
  "cs",
  "da",
  "fi",
  "hu",
  "nb",
  "pl",
  "ro",
  "sv",
  "tr",
];
/** Languages that write compounds as one word. */
const COMPOUNDING = new Set(["de", "nl"]);
const LINKS = ["", "s", "n", "en", "es", "er", "e"];
const ENDINGS = [
  "s",
  "es",
  "e",
  "n",
  "en",
  "er",
  "ed",
  "ing",
  "ly",
  "a",
  "o",
  "i",
  "as",
  "os",
  "is",
  "x",
  "mente",
  "ment",
  "t",
  "te",
  "in",
  "innen",
];
const BEGINNINGS = [
  "un",
  "re",
  "in",
  "im",
  "non",
  "anti",
  "pre",
  "post",
  "inter",
  "multi",
  "micro",
  "bio",
  "sub",
  "super",
  "auto",
  "geo",
  "eco",
  "tele",
  "mini",
  "ver",
  "be",
  "ge",
  "ent",
  "over",
  "under",
  "hyper",
  "hypo",
];

const ROLES: ReadonlySet<EntityRole> = new Set<EntityRole>(["answer", "label", "name", "prose"]);

/** Whether a column may hold words of a language. */
export function mayHoldWords({ role, care, type }: Pick<ValueColumn, "role" | "care" | "type">): boolean {
  return ROLES.has(role) && care !== "exact" && type === "text";
}

/** Returns undefined where the words of a column are no words of a language. */
export function findSuspects(of: ValueColumn, lexicon: Lexicon): SuspectColumn | undefined {
  const { title, role, values } = of;
  if (!mayHoldWords(of)) return undefined;
  const read = readColumnWords(values);
  if (read.worded < 3) return undefined;
  const ordered = byHash([...read.words.values()].filter(({ folded }) => folded.length > 1));
  const telling = ordered.slice(0, MAX_TELLING).map(({ folded }) => folded);
  const shares = lexicon.detectLanguages(telling, title);
  const languages = shares.map(({ language }) => language).slice(0, 3);
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
  const known = new Frequencies(lexicon, languages);
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

/** Remembers what the lexicon says of words in the languages of a column. */
class Frequencies {
  private readonly others: readonly string[];

  constructor(
    readonly lexicon: Lexicon,
    readonly languages: readonly string[],
  ) {
    this.others = ALL_LANGUAGES.filter((language) => !languages.includes(language));
  }

  own(folded: string): number {
    return this.lexicon.lookup(folded, this.languages)?.frequency ?? 0;
  }

  elsewhere(folded: string): number {
    return this.lexicon.lookup(folded, this.others)?.frequency ?? 0;
  }

  isPart(folded: string): boolean {
    return folded.length >= MIN_PART && this.own(folded) >= FREQUENT_PART;
  }

  get areCompounding(): boolean {
    return this.languages.some((language) => COMPOUNDING.has(language));
  }
}

function describe({ folded, written, cells, values }: ColumnWord, known: Frequencies): SuspectWord {
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
    isCompound: compoundParts(folded, known) > 0,
    isDerived: isDerived(folded, known),
  };
}

/** Returns the frequency of the rarer part of a compound, and 0 for a word that is none. */
function compoundParts(folded: string, known: Frequencies): number {
  let best = 0;
  for (let place = MIN_PART; place <= folded.length - MIN_PART; place++) {
    const head = folded.slice(0, place);
    for (const link of known.areCompounding ? LINKS : NO_LINK) {
      if (!folded.startsWith(link, place)) continue;
      const tail = folded.slice(place + link.length);
      if (!known.isPart(head) || !known.isPart(tail)) continue;
      best = Math.max(best, Math.min(known.own(head), known.own(tail)));
    }
  }
  return best;
}

const NO_LINK = [""];

function isDerived(folded: string, known: Frequencies): boolean {
  const isStem = (stem: string) => stem.length >= MIN_PART && known.own(stem) >= FREQUENT_PART;
  return (
    ENDINGS.some((ending) => folded.endsWith(ending) && isStem(folded.slice(0, -ending.length))) ||
    BEGINNINGS.some((beginning) => folded.startsWith(beginning) && isStem(folded.slice(beginning.length)))
  );
}

/** Finds the words that may be meant, in the lexicon and among the words of the column. */
class MeantWords {
  private own: ReadonlyMap<string, readonly string[]> | undefined;

  constructor(
    private readonly known: Frequencies,
    private readonly read: ColumnWords,
  ) {}

  find(word: ColumnWord): readonly MeantWord[] {
    const { folded } = word;
    const frequency = this.known.own(folded);
    const near = this.known.lexicon.near(folded, this.known.languages, 40);
    const found = new Map<string, MeantWord>();
    for (const { word: text, frequency: own, edit, place } of near)
      found.set(text, this.meant(text, own, { slip: edit, place }, false));
    if (found.size === 0 && this.known.areCompounding && folded.length >= 2 * MIN_PART)
      for (const meant of this.findCompounds(folded)) if (!found.has(meant.text)) found.set(meant.text, meant);
    for (const text of this.findInColumn(folded)) {
      if (found.has(text)) continue;
      const slip = slipBetween(folded, text);
      if (slip !== undefined) found.set(text, this.meant(text, 0, slip, false));
    }
    return [...found.values()]
      .filter((meant) => isMeant(meant, word, frequency))
      .sort((one, other) => strengthOf(other) - strengthOf(one) || (one.text < other.text ? -1 : 1))
      .slice(0, MAX_MEANT);
  }

  private meant(
    text: string,
    frequency: number,
    { slip, place }: Pick<MeantWord, "slip" | "place">,
    isCompound: boolean,
  ): MeantWord {
    const own = this.read.words.get(text);
    return { text, frequency, slip, place, isCompound, cells: own?.cells ?? 0, values: own?.values ?? 0 };
  }

  /** One part of the word is known and the slip is in the other one. */
  private *findCompounds(folded: string): Iterable<MeantWord> {
    for (let place = MIN_PART; place <= folded.length - MIN_PART + 1; place++) {
      const [head, tail] = [folded.slice(0, place), folded.slice(place)];
      if (this.known.isPart(head))
        for (const near of this.nearPart(tail)) yield this.joined(head + near.word, near, place + near.place, head);
      if (this.known.isPart(tail))
        for (const near of this.nearPart(head)) yield this.joined(near.word + tail, near, near.place, tail);
    }
  }

  private nearPart(part: string): readonly NearWord[] {
    if (part.length < MIN_PART) return [];
    const { lexicon, languages } = this.known;
    return lexicon
      .near(part, languages, 2)
      .filter(({ word, frequency }) => frequency >= FREQUENT_PART && word.length > MIN_PART);
  }

  private joined(text: string, { frequency, edit }: NearWord, place: number, other: string): MeantWord {
    const rarer = Math.min(frequency, this.known.own(other));
    return this.meant(text, Math.max(MIN_MEANT, rarer - 1), { slip: edit, place }, true);
  }

  /** Words of the column that no list has to have: one letter less in either of them makes them the same. */
  private findInColumn(folded: string): readonly string[] {
    this.own ??= indexDeletions(
      [...this.read.words.values()].filter(({ values, folded: { length } }) => values >= 2 && length >= MIN_LETTERS),
    );
    const { own } = this;
    if (own.size === 0) return [];
    const near = new Set<string>(own.get(folded));
    for (let place = 0; place < folded.length; place++)
      for (const text of own.get(folded.slice(0, place) + folded.slice(place + 1)) ?? []) near.add(text);
    near.delete(folded);
    return [...near];
  }
}

/** Frequent words by themselves and by what is left of them without one letter. */
function indexDeletions(words: readonly ColumnWord[]): ReadonlyMap<string, readonly string[]> {
  const index = new Map<string, string[]>();
  const add = (key: string, text: string) => {
    const known = index.get(key);
    if (known === undefined) index.set(key, [text]);
    else if (!known.includes(text)) known.push(text);
  };
  const chosen = words.toSorted((one, other) => other.values - one.values || (one.folded < other.folded ? -1 : 1));
  for (const { folded } of chosen.slice(0, MAX_INDEXED)) {
    add(folded, folded);
    for (let place = 0; place < folded.length; place++) add(folded.slice(0, place) + folded.slice(place + 1), folded);
  }
  return index;
}

const MAX_INDEXED = 2000;

/** What one slip did to a word so that another one came out of it; undefined where it was more than one. */
function slipBetween(own: string, meant: string): Pick<MeantWord, "slip" | "place"> | undefined {
  let place = 0;
  while (place < own.length && own[place] === meant[place]) place++;
  const rest = (text: string, letters: number) => text.slice(place + letters);
  if (own.length === meant.length) {
    if (rest(own, 1) === rest(meant, 1)) return place === own.length ? undefined : { slip: "other", place };
    const isSwapped =
      own[place] === meant[place + 1] && own[place + 1] === meant[place] && rest(own, 2) === rest(meant, 2);
    return isSwapped ? { slip: "swap", place } : undefined;
  }
  if (own.length + 1 === meant.length) return rest(own, 0) === rest(meant, 1) ? { slip: "drop", place } : undefined;
  return own.length === meant.length + 1 && rest(own, 1) === rest(meant, 0) ? { slip: "extra", place } : undefined;
}

function isMeant(meant: MeantWord, { folded, values }: ColumnWord, frequency: number): boolean {
  const isOfColumn = meant.values > values;
  if (meant.frequency < Math.max(MIN_MEANT, frequency + MIN_AHEAD) && !(isOfColumn && meant.values >= 2)) return false;
  if (meant.text.length < MIN_LETTERS) return false;
  return !isTurned(folded, meant.text) && !isPlural(folded, meant.text);
}

function isPlural(own: string, meant: string): boolean {
  return `${own}s` === meant || `${meant}s` === own;
}

function strengthOf({ frequency, values }: MeantWord): number {
  return frequency + 2 * Math.log1p(values);
}
