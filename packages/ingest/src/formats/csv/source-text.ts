/** Converts a file in any encoding to UTF-8, in which all marks of a delimited text are single bytes. */
import { isUtf8 } from "node:buffer";
import { type DecodingFaults, decodeText } from "../../sniff/encoding.ts";

export interface SourceText extends DecodingFaults {
  readonly bytes: Uint8Array;
  readonly encoding: string;
}

const NUL = 0;
/** Begins the shift sequences of the Japanese ISO-2022 encodings, which are ASCII byte by byte. */
const ESC = 27;
const BOM = [0xef, 0xbb, 0xbf] as const;

/** Whether the bytes are used without conversion. */
export function isUtf8Source(bytes: Uint8Array, encoding: string | undefined): boolean {
  return (encoding === undefined || isNameOfUtf8(encoding)) && isPlainUtf8(bytes);
}

export function readSource(bytes: Uint8Array, encoding: string | undefined): SourceText {
  if (isUtf8Source(bytes, encoding)) {
    return { bytes: skipMark(bytes), encoding: "utf-8", replaced: 0 };
  }
  const decoded = decodeText(bytes, encoding === undefined ? {} : { encoding });
  return { ...decoded, bytes: skipMark(new TextEncoder().encode(decoded.text)) };
}

function isNameOfUtf8(encoding: string): boolean {
  return /^utf-?8$/i.test(encoding);
}

/** Zeros indicate UTF-16, which may be valid UTF-8 too. */
function isPlainUtf8(bytes: Uint8Array): boolean {
  return isUtf8(bytes) && !bytes.includes(NUL) && !bytes.includes(ESC);
}

function skipMark(bytes: Uint8Array): Uint8Array {
  return BOM.every((byte, index) => bytes[index] === byte) ? bytes.subarray(BOM.length) : bytes;
}
