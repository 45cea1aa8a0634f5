/** Strings of many texts that stand one behind the other in UTF-8: decoded in large parts, and then cut. */

/** Each part keeps its own memory, so that a few long texts do not hold all the others. */
const PART_BYTES = 256 * 1024;

const decoder = new TextDecoder("utf-8", { ignoreBOM: true });

/** `ends` says where each text ends; it starts where the one before ends. */
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
  // In plain ASCII a place in the bytes is a place in the string.
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

/** UTF-16 units of a part of valid UTF-8: one for each lead byte, two for those of four bytes. */
function countUnits(bytes: Uint8Array, from: number, to: number): number {
  let units = 0;
  for (let at = from; at < to; at++) {
    const byte = bytes[at] as number;
    if ((byte & 0xc0) !== 0x80) units += byte >= 0xf0 ? 2 : 1;
  }
  return units;
}
