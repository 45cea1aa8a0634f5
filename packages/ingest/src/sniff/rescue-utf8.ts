/**
 * Decodes UTF-8 into which some program has put texts of an older encoding: broken places are read in that encoding,
 * everything else stays as it is.
 */
import { decodeBytes } from "./decode-bytes.ts";
import { findBroken } from "./utf8-sequences.ts";

export interface RescuedText {
  readonly text: string;
  /** Encoding of the broken places. */
  readonly encoding: string;
  /** Number of bytes read in it. */
  readonly rescued: number;
  /** Line, from 1, of the first one. */
  readonly firstLine: number;
}

const REPLACEMENT = "\ufffd";
const MOST_BYTES_OF_CHARACTER = 4;
/** Older encodings by the letters that the valid part of the text has; others are windows-1252. */
const BY_LETTERS: readonly (readonly [encoding: string, letters: RegExp])[] = [
  ["windows-1251", /\p{Script=Cyrillic}/gu],
  ["windows-1253", /\p{Script=Greek}/gu],
  ["windows-1255", /\p{Script=Hebrew}/gu],
  ["windows-1256", /\p{Script=Arabic}/gu],
  ["windows-1250", /[ąćčďęěłńňőřśšťůűźżž]/giu],
  ["windows-1254", /[ğış]/giu],
];
const WESTERN = /[àáâãäåæçèéêëìíîïñòóôõöøùúûüß]/giu;
const SAMPLE_CHARACTERS = 64 * 1024;

/** Returns undefined if no place is broken but a cut character at the end. */
export function rescueUtf8(bytes: Uint8Array): RescuedText | undefined {
  const end = endOfWhole(bytes);
  const broken = findBroken(bytes.subarray(0, end));
  const [first] = broken;
  if (first === undefined) return undefined;
  const encoding = guessOlder(bytes);
  const decoder = new TextDecoder("utf-8", { ignoreBOM: true });
  const characters = decodeEachByte(encoding);
  const parts: string[] = [];
  let from = 0;
  let rescued = 0;
  for (const at of broken) {
    if (at > from) parts.push(decoder.decode(bytes.subarray(from, at)));
    const character = characters[bytes[at] ?? 0] ?? REPLACEMENT;
    parts.push(character);
    if (character !== REPLACEMENT) rescued++;
    from = at + 1;
  }
  parts.push(decoder.decode(bytes.subarray(from)));
  const text = parts.join("").replace(/^\ufeff/, "");
  return { text, encoding, rescued, firstLine: countLines(bytes, first) };
}

/** Returns where the text ends if it was cut within its last character, which then says nothing about its encoding. */
function endOfWhole(bytes: Uint8Array): number {
  const last = bytes.length - 1;
  for (let at = last; at >= 0 && last - at < MOST_BYTES_OF_CHARACTER - 1; at--) {
    const byte = bytes[at] ?? 0;
    if ((byte & 0xc0) === 0x80) continue;
    return byte >= 0xc2 && byte < 0xf5 && findBroken(bytes.subarray(at)).length > 0 ? at : bytes.length;
  }
  return bytes.length;
}

function guessOlder(bytes: Uint8Array): string {
  const text = new TextDecoder("utf-8").decode(bytes.subarray(0, SAMPLE_CHARACTERS * 2)).slice(0, SAMPLE_CHARACTERS);
  const count = (letters: RegExp): number => text.match(letters)?.length ?? 0;
  let best: readonly [encoding: string, count: number] = ["windows-1252", count(WESTERN)];
  for (const [encoding, letters] of BY_LETTERS) {
    const found = count(letters);
    if (found > best[1]) best = [encoding, found];
  }
  return best[0];
}

/** Returns the character of each byte, or U+FFFD; control characters are none. */
function decodeEachByte(encoding: string): readonly string[] {
  const text = decodeBytes(
    Uint8Array.from({ length: 256 }, (_, byte) => byte),
    encoding,
  );
  return Array.from(text, (character) => (/[\u0080-\u009f]/.test(character) ? REPLACEMENT : character));
}

/** Returns the line, from 1, of a place. */
export function countLines(bytes: Uint8Array, end: number): number {
  let lines = 1;
  for (let at = 0; at < end; at++) if (bytes[at] === 0x0a || (bytes[at] === 0x0d && bytes[at + 1] !== 0x0a)) lines++;
  return lines;
}
