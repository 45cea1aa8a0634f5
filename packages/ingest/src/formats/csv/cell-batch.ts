/** Collects the cells of one column in some rows, without escapes, and a hash of each. */
import type { RowBlock } from "./row-block.ts";

const MULTIPLIER = 0x9e3779b1;
/** Spare bytes at the end, so that four bytes at a time can be copied. */
const SPARE = 8;
const EMPTY_HASH = 0;

export class CellBatch {
  bytes = new Uint8Array(1 << 16);
  view = new DataView(this.bytes.buffer);
  /** End of each cell in the bytes; a cell starts at the end of the previous one. */
  ends = new Int32Array(0);
  hashes = new Int32Array(0);
  count = 0;
  /** Cells whose hash was seen before and whose bytes still have to be compared. */
  doubtful = new Int32Array(0);
  doubts = 0;
  /** Places of the texts to compare them with. */
  knownStarts = new Int32Array(0);
  knownEnds = new Int32Array(0);

  get byteLength(): number {
    return this.count === 0 ? 0 : (this.ends[this.count - 1] as number);
  }

  /** Takes one column of these rows; a row that is too short has an empty cell. */
  take(block: RowBlock, rows: readonly number[], column: number): void {
    this.reserveCells(rows.length);
    const { bounds, cellEnds } = block;
    let to = 0;
    for (let index = 0; index < rows.length; index++) {
      const row = rows[index] as number;
      const cell = block.firstCell(row) + column;
      if (cell >= cellEnds.at(row)) {
        this.ends[index] = to;
        this.hashes[index] = EMPTY_HASH;
        continue;
      }
      const mark = bounds.at(cell * 2);
      const end = bounds.at(cell * 2 + 1);
      this.reserveBytes(to, end - (mark < 0 ? ~mark : mark));
      if (mark >= 0) {
        this.hashes[index] = this.copy(block.view, mark, end, to);
        to += end - mark;
      } else {
        const stop = block.unescape.copy(block.bytes, ~mark, end, this.bytes, to);
        // Copies the cell onto itself to compute its hash.
        this.hashes[index] = this.copy(this.view, to, stop, to);
        to = stop;
      }
      this.ends[index] = to;
    }
  }

  /** Takes `count` empty cells. */
  takeEmpty(count: number): void {
    this.reserveCells(count);
    this.ends.fill(0, 0, count);
    this.hashes.fill(EMPTY_HASH, 0, count);
  }

  /** Whether each cell is greater than the one before: longer, or of equal length and later in byte order. */
  isRising(): boolean {
    for (let index = 1; index < this.count; index++) if (!this.rises(index)) return false;
    return true;
  }

  private rises(index: number): boolean {
    const { bytes, ends } = this;
    const start = index === 1 ? 0 : (ends[index - 2] as number);
    const middle = ends[index - 1] as number;
    const length = middle - start;
    const longer = (ends[index] as number) - middle - length;
    if (longer !== 0) return longer > 0;
    for (let at = start; at < middle; at++) {
      const difference = (bytes[at + length] as number) - (bytes[at] as number);
      if (difference !== 0) return difference > 0;
    }
    return false;
  }

  /** Copies a cell, four bytes at a time, and returns its hash. */
  private copy(from: DataView, start: number, end: number, to: number): number {
    const { view } = this;
    let hash = end - start;
    let at = start;
    let into = to;
    for (; at + 4 <= end; at += 4, into += 4) {
      const word = from.getInt32(at, true);
      view.setInt32(into, word, true);
      hash = mix(hash, word);
    }
    if (at < end) {
      const word = lastBytes(from, at, end);
      view.setInt32(into, word, true);
      hash = mix(hash, word);
    }
    return fold(hash);
  }

  private reserveCells(count: number): void {
    this.count = count;
    if (this.ends.length >= count) return;
    this.ends = new Int32Array(count);
    this.hashes = new Int32Array(count);
    this.doubtful = new Int32Array(count);
    this.knownStarts = new Int32Array(count);
    this.knownEnds = new Int32Array(count);
  }

  private reserveBytes(used: number, more: number): void {
    if (used + more + SPARE <= this.bytes.length) return;
    const wider = new Uint8Array((used + more + SPARE) * 2);
    wider.set(this.bytes.subarray(0, used));
    this.bytes = wider;
    this.view = new DataView(wider.buffer);
  }
}

/** Returns the hash of a cell with this text. */
export function hashText(view: DataView, start: number, end: number): number {
  let hash = end - start;
  let at = start;
  for (; at + 4 <= end; at += 4) hash = mix(hash, view.getInt32(at, true));
  return fold(at < end ? mix(hash, lastBytes(view, at, end)) : hash);
}

/** Returns one to three bytes as a word. */
function lastBytes(from: DataView, start: number, end: number): number {
  if (start + 4 <= from.byteLength) return from.getInt32(start, true) & tailMask(end - start);
  let word = 0;
  for (let at = end - 1; at >= start; at--) word = (word << 8) | from.getUint8(at);
  return word;
}

/** Mixes the high bits into the low ones, because the hash is used with a mask. */
function fold(hash: number): number {
  const mixed = Math.imul(hash ^ (hash >>> 15), MULTIPLIER);
  return mixed ^ (mixed >>> 13);
}

function mix(hash: number, word: number): number {
  return Math.imul(((hash << 5) | (hash >>> 27)) ^ word, MULTIPLIER);
}

/** Keeps the first one to three bytes of a word. */
export function tailMask(bytes: number): number {
  return 0xffffff >>> ((3 - bytes) * 8);
}
