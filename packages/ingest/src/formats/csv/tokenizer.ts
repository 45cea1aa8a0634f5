/**
 * Cuts delimited text (UTF-8) into cells as pairs of byte offsets, without creating strings. It is tolerant: a quote
 * closes only before a delimiter or a line end, and a quote that never closes is plain text.
 */

import { cutAtGaps } from "./cut-at-gaps.ts";
import { ALIGNED, BACKSLASH, type Dialect, type Gap } from "./dialect.ts";
import { type RepairKind, RowBlock } from "./row-block.ts";

const LF = 10;
const CR = 13;
const TAB = 9;
const SPACE = 32;
const ESCAPE = 92;
const NONE = -1;
/**
 * Each search for a missing end quote costs time. After this many, or this many searched bytes, quotes count as plain
 * text.
 */
const MAX_UNCLOSED = 50;
const MAX_SEARCHED_BYTES = 8 << 20;
/** A quoted cell of more bytes would exceed the limits in any case. */
export const MAX_QUOTED_BYTES = 4 << 20;

/** How to read an opening quote if another one seems to open before it closes: as a quote, or as text. */
type Policy = "trusting" | "doubting";

export interface Start {
  readonly at: number;
  /** Usual number of cells in a row; 0 if unknown. It decides between two readings of a row with odd quotes. */
  readonly width: number;
}

const BEGINNING: Start = { at: 0, width: 0 };

export class Tokenizer {
  readonly lineEnds = { "\\n": 0, "\\r\\n": 0, "\\r": 0, "\\r\\r\\n": 0 };
  quotedCells = 0;
  unclosedQuotes = 0;
  private readonly bytes: Uint8Array;
  private readonly delimiter: Uint8Array;
  /** The delimiter if it is one byte and nothing else can end a cell. This common case has a loop of its own. */
  private readonly single: number;
  private readonly isAligned: boolean;
  private readonly gaps: readonly Gap[];
  private readonly quote: number;
  private readonly hasBackslash: boolean;
  /** Holds 1 for each byte that may end a plain cell. */
  private readonly stops = new Uint8Array(256);
  private readonly usualWidth: number;
  private at: number;
  private searchedBytes = 0;
  private isDoubtful = false;
  private isRepaired: RepairKind | undefined;

  constructor(bytes: Uint8Array, dialect: Dialect, start: Start = BEGINNING) {
    this.bytes = bytes;
    this.at = start.at;
    this.usualWidth = start.width;
    this.delimiter = new TextEncoder().encode(dialect.delimiter);
    this.isAligned = dialect.delimiter === ALIGNED;
    this.gaps = dialect.gaps ?? [];
    this.quote = dialect.quote === "" ? NONE : dialect.quote.charCodeAt(0);
    this.hasBackslash = dialect.escape === BACKSLASH;
    const isPlain = this.delimiter.length === 1 && !this.hasBackslash;
    this.single = isPlain ? (this.delimiter[0] ?? NONE) : NONE;
    for (const stop of [LF, CR, this.delimiter[0] ?? LF]) this.stops[stop] = 1;
    if (this.hasBackslash) this.stops[ESCAPE] = 1;
  }

  /** Offset of the next row in bytes. */
  get position(): number {
    return this.at;
  }

  get isDone(): boolean {
    return this.at >= this.bytes.length;
  }

  /** Fills the block with at least `rows` rows, and with all remaining ones if no more than `spare` bytes follow. */
  fill(block: RowBlock, rows: number, spare: number): void {
    const { length } = this.bytes;
    block.clear();
    while (this.at < length && (block.rowCount < rows || length - this.at <= spare)) this.readRow(block);
  }

  private readRow(block: RowBlock): void {
    const start = this.at;
    const cells = block.bounds.length;
    this.isDoubtful = false;
    this.isRepaired = undefined;
    if (this.gaps.length > 0) this.at = cutAtGaps(this.bytes, start, this.gaps, block.bounds);
    else this.readCells(block, "trusting");
    if (this.isDoubtful) this.readAgain(block, start, cells);
    if (this.isRepaired !== undefined) block.repairs.push({ kind: this.isRepaired, row: block.rowCount });
    block.endRow(start, this.at);
    this.skipLineEnd();
  }

