/** Recognises UTF-16 and UTF-32 by their byte order mark or by the places of their zeros. */
import { startsWith } from "./file-type.ts";

export type WideUnicode = "utf-16le" | "utf-16be" | "utf-32le" | "utf-32be";

const MARKS: readonly (readonly [encoding: WideUnicode | "utf-8", mark: readonly number[]])[] = [
  ["utf-8", [0xef, 0xbb, 0xbf]],
  // Must precede UTF-16, whose mark is the beginning of this one.
  ["utf-32le", [0xff, 0xfe, 0, 0]],
  ["utf-32be", [0, 0, 0xfe, 0xff]],
  ["utf-16le", [0xff, 0xfe]],
  ["utf-16be", [0xfe, 0xff]],
];
const SAMPLE_BYTES = 64 * 1024;
/** Fewer zeros are a fault of the file. */
const MIN_ZEROS = 3;
/** In UTF-16, half of the bytes of ASCII text are zeros; in other scripts the remaining bytes are no ASCII. */
const ASCII_ZERO_SHARE = 0.25;
/** Rows in one script use its plane, that of ASCII, and perhaps those of signs. */
const MAX_PLANES = 4;
const MIN_PLANE_BYTES = 64;
const WHITE_SPACE: ReadonlySet<number> = new Set([9, 10, 13]);
const LAST_PLANE = 0x10;

export function findByteOrderMark(bytes: Uint8Array): WideUnicode | "utf-8" | undefined {
  return MARKS.find(([, mark]) => startsWith(bytes, mark))?.[0];
}

export function findWideUnicode(bytes: Uint8Array): WideUnicode | undefined {
  const sample = bytes.subarray(0, Math.min(bytes.length, SAMPLE_BYTES) & ~3);
  if (!sample.includes(0)) return undefined;
  return findUtf32(sample) ?? findUtf16(bytes.subarray(0, Math.min(bytes.length, SAMPLE_BYTES) & ~1));
}

/** Every character has two bytes that can only be zero and a plane. */
function findUtf32(sample: Uint8Array): WideUnicode | undefined {
  if (sample.length < 8) return undefined;
  let isLittle = true;
  let isBig = true;
  for (let at = 0; at < sample.length && (isLittle || isBig); at += 4) {
    const [first = 0, second = 0, third = 0, fourth = 0] = sample.subarray(at, at + 4);
    if (fourth !== 0 || third > LAST_PLANE) isLittle = false;
    if (first !== 0 || second > LAST_PLANE) isBig = false;
  }
  if (isLittle === isBig) return undefined;
  return isLittle ? "utf-32le" : "utf-32be";
}

function findUtf16(sample: Uint8Array): WideUnicode | undefined {
  if (isAsciiWithZeros(sample)) return undefined;
  let even = 0;
  let odd = 0;
  for (let at = 0; at < sample.length; at += 2) {
    if (sample[at] === 0) even++;
    if (sample[at + 1] === 0) odd++;
  }
  // Separators and digits are below U+0100 in every script, so their zero byte is always on the same side.
  const many = Math.max(sample.length / 2 / 50, MIN_ZEROS);
  if (odd >= many && even <= odd / 20) return "utf-16le";
  if (even >= many && odd <= even / 20) return "utf-16be";
  return undefined;
}

/** Whether it is plain text with some NUL characters, which may happen to be at even or at odd offsets only. */
function isAsciiWithZeros(sample: Uint8Array): boolean {
  let zeros = 0;
  for (const byte of sample) {
    if (byte === 0) zeros++;
    else if (byte > 0x7e || (byte < 0x20 && !WHITE_SPACE.has(byte))) return false;
  }
  return zeros < sample.length * ASCII_ZERO_SHARE && !hasPlanes(sample);
}

/** In UTF-16 of a script such as Devanagari (U+0900), every second byte is one of a few, which may be ASCII. */
function hasPlanes(sample: Uint8Array): boolean {
  const even = new Set(sample.filter((_, at) => at % 2 === 0)).size;
  const odd = new Set(sample.filter((_, at) => at % 2 === 1)).size;
  return sample.length >= MIN_PLANE_BYTES && Math.min(even, odd) <= MAX_PLANES && Math.max(even, odd) > 3 * MAX_PLANES;
}
