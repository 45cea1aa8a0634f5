/** Strings of many cells at once: their bytes are put together, decoded in one go, and the text is cut. */
import type { Dialect } from "./dialect.ts";
import { unescapeCell } from "./unescape-cell.ts";

/** As much is put together; each part keeps its own memory, so that a few cells do not hold all the others. */
const PART_BYTES = 256 * 1024;

const decoder = new TextDecoder("utf-8", { ignoreBOM: true });

/** `bounds` has start and end of each cell in the bytes; `~start` for a cell with escapes. */
export function decodeCells(bytes: Uint8Array, bounds: Int32Array, dialect: Dialect): string[] {
  const texts = new Array<string>(bounds.length / 2);
  let first = 0;
  while (first < texts.length) first = decodePart(bytes, bounds, first, texts);
  for (let cell = 0; cell < texts.length; cell++) {
    if ((bounds[cell * 2] as number) < 0) texts[cell] = unescapeCell(texts[cell] ?? "", dialect);
  }
  return texts;
}

/** Decodes from the cell `first` on until a part is full; gives back the cell to go on with. */
function decodePart(bytes: Uint8Array, bounds: Int32Array, first: number, texts: string[]): number {
  const last = endOfPart(bounds, first);
  const joined = joinCells(bytes, bounds, first, last);
  const text = decoder.decode(joined);
  // In plain ASCII a place in the bytes is a place in the string.
  const isAscii = text.length === joined.length;
  let from = 0;
  let at = 0;
  for (let cell = first; cell < last; cell++) {
    const length = lengthOf(bounds, cell);
    const units = isAscii ? length : countUnits(joined, at, at + length);
    texts[cell] = text.slice(from, from + units);
    from += units;
    at += length;
  }
  return last;
}

function endOfPart(bounds: Int32Array, first: number): number {
  let length = lengthOf(bounds, first);
  let last = first + 1;
  while (last < bounds.length / 2 && length < PART_BYTES) length += lengthOf(bounds, last++);
  return last;
}

function joinCells(bytes: Uint8Array, bounds: Int32Array, first: number, last: number): Uint8Array {
  let length = 0;
  for (let cell = first; cell < last; cell++) length += lengthOf(bounds, cell);
  const joined = new Uint8Array(length);
  let to = 0;
  for (let cell = first; cell < last; cell++) {
    const end = bounds[cell * 2 + 1] as number;
    for (let at = startOf(bounds, cell); at < end; at++) joined[to++] = bytes[at] as number;
  }
  return joined;
}

function startOf(bounds: Int32Array, cell: number): number {
  const mark = bounds[cell * 2] as number;
  return mark < 0 ? ~mark : mark;
}

function lengthOf(bounds: Int32Array, cell: number): number {
  return (bounds[cell * 2 + 1] as number) - startOf(bounds, cell);
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
