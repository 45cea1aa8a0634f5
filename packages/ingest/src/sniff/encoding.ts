/** Finds the encoding of a text and decodes it: byte order mark, then UTF-16 by its zeros, UTF-8, and windows-1252. */
import { startsWith } from "./file-type.ts";

export interface DecodedText {
  readonly text: string;
  readonly encoding: "utf-8" | "utf-16le" | "utf-16be" | "windows-1252";
  /** Undecodable places that were replaced by U+FFFD. */
  readonly replaced: number;
}

const SAMPLE_BYTES = 64 * 1024;
/** Fewer zeros are a fault of the file, no encoding. */
const MIN_ZEROS = 3;
/** Characters of windows-1252 in 0x80 to 0x9F; the five unassigned ones stay control characters, as in browsers. */
const HIGH_1252 =
  "\u20ac\u0081\u201a\u0192\u201e\u2026\u2020\u2021\u02c6\u2030\u0160\u2039\u0152\u008d\u017d\u008f" +
  "\u0090\u2018\u2019\u201c\u201d\u2022\u2013\u2014\u02dc\u2122\u0161\u203a\u0153\u009d\u017e\u0178";

export function decodeText(bytes: Uint8Array): DecodedText {
  const utf16 = utf16Order(bytes);
  if (utf16 !== undefined) return decodeUtf16(bytes, utf16);
  const text = decodeStrictly(bytes);
  if (text !== undefined) return { text, encoding: "utf-8", replaced: 0 };
  return decodeBroken(bytes);
}

function utf16Order(bytes: Uint8Array): "utf-16le" | "utf-16be" | undefined {
  if (startsWith(bytes, [0xff, 0xfe])) return "utf-16le";
  if (startsWith(bytes, [0xfe, 0xff])) return "utf-16be";
  const length = Math.min(bytes.length, SAMPLE_BYTES) & ~1;
  let even = 0;
  let odd = 0;
  for (let at = 0; at < length; at += 2) {
    if (bytes[at] === 0) even++;
    if (bytes[at + 1] === 0) odd++;
  }
  // Separators and digits are below U+0100 in every script, so their zero byte is always on the same side.
  const many = Math.max(length / 2 / 10, MIN_ZEROS);
  if (odd > many && even <= odd / 50) return "utf-16le";
  if (even > many && odd <= even / 50) return "utf-16be";
  return undefined;
}

function decodeUtf16(bytes: Uint8Array, encoding: "utf-16le" | "utf-16be"): DecodedText {
  const text = new TextDecoder("utf-16le").decode(encoding === "utf-16le" ? bytes : swapPairs(bytes));
  return { text, encoding, replaced: bytes.length % 2 };
}

/** Node without full ICU data knows no utf-16be. */
function swapPairs(bytes: Uint8Array): Uint8Array {
  const swapped = new Uint8Array(bytes.length);
  for (let at = 0; at + 1 < bytes.length; at += 2) {
    swapped[at] = bytes[at + 1] ?? 0;
    swapped[at + 1] = bytes[at] ?? 0;
  }
  return swapped;
}

function decodeStrictly(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Not clean UTF-8: a UTF-8 text with few broken places or a cut end, or a text in windows-1252. */
function decodeBroken(bytes: Uint8Array): DecodedText {
  const { valid, broken, lastBroken } = countSequences(bytes);
  const isCut = valid > 0 && broken === 1 && lastBroken >= bytes.length - 3;
  if (isCut || broken * 20 < valid) {
    return { text: new TextDecoder("utf-8").decode(bytes), encoding: "utf-8", replaced: broken };
  }
  return { text: decodeWindows1252(bytes), encoding: "windows-1252", replaced: 0 };
}

function countSequences(bytes: Uint8Array): { valid: number; broken: number; lastBroken: number } {
  let valid = 0;
  let broken = 0;
  let lastBroken = -1;
  for (let at = 0; at < bytes.length; at++) {
    const lead = bytes[at] ?? 0;
    if (lead < 0x80) continue;
    const tail = tailLength(lead);
    let seen = 0;
    while (seen < tail && ((bytes[at + seen + 1] ?? 0) & 0xc0) === 0x80) seen++;
    if (tail > 0 && seen === tail) {
      valid++;
    } else {
      broken++;
      lastBroken = at;
    }
    at += seen;
  }
  return { valid, broken, lastBroken };
}

/** How many bytes follow the first one of a UTF-8 sequence; 0 when it cannot begin one. */
function tailLength(lead: number): number {
  if (lead >= 0xc2 && lead < 0xe0) return 1;
  if (lead >= 0xe0 && lead < 0xf0) return 2;
  return lead >= 0xf0 && lead < 0xf5 ? 3 : 0;
}

/** By hand, because TextDecoder of Node 20 reads windows-1252 as ISO 8859-1 and loses the euro sign and quotes. */
function decodeWindows1252(bytes: Uint8Array): string {
  const units = new Uint16Array(bytes.length);
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] ?? 0;
    units[at] = byte >= 0x80 && byte < 0xa0 ? HIGH_1252.charCodeAt(byte - 0x80) : byte;
  }
  return new TextDecoder("utf-16le").decode(units);
}