  /** Keeps the reading with the usual number of cells; if neither has it, the one that stays within its line. */
  private readAgain(block: RowBlock, start: number, cells: number): void {
    const width = (block.bounds.length - cells) / 2;
    const isUsual = width === this.usualWidth;
    const spansLines = this.spansLines(start, this.at);
    if (isUsual && !spansLines) return;
    const trusted = { values: block.bounds.values.slice(cells, block.bounds.length), at: this.at };
    const repaired = this.isRepaired;
    const counts = [this.quotedCells, this.unclosedQuotes] as const;
    this.at = start;
    block.bounds.length = cells;
    this.readCells(block, "doubting");
    const doubtedWidth = (block.bounds.length - cells) / 2;
    if (doubtedWidth === this.usualWidth || (spansLines && !isUsual)) return;
    block.bounds.length = cells;
    for (const value of trusted.values) block.bounds.push(value);
    this.at = trusted.at;
    this.isRepaired = repaired;
    [this.quotedCells, this.unclosedQuotes] = counts;
  }

  private spansLines(start: number, end: number): boolean {
    for (let at = start; at < end; at++) if (this.bytes[at] === LF || this.bytes[at] === CR) return true;
    return false;
  }

  private readCells(block: RowBlock, policy: Policy): void {
    if (this.isAligned) this.skipBlanks();
    for (;;) {
      this.readCell(block, policy);
      const byte = this.bytes[this.at];
      if (byte === LF || byte === CR || this.at >= this.bytes.length) return;
      this.at = byte === this.single ? this.at + 1 : this.delimiterEnd(this.at);
      // Blanks at the end of a line of aligned columns do not start another cell.
      if (this.isAligned && (this.isLineEnd(this.at) || this.at >= this.bytes.length)) return;
    }
  }

  private readCell(block: RowBlock, policy: Policy): void {
    const { bytes, quote, single } = this;
    const first = bytes[this.at];
    const opens = first === quote || (first === SPACE && quote !== NONE && this.opensBehindBlanks());
    if (opens && this.readQuoted(block, policy)) return;
    if (single === NONE) {
      this.readPlain(block);
      return;
    }
    const { length } = bytes;
    const start = this.at;
    let at = start;
    for (; at < length; at++) {
      const byte = bytes[at];
      if (byte === single || byte === LF || byte === CR) break;
    }
    this.at = at;
    block.bounds.push(start);
    block.bounds.push(at);
  }

  private opensBehindBlanks(): boolean {
    return this.delimiter[0] !== SPACE && this.bytes[this.blanksEnd(this.at)] === this.quote;
  }

  private readPlain(block: RowBlock): void {
    const { bytes, stops } = this;
    const { length } = bytes;
    const start = this.at;
    let at = start;
    let isEscaped = false;
    for (; at < length; at++) {
      const byte = bytes[at] as number;
      if (stops[byte] === 0) continue;
      if (byte === ESCAPE && this.hasBackslash) {
        isEscaped = true;
        if (!this.isLineEnd(at + 1)) at++;
      } else if (byte === LF || byte === CR || this.delimiterEnd(at) >= 0) {
        break;
      }
    }
    this.at = Math.min(at, length);
    block.bounds.push(isEscaped ? ~start : start);
    block.bounds.push(this.at);
  }

  /** Reads a quoted cell; reads nothing if its end quote is missing. */
  private readQuoted(block: RowBlock, policy: Policy): boolean {
    if (this.unclosedQuotes > MAX_UNCLOSED || this.searchedBytes > MAX_SEARCHED_BYTES) return false;
    const { bytes, quote, hasBackslash } = this;
    const start = this.blanksEnd(this.at) + 1;
    const limit = Math.min(bytes.length, start + MAX_QUOTED_BYTES);
    let isEscaped = false;
    let isUnescaped = false;
    let at = start;
    for (; at < limit; at++) {
      const byte = bytes[at];
      if (byte === ESCAPE && hasBackslash) {
        isEscaped = true;
        // A backslash before the end quote is the last character of the text, as in a folder name.
        if (bytes[at + 1] !== quote || this.cellEndAfter(at + 2) < 0 || this.closesLater(at + 2, limit)) at++;
        continue;
      }
      if (byte !== quote) continue;
      if (bytes[at + 1] === quote && !hasBackslash) {
        isEscaped = true;
        at++;
        continue;
      }
      const next = this.cellEndAfter(at + 1);
      if (next >= 0) {
        this.at = next;
        this.quotedCells++;
        if (isUnescaped) this.isRepaired ??= "unescaped";
        block.bounds.push(isEscaped ? ~start : start);
        block.bounds.push(at);
        return true;
      }
      if (this.seemsToOpen(at) || (!isUnescaped && this.isWordQuoted(at))) {
        this.isDoubtful = true;
        if (policy === "doubting") break;
      }
      isUnescaped = true;
    }
    this.unclosedQuotes++;
    this.searchedBytes += at - start;
    this.isRepaired = "unclosed";
    return false;
  }

