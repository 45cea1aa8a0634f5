/**
 * Reads the words of a column: each different one with where it stands and how it is written. Long columns have hundreds
 * of thousands of words, so texts are scanned letter by letter, and a word is only looked at again when it is new.
 */
import { foldWord } from "@limpid/lexicon";
import type { CountedValue } from "@limpid/table";

/** A word as it is written in a value. */
export interface WrittenWord {
  readonly text: string;
  /** Cells and different values that have it. */
  cells: number;
  values: number;
  /** How often it is not the first word of its value. */
  inside: number;
  /** How often a point follows that does not end the value. */
  dotted: number;
  /** How often it ends a value that is among the longest ones, where texts are cut off. */
  cut: number;
  /** How often it is followed by an apostrophe or a hyphen, or follows one. */
  joined: number;
  /** Words of all values that have it, this one included. */
  company: number;
  /** Places of the first values that have it. */
  readonly places: number[];
}

/** The spellings of one word, which differ in capitals at most. */
export interface ColumnWord {
  readonly folded: string;
  readonly written: readonly WrittenWord[];
  readonly cells: number;
  readonly values: number;
}

export interface ColumnWords {
  readonly words: ReadonlyMap<string, ColumnWord>;
  /** Values that were read, and those that have a word. */
  readonly values: number;
  readonly worded: number;
  /** Mean number of words of a value that has one. */
  readonly meanWords: number;
  /** Share of the values with a word that hold a digit as well. */
  readonly digits: number;
  /** Whether there was more text than is read. */
  readonly isCut: boolean;
}

/** Letters read of a column; a longer one repeats its words. */
const MAX_LETTERS = 6_000_000;
/** Longer texts are documents, mark-up or data. */
const MAX_TEXT = 2000;
/** Addresses of the web and of mail are no words. */
const ADDRESS = /:\/\/|@|^www\.|\.(?:com|org|net|html?|pdf|csv|xlsx?|jpe?g|png)\b/i;
function isAddress(text: string): boolean {
  return (text.includes(".") || text.includes("@") || text.includes(":")) && ADDRESS.test(text);
}

/** A text this long or longer may be cut off if it is among the longest of its column. */
const MIN_CUT = 15;

const UNKNOWN = 0;
const OTHER = 1;
const LETTER = 2;
const DIGIT = 3;
/** Signs that make a code or a name for machines of the word beside them. */
const GLUE = 4;
const JOIN = 5;
const kinds = new Uint8Array(0x10000);
for (const sign of "_@#/\\&+=<>{}[]|~^$%*") kinds[sign.charCodeAt(0)] = GLUE;
for (const sign of "-'’‐‑") kinds[sign.charCodeAt(0)] = JOIN;

function kindAt(text: string, place: number): number {
  if (place < 0 || place >= text.length) return OTHER;
  const code = text.charCodeAt(place);
  const known = kinds[code] as number;
  if (known !== UNKNOWN) return known;
  const sign = String.fromCharCode(code);
  const kind = /[\p{L}\p{M}]/u.test(sign) ? LETTER : /\p{N}/u.test(sign) ? DIGIT : OTHER;
  kinds[code] = kind;
  return kind;
}

export function readColumnWords(values: readonly CountedValue[]): ColumnWords {
  const written = new Map<string, WrittenWord>();
  const longest = values.reduce((most, { text }) => Math.max(most, text.length), 0);
  let [letters, read, worded, words, digits] = [0, 0, 0, 0, 0];
  for (const [place, { text, count }] of values.entries()) {
    if (letters > MAX_LETTERS) break;
    read++;
    if (text.length > MAX_TEXT || isAddress(text)) continue;
    letters += text.length;
    const added = readWords(written, text, {
      count,
      value: place,
      isLongest: text.length === longest && longest >= MIN_CUT,
    });
    if (added === 0) continue;
    worded++;
    words += added;
    if (/\d/.test(text)) digits++;
  }
  return {
    words: joinSpellings(written),
    values: read,
    worded,
    meanWords: worded === 0 ? 0 : words / worded,
    digits: worded === 0 ? 0 : digits / worded,
    isCut: read < values.length,
  };
}

/** A word of more values is no slip, so these are all of a slip. */
export const MAX_PLACES = 3;

interface ReadValue {
  readonly value: number;
  readonly count: number;
  readonly isLongest: boolean;
}

/** Returns the number of words of the text; those that are parts of codes are left out. */
function readWords(written: Map<string, WrittenWord>, text: string, { count, value, isLongest }: ReadValue): number {
  const found: WrittenWord[] = [];
  let place = 0;
  while (place < text.length) {
    if (kindAt(text, place) !== LETTER) {
      place++;
      continue;
    }
    const start = place;
    while (place < text.length && kindAt(text, place) === LETTER) place++;
    const [before, after] = [kindAt(text, start - 1), kindAt(text, place)];
    if (isGlue(before) || isGlue(after)) continue;
    const word = text.slice(start, place);
    let known = written.get(word);
    if (known === undefined) {
      known = { text: word, cells: 0, values: 0, inside: 0, dotted: 0, cut: 0, joined: 0, company: 0, places: [] };
      written.set(word, known);
    }
    if (found.length > 0) known.inside++;
    if (before === JOIN || after === JOIN) known.joined++;
    if (text.charCodeAt(place) === POINT && place < text.length - 1) known.dotted++;
    if (isLongest && place === text.length) known.cut++;
    known.cells += count;
    known.values++;
    if (known.places.length < MAX_PLACES) known.places.push(value);
    found.push(known);
  }
  for (const word of found) word.company += found.length;
  return found.length;
}

const POINT = 0x2e;

function isGlue(kind: number): boolean {
  return kind === GLUE || kind === DIGIT;
}

function joinSpellings(written: ReadonlyMap<string, WrittenWord>): ReadonlyMap<string, ColumnWord> {
  const words = new Map<string, { folded: string; written: WrittenWord[]; cells: number; values: number }>();
  for (const word of written.values()) {
    const folded = foldWord(word.text);
    const known = words.get(folded);
    if (known === undefined) words.set(folded, { folded, written: [word], cells: word.cells, values: word.values });
    else {
      known.written.push(word);
      known.cells += word.cells;
      known.values += word.values;
    }
  }
  return words;
}
