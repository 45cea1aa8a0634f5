/** Detects the encoding of a text and decodes it. */
import { isUtf8 } from "node:buffer";
import { findChange, findOtherWords, findUtf8Part } from "./changed-encoding.ts";
import { findDeclaredEncoding } from "./declared-encoding.ts";
import { decodeBytes, isKnownEncoding } from "./decode-bytes.ts";
import { findByteOrderMark, findWideUnicode } from "./find-unicode.ts";
import { hasByte } from "./has-byte.ts";
import { type Judgement, judgeLegacy } from "./judge-legacy.ts";
import { nameSuperset } from "./name-superset.ts";
import { countLines, rescueUtf8 } from "./rescue-utf8.ts";
import { countSequences } from "./utf8-sequences.ts";

export interface DecodingFaults {
  /** Undecodable places that were replaced by U+FFFD. */
  readonly replaced: number;
  /** Bytes in UTF-8 that are none, and were read in an older encoding. */
  readonly rescued?: Rescued | undefined;
  readonly changed?: Changed | undefined;
}

/** The encoding changes within the text. */
export interface Changed {
  readonly from: string;
  readonly to: string;
  /** Line, from 1, of the first text in the second one. */
  readonly line: number;
  /** Whether the second part was read in its own encoding. */
  readonly isRead: boolean;
}

export interface Rescued {
  readonly count: number;
  readonly encoding: string;
  /** Line, from 1. */
  readonly firstLine: number;
}

export interface DecodedText extends DecodingFaults {
  readonly text: string;
  readonly encoding: string;
  /** Confidence in the encoding, 0 to 1. */
  readonly confidence: number;
}

/** Below this confidence a person should check the encoding. */
export const SURE = 0.8;
const LIKELY = 0.9;
const UTF8: Judgement = { encoding: "utf-8", confidence: 1 };
/** Encodings in which a part of the file may be, and another part not. */
const CHANGING: ReadonlySet<string> = new Set(["utf-8", "utf-16le", "utf-16be"]);
const LINE_END = /\r\n|\r|\n/;
const ESCAPE = 0x1b;
const SAMPLE_BYTES = 64 * 1024;
const UTF8_MARK_BYTES = 3;
/** Share of the broken places that stand alone if they are letters of a Latin text. */
const MOST = 0.8;
/** A file may have this many older letters to each valid sequence. */
const MANY = 10;
const REPLACEMENT = "\ufffd";
/** Seven-bit encodings, which announce themselves by escape sequences (ISO 2022). */
const ESCAPED: readonly (readonly [encoding: string, sequence: string])[] = [
  ["iso-2022-kr", "\u001b$)C"],
  ["iso-2022-jp", "\u001b$B"],
  ["iso-2022-jp", "\u001b$@"],
  ["iso-2022-jp", "\u001b(J"],
];

/** `encoding` is the choice of a person and is used even if the bytes contradict it. */
export function decodeText(bytes: Uint8Array, { encoding }: { readonly encoding?: string } = {}): DecodedText {
  if (encoding !== undefined && isKnownEncoding(encoding)) {
    return decodeAs(skipForeignMark(bytes, encoding), { encoding, confidence: 1 });
  }
  const proven = findProven(bytes);
  if (proven !== undefined) return decodeAs(bytes, proven);
  const text = decodeStrictly(bytes);
  if (text !== undefined) return { text, ...UTF8, replaced: 0 };
  const judged = judgeBroken(bytes);
  const decoded = decodeAs(bytes, judged);
  const change = judged.encoding === "utf-8" ? undefined : findOtherWords(bytes);
  return change === undefined
    ? decoded
    : { ...decoded, changed: { from: change.from, to: change.to, line: countLines(bytes, change.at), isRead: false } };
}

/** Detects the encoding without decoding the text. */
export function findEncoding(bytes: Uint8Array): Judgement {
  return findProven(bytes) ?? (isUtf8(bytes) ? UTF8 : judgeBroken(bytes));
}

/** A mark of UTF-8 in front of another encoding is no part of the first name. */
function skipForeignMark(bytes: Uint8Array, encoding: string): Uint8Array {
  const isForeign = encoding !== "utf-8" && findByteOrderMark(bytes) === "utf-8";
  return isForeign ? bytes.subarray(UTF8_MARK_BYTES) : bytes;
}

