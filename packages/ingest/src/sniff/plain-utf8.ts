/** Says whether the bytes of a file are plain UTF-8, which is read without decoding it into one string. */
import { isUtf8 } from "node:buffer";
import { hasByte } from "./has-byte.ts";

const NUL = 0;
/** Begins the shift sequences of the Japanese ISO-2022 encodings, which are ASCII byte by byte. */
const ESC = 27;
const BOM = [0xef, 0xbb, 0xbf] as const;

/** Whether the bytes are used without conversion. */
export function isUtf8Source(bytes: Uint8Array, encoding: string | undefined): boolean {
  return (encoding === undefined || isNameOfUtf8(encoding)) && isPlainUtf8(bytes);
}

function isNameOfUtf8(encoding: string): boolean {
  return /^utf-?8$/i.test(encoding);
}

/** Zeros indicate UTF-16, which may be valid UTF-8 too. */
function isPlainUtf8(bytes: Uint8Array): boolean {
  return isUtf8(bytes) && !hasByte(bytes, NUL) && !hasByte(bytes, ESC);
}

export function skipMark(bytes: Uint8Array): Uint8Array {
  return BOM.every((byte, index) => bytes[index] === byte) ? bytes.subarray(BOM.length) : bytes;
}