  /** Whether another quote before the end of the line could close the cell. */
  private closesLater(from: number, limit: number): boolean {
    for (let at = from; at < limit && !this.isLineEnd(at); at++) {
      if (this.bytes[at] === this.quote && this.bytes[at - 1] !== ESCAPE && !this.seemsToOpen(at))
        return this.cellEndAfter(at + 1) >= 0;
    }
    return false;
  }

  /** Whether the quote ends a word at the beginning of a cell, and no other one on the line ends the cell: "Blue" Ltd. */
  private isWordQuoted(at: number): boolean {
    if (this.bytes[at - 1] === SPACE) return false;
    for (let next = at + 1; next < this.bytes.length && !this.isLineEnd(next); next++)
      if (this.bytes[next] === this.quote) return false;
    return true;
  }

  /** Whether the quote is at the beginning of a cell. */
  private seemsToOpen(at: number): boolean {
    const before = this.bytes[at - 1];
    if (before === LF || before === CR) return true;
    const { delimiter } = this;
    return delimiter[0] !== SPACE && this.delimiterEnd(at - delimiter.length) === at;
  }

  /** Returns the place of the delimiter or line end after a closing quote, ignoring blanks between them, or -1. */
  private cellEndAfter(place: number): number {
    const at = this.delimiter[0] === SPACE ? place : this.blanksEnd(place);
    return at >= this.bytes.length || this.isLineEnd(at) || this.delimiterEnd(at) >= 0 ? at : NONE;
  }

  /** Returns the place after the delimiter at a place, or -1. */
  private delimiterEnd(at: number): number {
    const { bytes, delimiter } = this;
    if (delimiter.length === 0) return NONE;
    for (let index = 0; index < delimiter.length; index++) if (bytes[at + index] !== delimiter[index]) return NONE;
    return this.isAligned ? this.blanksEnd(at) : at + delimiter.length;
  }

  private isLineEnd(at: number): boolean {
    const byte = this.bytes[at];
    return byte === LF || byte === CR;
  }

  private blanksEnd(from: number): number {
    const { bytes } = this;
    let at = from;
    while (bytes[at] === SPACE || (bytes[at] === TAB && this.delimiter[0] !== TAB)) at++;
    return at;
  }

  private skipBlanks(): void {
    this.at = this.blanksEnd(this.at);
  }

  private skipLineEnd(): void {
    const { bytes } = this;
    const byte = bytes[this.at];
    const next = bytes[this.at + 1];
    if (byte === LF) this.endLine("\\n", 1);
    else if (byte === CR && next === LF) this.endLine("\\r\\n", 2);
    else if (byte === CR && next === CR && bytes[this.at + 2] === LF) this.endLine("\\r\\r\\n", 3);
    else if (byte === CR) this.endLine("\\r", 1);
  }

  private endLine(kind: keyof Tokenizer["lineEnds"], length: number): void {
    this.lineEnds[kind]++;
    this.at += length;
  }
}

/** Returns the rows of a short text as strings. */
export function tokenizeRows(text: string, dialect: Dialect, maxRows: number): string[][] {
  const bytes = new TextEncoder().encode(text);
  const block = new RowBlock(bytes, dialect);
  new Tokenizer(bytes, dialect).fill(block, maxRows, 0);
  return Array.from({ length: block.rowCount }, (_, row) => block.texts(row));
}
