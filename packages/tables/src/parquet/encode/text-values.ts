import { NULL_SIZE, type StoredValues } from "./stored-values.ts";

/** UTF-8 takes at most this many bytes for a UTF-16 code unit. */
const MAX_UTF8_BYTES = 3;
const LENGTH_BYTES = 4;
/** Memory for more than this is measured, as three times as much is a waste. */
const LARGE_SIZE = 2 ** 22;
/** The runtime copies longer texts faster than a loop over their letters. */
const SHORT_TEXT = 40;
const FIRST_BEYOND_ASCII = 0x80;

/** Texts in UTF-8, each after its length. */
export class TextValues implements StoredValues {
  readonly element = { type: "BYTE_ARRAY", converted_type: "UTF8", logical_type: { type: "STRING" } } as const;
  readonly hasDictionary = true;
  readonly sizes: Int32Array;

  constructor(private readonly dict: readonly (string | null)[]) {
    this.sizes = new Int32Array(dict.length);
    for (let code = 0; code < dict.length; code++) {
      const text = dict[code] ?? null;
      this.sizes[code] = text === null ? NULL_SIZE : LENGTH_BYTES + text.length;
    }
  }

  mostBytes(codes: Int32Array, size: number): number {
    if (size <= LARGE_SIZE) return MAX_UTF8_BYTES * size;
    return codes.reduce((sum, code) => sum + LENGTH_BYTES + Buffer.byteLength(this.dict[code] ?? ""), 0);
  }

  write(codes: Int32Array, out: Buffer): number {
    let next = 0;
    for (let index = 0; index < codes.length; index++) {
      const end = writeText(this.dict[codes[index] ?? 0] ?? "", out, next + LENGTH_BYTES);
      const length = end - next - LENGTH_BYTES;
      out[next] = length & 0xff;
      out[next + 1] = (length >>> 8) & 0xff;
      out[next + 2] = (length >>> 16) & 0xff;
      out[next + 3] = length >>> 24;
      next = end;
    }
    return next;
  }

  bounds(): undefined {
    return undefined;
  }
}

function writeText(text: string, out: Buffer, at: number): number {
  const { length } = text;
  if (length > SHORT_TEXT) return at + out.write(text, at);
  for (let index = 0; index < length; index++) {
    const unit = text.charCodeAt(index);
    if (unit >= FIRST_BEYOND_ASCII) return at + out.write(text, at);
    out[at + index] = unit;
  }
  return at + length;
}
