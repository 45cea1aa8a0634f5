/**
 * Corrects the count in the string table of an old workbook ([MS-XLS] 2.4.265), which spans many records. The parser
 * reads as many texts as the table claims, even one of whose length only half is left, so the count is set to the texts
 * that exist.
 */
import { DamagedSheet } from "./open-document.ts";

const COUNT_AT = 4;
const TEXTS_AT = 8;
/** Size of length and flags. */
const TEXT_HEAD_BYTES = 3;
const WIDE = 1;
const PHONETIC = 4;
const RICH = 8;
/**
 * Largest product of text bytes and record starts, since the parser searches the starts for every character. It means
 * about ten seconds, for nine megabytes of text.
 */
const MAX_SEARCHES = 1e10;

/** Writes the count into the first part. */
export function countSharedStrings(parts: readonly Uint8Array[]): void {
  const [first] = parts;
  if (first === undefined || first.length < TEXTS_AT) return;
  const table = new SharedStrings(parts);
  if (table.searches > MAX_SEARCHES) throw new DamagedSheet("its texts are cut into too many pieces");
  const field = new DataView(first.buffer, first.byteOffset + COUNT_AT, 4);
  field.setUint32(0, table.count(field.getUint32(0, true)), true);
}

class SharedStrings {
  private readonly view: DataView;
  private readonly starts: readonly number[];
  /** Index of the first start that may still lie ahead. */
  private nextStart = 0;

  constructor(parts: readonly Uint8Array[]) {
    const bytes = Buffer.concat(parts);
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    let at = 0;
    this.starts = parts.map((part) => {
      at += part.length;
      return at - part.length;
    });
  }

  get searches(): number {
    return this.view.byteLength * this.starts.length;
  }

  count(claimed: number): number {
    let count = 0;
    let at = TEXTS_AT;
    while (count < claimed && at + TEXT_HEAD_BYTES <= this.view.byteLength) {
      at = this.endOfText(at);
      count++;
    }
    return count;
  }

  private endOfText(start: number): number {
    const { view } = this;
    const flags = view.getUint8(start + 2);
    const characters = view.getUint16(start, true);
    let at = start + TEXT_HEAD_BYTES;
    let after = 0;
    if ((flags & RICH) !== 0) {
      if (at + 2 > view.byteLength) return at;
      after += view.getUint16(at, true) * 4;
      at += 2;
    }
    if ((flags & PHONETIC) !== 0) {
      if (at + 4 > view.byteLength) return at + 4;
      after += view.getUint32(at, true);
      at += 4;
    }
    return this.endOfCharacters(at, characters, 1 + (flags & WIDE)) + after;
  }

  /** If a record begins within a text, its first byte gives the width of the remaining characters. */
  private endOfCharacters(from: number, characters: number, width: number): number {
    const next = this.findStart(from, from + characters * width, width);
    if (next === undefined) return from + characters * width;
    const isWide = next < this.view.byteLength && this.view.getUint8(next) !== 0;
    return this.endOfCharacters(next + 1, characters - (next - from) / width, isWide ? 2 : 1);
  }

  /** Returns the first start in a range that coincides with the beginning of a character. */
  private findStart(from: number, to: number, width: number): number | undefined {
    while ((this.starts[this.nextStart] ?? to) < from) this.nextStart++;
    for (let index = this.nextStart; index < this.starts.length; index++) {
      const start = this.starts[index] ?? to;
      if (start >= to) return undefined;
      if ((start - from) % width === 0) return start;
    }
    return undefined;
  }
}
