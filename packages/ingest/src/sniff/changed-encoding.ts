/** Finds the line from which a text goes on in another encoding, as where programs have appended to each other's files. */
import { isUtf8 } from "node:buffer";
import { findByteOrderMark, findWideUnicode, type WideUnicode } from "./find-unicode.ts";
import { hasByte } from "./has-byte.ts";
import { costIn, judgeLegacy } from "./judge-legacy.ts";
import { sampleWords } from "./sample-words.ts";
import { countSequences, findBroken } from "./utf8-sequences.ts";

export interface Change {
  /** Offset in bytes of the first line in the second encoding. */
  readonly at: number;
  readonly from: string;
  readonly to: string;
}

const LF = 10;
const CR = 13;
/** Shorter parts may be one cell of another script. */
const MIN_BYTES = 32;
/** This many valid sequences without a broken one are no chance. */
const MIN_SEQUENCES = 10;
const DELIMITER = /[,;\t|]/;
const MIN_WORD_BYTES = 40;
/** In nats: the words of each part cost so much more in the encoding of the other that it is ruled out. */
const HOPELESS = 25;
const STEPS = 40;
/** Lines with words below the last one that is surely in the first encoding. */
const MAX_LINES = 1000;
/** Encodings with two bytes a character, whose texts are too alike to be distinguished by a few words. */
const WIDE = /^(?:shift_jis|gb18030|euc-kr|euc-jp|big5|johab)$/;

/** Finds where UTF-8 and UTF-16 follow each other, or UTF-8 and an older encoding. */
export function findChange(bytes: Uint8Array): Change | undefined {
  if (hasByte(bytes, 0)) return findWidening(bytes) ?? findNarrowing(bytes);
  return isUtf8(bytes) ? undefined : findUtf8Part(bytes, countSequences(bytes).lastBroken);
}

/** Finds lines of UTF-16 below those of UTF-8. */
function findWidening(bytes: Uint8Array): Change | undefined {
  if (isMarkedWide(bytes)) return undefined;
  const at = bytes.lastIndexOf(LF, bytes.indexOf(0) - 1) + 1;
  const [head, rest] = [bytes.subarray(0, at), bytes.subarray(at)];
  if (head.length < MIN_BYTES || rest.length < MIN_BYTES || !isUtf8(head)) return undefined;
  const marked = findByteOrderMark(rest);
  const to = marked !== undefined && marked !== "utf-8" ? marked : findWideUnicode(rest);
  return to?.startsWith("utf-16") === true && isEvenlyWide(rest) ? { at, from: "utf-8", to } : undefined;
}

/** Some NUL characters in a text are no UTF-16. */
function isEvenlyWide(rest: Uint8Array): boolean {
  let zeros = 0;
  for (const byte of rest) if (byte === 0) zeros++;
  return zeros * 8 > rest.length && !isUtf8Text(rest.subarray(rest.lastIndexOf(0) + 2));
}

/** Finds lines of UTF-8 below those of UTF-16. */
function findNarrowing(bytes: Uint8Array): Change | undefined {
  const marked = findByteOrderMark(bytes);
  const from = marked !== undefined && marked !== "utf-8" ? marked : findWideUnicode(bytes);
  if (from?.startsWith("utf-16") !== true) return undefined;
  const last = bytes.lastIndexOf(0);
  const at = last + (from === "utf-16be" ? 2 : 1);
  return at % 2 === 0 && isUtf8Text(bytes.subarray(at)) ? { at, from, to: "utf-8" } : undefined;
}

function isMarkedWide(bytes: Uint8Array): boolean {
  const mark: WideUnicode | "utf-8" | undefined = findByteOrderMark(bytes);
  return mark !== undefined && mark !== "utf-8";
}

/** Whether the bytes are lines of cells; those of Chinese UTF-16 may be ASCII as well, but not so many of them. */
function isUtf8Text(bytes: Uint8Array): boolean {
  return (
    bytes.length >= MIN_BYTES && bytes.includes(LF) && isUtf8(bytes) && DELIMITER.test(new TextDecoder().decode(bytes))
  );
}

/** Finds a part of clean UTF-8 above or below lines of an older encoding, which have hardly a valid sequence. */
export function findUtf8Part(bytes: Uint8Array, lastBroken: number): Change | undefined {
  const [first] = findBroken(bytes, 1);
  if (first === undefined) return undefined;
  const below = lineStart(bytes, first);
  if (isMostlyUtf8(bytes.subarray(0, below)) && isMostlyOlder(bytes.subarray(below)))
    return { at: below, from: "utf-8", to: judgeLegacy(bytes.subarray(below)).encoding };
  const at = lineEnd(bytes, lastBroken);
  if (isMostlyUtf8(bytes.subarray(at)) && isMostlyOlder(bytes.subarray(0, at)))
    return { at, from: judgeLegacy(bytes.subarray(0, at)).encoding, to: "utf-8" };
  return undefined;
}

function isMostlyUtf8(part: Uint8Array): boolean {
  return countSequences(part).valid >= MIN_SEQUENCES;
}

function isMostlyOlder(part: Uint8Array): boolean {
  const { valid, broken } = countSequences(part);
  return broken >= MIN_SEQUENCES && broken > valid * 2;
}

/**
 * Finds where the words of an older encoding become those of another one. Each is right for its part and hopeless for
 * the other.
 */
export function findOtherWords(bytes: Uint8Array): Change | undefined {
  let low = lineStart(bytes, bytes.length >> 2);
  let high = lineEnd(bytes, bytes.length - (bytes.length >> 2));
  const head = sampleWords(bytes.subarray(0, low));
  const tail = sampleWords(bytes.subarray(high));
  if (head.length < MIN_WORD_BYTES || tail.length < MIN_WORD_BYTES) return undefined;
  const from = judgeLegacy(head).encoding;
  const to = judgeLegacy(tail).encoding;
  if (
    from === to ||
    (WIDE.test(from) && WIDE.test(to)) ||
    lead(head, from, to) < HOPELESS ||
    lead(tail, to, from) < HOPELESS
  )
    return undefined;
  for (let step = 0; step < STEPS && low < high; step++) {
    const middle = lineStart(bytes, (low + high) >> 1);
    if (middle <= low) break;
    const words = sampleWords(bytes.subarray(middle, high)).subarray(0, MIN_WORD_BYTES);
    if (lead(words, from, to) > 0) low = middle;
    else high = middle;
  }
  // The words below a line may be those of both parts, whereas each line belongs to one.
  let lines = 0;
  for (let at = low; at < bytes.length && lines < MAX_LINES; ) {
    const end = lineEnd(bytes, at);
    const words = sampleWords(bytes.subarray(at, end));
    if (words.length > 0 && lead(words, to, from) > 0) return { at, from, to };
    if (words.length > 0) lines++;
    at = end;
  }
  return undefined;
}

/** Returns by how many nats the words are likelier in the first encoding. */
function lead(words: Uint8Array, encoding: string, other: string): number {
  return costIn(words, other) - costIn(words, encoding);
}

function lineStart(bytes: Uint8Array, place: number): number {
  let at = place;
  while (at >= 0 && !isLineEnd(bytes[at])) at--;
  return at + 1;
}

function lineEnd(bytes: Uint8Array, place: number): number {
  let end = place;
  while (end < bytes.length && !isLineEnd(bytes[end])) end++;
  return bytes[end] === CR && bytes[end + 1] === LF ? end + 2 : Math.min(end + 1, bytes.length);
}

function isLineEnd(byte: number | undefined): boolean {
  return byte === LF || byte === CR;
}
