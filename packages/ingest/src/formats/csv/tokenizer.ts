/**
 * Cuts delimited text into cells, without making strings of them: a cell is a pair of places in the text.
 * Tolerant: a quote closes only before a delimiter or a line end, and a quote that never closes is plain text.
 */
import { RowBlock } from "./row-block.ts";

export interface Dialect {
  /** One character. */
  readonly delimiter: string;
  /** One character, or empty when nothing is quoted. */
  readonly quote: string;
}

const LF = 10;
const CR = 13;
const SPACE = 32;
/** Each search for a missing end quote runs to the end of the text; after so many, quotes are taken as plain text. */
const MAX_UNCLOSED = 50;

export class Tokenizer {
  readonly lineEnds = { "\\n": 0, "\\r\\n": 0, "\\r": 0 };
  /** Places of quotes that never close. */
  readonly unclosed: number[] = [];
  quotedCells = 0;
  private readonly text: string;
  private readonly delimiter: number;
  private readonly quote: number;
  private readonly quoteText: string;
  private at = 0;

  constructor(text: string, dialect: Dialect) {
    this.text = text;
    this.delimiter = dialect.delimiter.charCodeAt(0);
    this.quoteText = dialect.quote;
    this.quote = dialect.quote === "" ? -1 : dialect.quote.charCodeAt(0);
  }

  get isDone(): boolean {
    return this.at >= this.text.length;
  }

  /** Fills the block with the next rows: at least `rows` of them, and all when no more than `spare` characters follow. */
  fill(block: RowBlock, rows: number, spare: number): void {
    const { length } = this.text;
    block.clear();
    while (this.at < length && (block.rowCount < rows || length - this.at <= spare)) {
      const start = this.at;
      this.readCells(block);
      block.endRow(start, this.at);
      this.skipLineEnd();
    }
  }

  private readCells(block: RowBlock): void {
    const { text, delimiter, quote } = this;
    for (;;) {
      if (text.charCodeAt(this.at) !== quote || !this.readQuoted(block)) this.readPlain(block);
      if (text.charCodeAt(this.at) !== delimiter) return;
      this.at++;
    }
  }

  private readPlain(block: RowBlock): void {
    const { text, delimiter } = this;
    const start = this.at;
    const { length } = text;
    let at = start;
    for (; at < length; at++) {
      const unit = text.charCodeAt(at);
      if (unit === delimiter || unit === LF || unit === CR) break;
    }
    this.at = at;
    block.addCell(start, at);
  }

  /** Reads a cell in quotes; when its end quote is missing, nothing is read. */
  private readQuoted(block: RowBlock): boolean {
    if (this.unclosed.length > MAX_UNCLOSED) return false;
    const { text, quote } = this;
    const start = this.at + 1;
    let isEscaped = false;
    for (let from = start; ; ) {
      const close = text.indexOf(this.quoteText, from);
      if (close < 0) break;
      if (text.charCodeAt(close + 1) === quote) {
        isEscaped = true;
        from = close + 2;
        continue;
      }
      const next = this.cellEndAfter(close + 1);
      if (next >= 0) {
        this.at = next;
        this.quotedCells++;
        this.addQuoted(block, start, close, isEscaped);
        return true;
      }
      from = close + 1;
    }
    this.unclosed.push(this.at);
    return false;
  }

  private addQuoted(block: RowBlock, start: number, end: number, isEscaped: boolean): void {
    if (!isEscaped) {
      block.addCell(start, end);
      return;
    }
    const doubled = this.quoteText + this.quoteText;
    block.addCell(-1, block.unescaped.push(this.text.slice(start, end).replaceAll(doubled, this.quoteText)) - 1);
  }

  /** Where the delimiter or line end behind a closing quote is (blanks between them do not count), or -1. */
  private cellEndAfter(place: number): number {
    const { text, delimiter } = this;
    let at = place;
    while (text.charCodeAt(at) === SPACE && delimiter !== SPACE) at++;
    if (at >= text.length) return at;
    const unit = text.charCodeAt(at);
    return unit === delimiter || unit === LF || unit === CR ? at : -1;
  }

  private skipLineEnd(): void {
    const unit = this.text.charCodeAt(this.at);
    if (unit === LF) {
      this.at++;
      this.lineEnds["\\n"]++;
    } else if (unit === CR && this.text.charCodeAt(this.at + 1) === LF) {
      this.at += 2;
      this.lineEnds["\\r\\n"]++;
    } else if (unit === CR) {
      this.at++;
      this.lineEnds["\\r"]++;
    }
  }
}

/** The rows of a short text as strings. */
export function tokenizeRows(text: string, dialect: Dialect, maxRows: number): string[][] {
  const block = new RowBlock();
  new Tokenizer(text, dialect).fill(block, maxRows, 0);
  return Array.from({ length: block.rowCount }, (_, row) => block.texts(row, text));
}
