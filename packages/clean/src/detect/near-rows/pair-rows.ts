/** Brings rows together that share a rare value: never all with all. */
import { type Column, countCodes } from "@limpid/table";
import { findMissingToken } from "@limpid/text";
import { wordsIn } from "./is-slip.ts";

/** What brings rows together. */
interface Key {
  readonly codes: Uint32Array;
  /** The code that stands for no data. */
  readonly none: number;
  /** Rows by code. */
  readonly counts: Uint32Array;
}

export interface ComparedColumn extends Key {
  /** Its place in the table. */
  readonly index: number;
  /** A text of each code. */
  readonly texts: readonly string[];
}

export interface RowPair {
  readonly first: number;
  /** The later one. */
  readonly row: number;
  /** The place of the column that brought them together; that behind the last one stands for two columns. */
  readonly by: number;
}

/** A value that more rows have is too frequent to bring rows together. */
const MAX_SHARED = 8;
const MAX_PAIRS = 400_000;
/** This many pairs show whether there are any. */
const MAX_SHOWING = 60_000;
const MAX_CELLS = 8_000_000;
/** The columns with most values that may bring rows together, alone and two at once. */
const MAX_KEYS = 24;
const MAX_JOINED = 6;
/** A code or number, which may be that of the row; a number with decimals or a day is none. */
const ROW_KEY = /^(?!\d+[.,:/-]\d+(?:[.,:/-]\d+)?(?:[\sT]|$))(?=.*\d)\S+$/;

/** Undefined for a column that does not tell rows apart by what they say: all of them are the same, or it numbers the rows. */
export function compareColumn(column: Column, index: number, isFolded: boolean): ComparedColumn | undefined {
  if (column.dict.length < 2) return undefined;
  const compared = { ...(isFolded ? foldColumn(column) : plainColumn(column)), index };
  const { counts, none, texts } = compared;
  if (texts.length <= 2) return undefined;
  if (counts.some((rows, code) => rows > 1 && code !== none)) return compared;
  return isFolded && !texts.every((text) => text === "" || ROW_KEY.test(text)) ? compared : undefined;
}

function plainColumn(column: Column): Omit<ComparedColumn, "index"> {
  return { codes: column.codes, none: column.dict.indexOf(""), counts: countCodes(column), texts: column.dict };
}

/** The same with one code for all spellings of a text. */
function foldColumn({ dict, codes }: Column): Omit<ComparedColumn, "index"> {
  const texts = [""];
  const known = new Map<string, number>();
  const folded = dict.map((text) => {
    const trimmed = text.trim();
    if (trimmed === "" || findMissingToken(trimmed) !== undefined) return 0;
    const key = wordsIn(trimmed).join(" ") || trimmed;
    const code = known.get(key) ?? texts.push(trimmed) - 1;
    known.set(key, code);
    return code;
  });
  const own = codes.map((code) => folded[code] ?? 0);
  return { codes: own, none: 0, counts: countRows(own, texts.length), texts };
}

function countRows(codes: Uint32Array, length: number): Uint32Array {
  const counts = new Uint32Array(length);
  for (const code of codes) counts[code] = (counts[code] ?? 0) + 1;
  return counts;
}

/** Pairs of columns as one, for rows that share no rare value of either. */
function joinColumns(columns: readonly ComparedColumn[]): readonly Key[] {
  const widest = chooseWidest(columns, MAX_JOINED);
  return widest.flatMap((one, place) => widest.slice(place + 1).map((other) => joinTwo(one, other)));
}

/** Takes the columns with most values, in their order. */
function chooseWidest(columns: readonly ComparedColumn[], most: number): readonly ComparedColumn[] {
  const chosen = new Set(columns.toSorted((one, other) => other.texts.length - one.texts.length).slice(0, most));
  return columns.filter((column) => chosen.has(column));
}

function joinTwo(one: ComparedColumn, other: ComparedColumn): Key {
  const known = new Map<number, number>();
  const codes = one.codes.map((code, row) => {
    const second = other.codes[row] ?? 0;
    if (code === one.none || second === other.none) return 0;
    const both = code * other.texts.length + second;
    const joined = known.get(both) ?? known.size + 1;
    known.set(both, joined);
    return joined;
  });
  return { codes, none: 0, counts: countRows(codes, known.size + 1) };
}

/** Each pair comes once, by the first key that brings it together. */
export function pairRows(columns: readonly ComparedColumn[], isFolded: boolean): readonly RowPair[] {
  const own = chooseWidest(columns, MAX_KEYS);
  const keys = [
    ...own.map((key) => ({ ...key, by: columns.indexOf(key) })),
    ...(isFolded ? joinColumns(own) : []).map((key) => ({ ...key, by: columns.length })),
  ];
  const pairs: RowPair[] = [];
  const most = Math.min(isFolded ? MAX_PAIRS : MAX_SHOWING, MAX_CELLS / columns.length);
  for (const [place, key] of keys.entries()) {
    const { codes, counts, none, by } = key;
    if (!counts.some((rows) => isRare(rows))) continue;
    const earlier = keys.slice(0, place);
    // The last row of each code, and the one before each row.
    const last = new Int32Array(counts.length).fill(NO_ROW);
    const before = new Int32Array(codes.length);
    for (let row = 0; row < codes.length; row++) {
      const code = codes[row] ?? 0;
      if (code === none || !isRare(counts[code] ?? 0)) continue;
      before[row] = last[code] ?? NO_ROW;
      last[code] = row;
      for (let first = before[row] ?? NO_ROW; first !== NO_ROW; first = before[first] ?? NO_ROW) {
        if (earlier.some((other) => areTogether(other, first, row))) continue;
        pairs.push({ first, row, by });
        if (pairs.length >= most) return pairs;
      }
    }
  }
  return pairs;
}

const NO_ROW = -1;

function isRare(rows: number): boolean {
  return rows > 1 && rows <= MAX_SHARED;
}

function areTogether({ codes, counts, none }: Key, one: number, other: number): boolean {
  const code = codes[one] ?? 0;
  return code !== none && code === codes[other] && isRare(counts[code] ?? 0);
}
