/** Distinguishes text with some NUL characters, as faulty exports have, from binary files. */
import { hasByte } from "../../sniff/has-byte.ts";

export interface Controls {
  readonly nuls: number;
  readonly isBinary: boolean;
}

const SAMPLE_BYTES = 64 * 1024;
const SPACE = 32;
/** Backspace to carriage return, and escape, which terminals and printers leave in texts. */
const USUAL = new Set([8, 9, 10, 11, 12, 13, 27]);
const MAX_NUL_SHARE = 0.15;
/** Real texts have almost none; in uniformly random bytes it is one in nine. */
const MAX_OTHER_SHARE = 0.02;

/** Expects UTF-8 in `bytes`, so that a zero is a NUL character. */
export function countControls(bytes: Uint8Array): Controls {
  if (!hasByte(bytes, 0)) return { nuls: 0, isBinary: false };
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  let others = 0;
  for (const byte of sample) if (byte > 0 && byte < SPACE && !USUAL.has(byte)) others++;
  const isBinary = countNuls(sample) > sample.length * MAX_NUL_SHARE || others > sample.length * MAX_OTHER_SHARE;
  return { nuls: countNuls(bytes), isBinary };
}

function countNuls(bytes: Uint8Array): number {
  let count = 0;
  for (let at = bytes.indexOf(0); at >= 0; at = bytes.indexOf(0, at + 1)) count++;
  return count;
}
