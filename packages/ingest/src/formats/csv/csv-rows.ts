/**
 * Streams rows of CSV in a known form: UTF-8, with cells in double quotes where needed. It detects nothing and treats
 * no row as a title or a note. It buffers only the rows that have no end yet.
 */
import { isUtf8 } from "node:buffer";
import type { Dialect } from "./dialect.ts";
import { RowBlock } from "./row-block.ts";
import { MAX_QUOTED_BYTES, Tokenizer } from "./tokenizer.ts";

/** Smallest amount of new data, in bytes, that is parsed at once. */
const PIECE_BYTES = 256 * 1024;
const BOM = [0xef, 0xbb, 0xbf] as const;

export class CsvRows {
  private readonly dialect: Dialect;
  private readonly pieces: Uint8Array[] = [];
  private held = 0;
  /** Bytes required before the next parse. */
  private wanted = PIECE_BYTES;
  private isAtStart = true;

  /** `width` is the expected number of cells in a row. */
  constructor(
    delimiter: string,
    private readonly width: number,
  ) {
    this.dialect = { delimiter, quote: '"', escape: '"' };
  }

  /** Returns the rows that are complete so far; undefined if the bytes are not UTF-8. */
  push(bytes: Uint8Array): string[][] | undefined {
    this.pieces.push(bytes);
    this.held += bytes.length;
    return this.held < this.wanted ? [] : this.take(false);
  }

  /** Returns the remaining rows. */
  end(): string[][] | undefined {
    return this.take(true);
  }

  private take(isEnd: boolean): string[][] | undefined {
    const bytes = this.withoutMark(Buffer.concat(this.pieces));
    const block = new RowBlock(bytes, this.dialect);
    new Tokenizer(bytes, this.dialect, { at: 0, width: this.width }).fill(block, Number.POSITIVE_INFINITY, 0);
    const rows = isEnd ? block.rowCount : this.countWhole(block);
    const end = rows === block.rowCount ? bytes.length : block.starts.at(rows);
    if (!isUtf8(bytes.subarray(0, end))) return undefined;
    const texts = Array.from({ length: rows }, (_, row) => block.texts(row));
    const rest = bytes.slice(end);
    this.pieces.splice(0, this.pieces.length, rest);
    this.held = rest.length;
    this.wanted = Math.max(PIECE_BYTES, 2 * rest.length);
    return texts;
  }

  /** Counts rows that later bytes cannot change: not the last one, and none with a quote that may still be closed. */
  private countWhole(block: RowBlock): number {
    const open = block.repairs.find(
      ({ kind, row }) => kind === "unclosed" && block.bytes.length - block.starts.at(row) <= 2 * MAX_QUOTED_BYTES,
    );
    return Math.max(0, Math.min(open?.row ?? block.rowCount, block.rowCount - 1));
  }

  private withoutMark(bytes: Uint8Array): Uint8Array {
    if (!this.isAtStart || bytes.length === 0) return bytes;
    this.isAtStart = false;
    return BOM.every((byte, index) => bytes[index] === byte) ? bytes.subarray(BOM.length) : bytes;
  }
}