function decodeAs(bytes: Uint8Array, { encoding, confidence }: Judgement): DecodedText {
  const change = CHANGING.has(encoding) ? findChange(bytes) : undefined;
  if (change !== undefined && (encoding === "utf-8" || encoding === change.from)) {
    const above = decodeBytes(bytes.subarray(0, change.at), change.from);
    const text = above + decodeBytes(bytes.subarray(change.at), change.to);
    const changed = { from: change.from, to: change.to, line: above.split(LINE_END).length, isRead: true };
    return { text, encoding, confidence, replaced: countReplaced(text), changed };
  }
  const rescued = encoding === "utf-8" && !isUtf8(bytes) ? rescueUtf8(bytes) : undefined;
  if (rescued !== undefined) {
    const { text, rescued: count, firstLine } = rescued;
    const found = count > 0 ? { count, encoding: rescued.encoding, firstLine } : undefined;
    return { text, encoding, confidence, replaced: countReplaced(text), rescued: found };
  }
  const text = decodeBytes(bytes, encoding);
  return { text, encoding: nameSuperset(encoding, bytes), confidence, replaced: countReplaced(text) };
}

function countReplaced(text: string): number {
  let count = 0;
  for (let at = text.indexOf(REPLACEMENT); at >= 0; at = text.indexOf(REPLACEMENT, at + 1)) count++;
  return count;
}

/** Returns the encoding that the bytes prove by a mark, by their zeros or by an escape sequence. */
function findProven(bytes: Uint8Array): Judgement | undefined {
  const marked = findByteOrderMark(bytes);
  if (marked !== undefined) return { encoding: marked, confidence: 1 };
  if (hasByte(bytes, 0) && findChange(bytes)?.from === "utf-8") return { encoding: "utf-8", confidence: LIKELY };
  const wide = findWideUnicode(bytes);
  if (wide !== undefined) return { encoding: wide, confidence: LIKELY };
  const escaped = findEscaped(bytes);
  return escaped === undefined ? undefined : { encoding: escaped, confidence: 1 };
}

function decodeStrictly(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function findEscaped(bytes: Uint8Array): string | undefined {
  const head = bytes.subarray(0, SAMPLE_BYTES);
  if (!head.includes(ESCAPE)) return undefined;
  const text = new TextDecoder("latin1").decode(head);
  return ESCAPED.find(([, sequence]) => text.includes(sequence))?.[0];
}

/** Judges text that is not clean UTF-8: UTF-8 with few broken places or a truncated end, or an older encoding. */
function judgeBroken(bytes: Uint8Array): Judgement {
  const { valid, telling, broken, alone, lastBroken } = countSequences(bytes);
  const isCut = valid > 0 && broken === 1 && lastBroken >= bytes.length - 3;
  if (isCut || broken * 20 < valid || findUtf8Part(bytes, lastBroken) !== undefined)
    return { encoding: "utf-8", confidence: LIKELY };
  const declared = judgeDeclared(bytes);
  if (declared !== undefined) return declared;
  // Valid sequences are hardly ever chance, so texts of two encodings have been put together. In older encodings of
  // other scripts the bytes beyond ASCII stand side by side.
  const isLatin = alone >= broken * MOST && broken <= telling * MANY;
  if (broken * 2 <= valid || (telling > 0 && broken <= valid) || isLatin)
    return { encoding: "utf-8", confidence: LIKELY };
  return judgeLegacy(bytes);
}

/** Accepts a declared encoding if the document can be decoded that way. */
function judgeDeclared(bytes: Uint8Array): Judgement | undefined {
  const encoding = findDeclaredEncoding(bytes);
  if (encoding === undefined || encoding === "utf-8" || !isKnownEncoding(encoding)) return undefined;
  const sample = decodeBytes(bytes.subarray(0, SAMPLE_BYTES), encoding);
  // A sample may end within a character.
  return sample.slice(0, -2).includes(REPLACEMENT) ? undefined : { encoding, confidence: LIKELY };
}
