/** The cells of one column in some rows, ready to be encoded: where they are, and a hash of each. */
import type { RowBlock } from "./row-block.ts";

const PRIME = 0x01000193;

export class CellBatch {
  starts = new Int32Array(0);
  ends = new Int32Array(0);
  hashes = new Int32Array(0);
  count = 0;

  /** Takes one column of these rows; rows that are too short have an empty cell. */
  take(block: RowBlock, rows: readonly number[], column: number): void {
    this.reserve(rows.length);
    const { starts, ends } = this;
    const bounds = block.bounds.values;
    let at = 0;
    for (const row of rows) {
      const cell = block.firstCell(row) + column;
      const isThere = cell < block.cellEnds.at(row);
      starts[at] = isThere ? (bounds[cell * 2] as number) : 0;
      ends[at] = isThere ? (bounds[cell * 2 + 1] as number) : 0;
      at++;
    }
    this.hashCells(block.bytes);
  }

  /** Takes so many empty cells. */
  takeEmpty(count: number): void {
    this.reserve(count);
    this.starts.fill(0, 0, count);
    this.ends.fill(0, 0, count);
    this.hashCells(new Uint8Array(0));
  }

  private reserve(count: number): void {
    this.count = count;
    if (this.starts.length >= count) return;
    this.starts = new Int32Array(count);
    this.ends = new Int32Array(count);
    this.hashes = new Int32Array(count);
  }

  /** FNV-1a over pairs of bytes, with the high bits folded down for use with a mask. */
  private hashCells(bytes: Uint8Array): void {
    const { starts, ends, hashes, count } = this;
    for (let index = 0; index < count; index++) {
      const mark = starts[index] as number;
      const end = ends[index] as number;
      let at = mark < 0 ? ~mark : mark;
      let hash = end - at;
      for (; at + 1 < end; at += 2)
        hash = Math.imul(hash ^ (bytes[at] as number) ^ ((bytes[at + 1] as number) << 8), PRIME);
      if (at < end) hash = Math.imul(hash ^ (bytes[at] as number), PRIME);
      hash = Math.imul(hash ^ (hash >>> 15), PRIME);
      hashes[index] = hash ^ (hash >>> 13);
    }
  }
}
