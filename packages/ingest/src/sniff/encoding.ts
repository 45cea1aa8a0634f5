/** Detects the encoding of a text and decodes it. */
import { isUtf8 } from "node:buffer";
import { findDeclaredEncoding } from "./declared-encoding.ts";
import { decodeBytes, isKnownEncoding } from "./decode-bytes.ts";
import { findByteOrderMark, findWideUnicode } from "./find-unicode.ts";
import { type Judgement, judgeLegacy } from "./judge-legacy.ts";
import { nameSuperset } from "./name-superset.ts";
import { countSequences } from "./utf8-sequences.ts";

export interface DecodedText {
  readonly text: string;
  readonly encoding: string;
  /** Confidence in the encoding, 0 to 1. */
  readonly confidence: number;
  /** Undecodable places that were replaced by U+FFFD. */
  readonly replaced: number;
}

/** Below this confidence a person should check the encoding. */
export const SURE = 0.8;
const LIKELY = 0.9;
const UTF8: Judgement = { encoding: "utf-8", confidence: 1 };
const ESCAPE = 0x1b;
const SAMPLE_BYTES = 64 * 1024;
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
  if (encoding !== undefined && isKnownEncoding(encoding)) return decodeAs(bytes, { encoding, confidence: 1 });
  const proven = findProven(bytes);
  if (proven !== undefined) return decodeAs(bytes, proven);
  const text = decodeStrictly(bytes);
  return text === undefined ? decodeAs(bytes, judgeBroken(bytes)) : { text, ...UTF8, replaced: 0 };
}

/** Detects the encoding without decoding the text. */
export function findEncoding(bytes: Uint8Array): Judgement {
  return findProven(bytes) ?? (isUtf8(bytes) ? UTF8 : judgeBroken(bytes));
}

function decodeAs(bytes: Uint8Array, { encoding, confidence }: Judgement): DecodedText {
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
  const { valid, broken, lastBroken } = countSequences(bytes);
  const isCut = valid > 0 && broken === 1 && lastBroken >= bytes.length - 3;
  if (isCut || broken * 20 < valid) return { encoding: "utf-8", confidence: LIKELY };
  return judgeDeclared(bytes) ?? judgeLegacy(bytes);
}

/** Accepts a declared encoding if the document can be decoded that way. */
function judgeDeclared(bytes: Uint8Array): Judgement | undefined {
  const encoding = findDeclaredEncoding(bytes);
  if (encoding === undefined || encoding === "utf-8" || !isKnownEncoding(encoding)) return undefined;
  const sample = decodeBytes(bytes.subarray(0, SAMPLE_BYTES), encoding);
  // A sample may end within a character.
  return sample.slice(0, -2).includes(REPLACEMENT) ? undefined : { encoding, confidence: LIKELY };
}
