/** Decodes many consecutive UTF-8 texts in large parts and then cuts these into strings. */

/** Size of a part. Each part has its own memory, so that a few long texts do not retain all others. */
const PART_BYTES = 256 * 1024;

const decoder = new TextDecoder("utf-8", { ignoreBOM: true });

/** `ends` holds the end of each text; a text starts at the end of the previous one. */
export function decodeTexts(bytes: Uint8Array, ends: Int32Array): string[] {
  const texts = new Array<string>(ends.length);
  let first = 0;
  while (first < ends.length) {
    const start = first === 0 ? 0 : (ends[first - 1] as number);
    let last = first + 1;
    while (last < ends.length && (ends[last] as number) <= start + PART_BYTES) last++;
    decodePart(bytes.subarray(start, ends[last - 1]), { start, ends, first, last }, texts);
    first = last;
  }
  return texts;
}

interface Part {
  readonly start: number;
  readonly ends: Int32Array;
  readonly first: number;
  readonly last: number;
}

function decodePart(bytes: Uint8Array, { start, ends, first, last }: Part, texts: string[]): void {
  const text = decoder.decode(bytes);
  // In plain ASCII a byte offset equals a string index.
  const isAscii = text.length === bytes.length;
  let at = 0;
  let from = 0;
  for (let index = first; index < last; index++) {
    const end = (ends[index] as number) - start;
    const to = isAscii ? end : from + countUnits(bytes, at, end);
    texts[index] = text.slice(from, to);
    at = end;
    from = to;
  }
}

/** Counts the UTF-16 units of a part of valid UTF-8: one per lead byte, two for four-byte sequences. */
function countUnits(bytes: Uint8Array, from: number, to: number): number {
  let units = 0;
  for (let at = from; at < to; at++) {
    const byte = bytes[at] as number;
    if ((byte & 0xc0) !== 0x80) units += byte >= 0xf0 ? 2 : 1;
  }
  return units;
}
