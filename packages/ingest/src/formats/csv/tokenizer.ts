/**
 * Cuts delimited text into cells, without making strings of them: a cell is a pair of places in the text.
 * Tolerant: a quote closes only before a delimiter or a line end, and a quote that never closes is plain text.
 */

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

/** Some rows of the text. Cell `i` is `bounds[2i]` to `bounds[2i + 1]`, or -1 and an index in `unescaped`. */
export class RowBlock {
  bounds = new Int32Array(1 << 14);
  cellCount = 0;
  /** Per row: the index after its last cell, and where its line starts and ends in the text. */
  readonly cellEnds: number[] = [];
  readonly starts: number[] = [];
  readonly ends: number[] = [];
  readonly unescaped: string[] = [];

  get rowCount(): number {
    return this.cellEnds.length;
  }

  firstCell(row: number): number {
    return row === 0 ? 0 : (this.cellEnds[row - 1] as number);
  }

  width(row: number): number {
    return (this.cellEnds[row] as number) - this.firstCell(row);
  }

  /** Whether no cell of the row has any text. */
  isBlank(row: number): boolean {
    const end = this.cellEnds[row] as number;
    for (let cell = this.firstCell(row); cell < end; cell++) if (!this.isEmpty(cell)) return false;
    return true;
  }

  isEmpty(cell: number): boolean {
    return this.bounds[cell * 2] === this.bounds[cell * 2 + 1];
  }

  addCell(start: number, end: number): void {
    if (this.cellCount * 2 === this.bounds.length) {
      const wider = new Int32Array(this.bounds.length * 2);
      wider.set(this.bounds);
      this.bounds = wider;
    }
    this.bounds[this.cellCount * 2] = start;
    this.bounds[this.cellCount * 2 + 1] = end;
    this.cellCount++;
  }

  /** The texts of a row. */
  texts(row: number, source: string): string[] {
    return Array.from({ length: this.width(row) }, (_, index) => {
      const start = this.bounds[(this.firstCell(row) + index) * 2] as number;
      const end = this.bounds[(this.firstCell(row) + index) * 2 + 1] as number;
      return start < 0 ? (this.unescaped[end] ?? "") : source.slice(start, end);
    });
  }
}

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

  /** The next rows, until there are `rows` of them and more than `spare` characters are left; undefined at the end. */
  next(rows: number, spare: number): RowBlock | undefined {
    const { text } = this;
    if (this.at >= text.length) return undefined;
    const block = new RowBlock();
    while (this.at < text.length && (block.rowCount < rows || text.length - this.at <= spare)) {
      block.starts.push(this.at);
      this.readCells(block);
      block.ends.push(this.at);
      block.cellEnds.push(block.cellCount);
      this.skipLineEnd();
    }
    return block;
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
  const block = new Tokenizer(text, dialect).next(maxRows, 0);
  return block === undefined ? [] : block.cellEnds.map((_, row) => block.texts(row, text));
}
