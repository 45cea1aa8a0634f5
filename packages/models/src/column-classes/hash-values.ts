/**
 * Computes hashed features of the values: three-letter pieces, words, whole values and shapes, each with the share of
 * values that contain it. All digits are equal. Collisions in a bucket cost little, because training sees them too.
 */
import type { SampledValue } from "./column-sample.ts";
import { type HashBag, mixHash } from "./hash-bag.ts";

/** Limits of hashed values, and of characters of a value; more of them add little information. */
const VALUES = 100;
const MAX_LENGTH = 40;
const MAX_WORDS = 10;
const MAX_SHAPE_LENGTH = 24;

const PIECE = 1;
const WORD = 2;
const WHOLE = 3;
const SHAPE = 4;
const RUNS = 5;
const LAST_WORD = 6;
const FIRST_WORD = 7;
const PAIR = 8;

export function hashValues(values: readonly SampledValue[], weights: Float64Array, bag: HashBag): void {
  const step = Math.max(1, values.length / VALUES);
  for (let at = 0; at < values.length; at += step) {
    const index = Math.floor(at);
    const text = values[index]?.text ?? "";
    const codes = foldCodes(text);
    const weight = (weights[index] ?? 0) * step;
    hashPieces(codes, weight, bag);
    hashWords(codes, weight, bag);
    hashShapes(text, weight, bag);
    bag.add(hashCodes(codes, 0, codes.length, WHOLE), weight);
  }
}

/** Lower-cases the text and replaces digits with 0. */
function foldCodes(text: string): Uint16Array {
  const folded = text.slice(0, MAX_LENGTH).toLowerCase();
  const codes = new Uint16Array(folded.length);
  for (let at = 0; at < folded.length; at++) {
    const code = folded.charCodeAt(at);
    codes[at] = code >= 0x30 && code <= 0x39 ? 0x30 : code;
  }
  return codes;
}

function hashPieces(codes: Uint16Array, weight: number, bag: HashBag): void {
  let before = 2;
  let current = codes[0] ?? 3;
  for (let at = 1; at <= codes.length; at++) {
    const next = codes[at] ?? 3;
    bag.add(mixHash(mixHash(mixHash(PIECE, before), current), next), weight);
    before = current;
    current = next;
  }
}

function hashWords(codes: Uint16Array, weight: number, bag: HashBag): void {
  let start = -1;
  let words = 0;
  let last = 0;
  for (let at = 0; at <= codes.length && words < MAX_WORDS; at++) {
    const isPart = at < codes.length && isWordCode(codes[at] ?? 0);
    if (isPart && start < 0) start = at;
    if (isPart || start < 0) continue;
    const word = hashCodes(codes, start, at, WORD);
    bag.add(word, weight);
    bag.add(mixHash(mixHash(PAIR, last), word), weight);
    if (words === 0) bag.add(mixHash(FIRST_WORD, word), weight);
    last = word;
    start = -1;
    words++;
  }
  bag.add(mixHash(LAST_WORD, last), weight);
}

function isWordCode(code: number): boolean {
  return (code >= 0x61 && code <= 0x7a) || code === 0x30 || code > 0xbf || code === 0x27;
}

function hashCodes(codes: Uint16Array, start: number, end: number, kind: number): number {
  let hash = mixHash(kind, end - start);
  for (let at = start; at < end; at++) hash = mixHash(hash, codes[at] ?? 0);
  return hash;
}

/** Hashes the shape twice: with its lengths, and with runs of one kind reduced to one sign. */
function hashShapes(text: string, weight: number, bag: HashBag): void {
  let shape = SHAPE;
  let runs = RUNS;
  let lastSign = 0;
  for (let at = 0; at < text.length && at < MAX_SHAPE_LENGTH; at++) {
    const sign = signOf(text.charCodeAt(at));
    shape = mixHash(shape, sign);
    if (sign !== lastSign) runs = mixHash(runs, sign);
    lastSign = sign;
  }
  if (text.length <= MAX_SHAPE_LENGTH) bag.add(shape, weight);
  bag.add(runs, weight);
}

function signOf(code: number): number {
  if (code >= 0x30 && code <= 0x39) return 0x30;
  if (code >= 0x41 && code <= 0x5a) return 0x41;
  if ((code >= 0x61 && code <= 0x7a) || code > 0xbf) return 0x61;
  return code;
}
