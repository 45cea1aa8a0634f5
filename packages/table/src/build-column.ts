/** Dictionary encoding of a column as its texts come in: each distinct text is kept once, and a code for every row. */
import type { Column, Table } from "./table.ts";

/** Small, because a table may have thousands of columns of few rows. */
const FIRST_CAPACITY = 64;
/** V8 hashes strings of more than 16,383 characters by their length alone: many of one length would be compared in turn. */
const MAX_KEY_LENGTH = 16_000;

/** Encodes the texts of one column, row by row. */
export class ColumnBuilder {
  private codes = new Uint32Array(FIRST_CAPACITY);
  private rows = 0;
  private readonly dict: string[] = [];
  private readonly codeOfText = new Map<string, number>();
  private readonly codeOfLongText = new Map<string, number>();
  private readonly pieces = new Map<string, number>();

  get rowCount(): number {
    return this.rows;
  }

  push(text: string): void {
    if (this.rows === this.codes.length) this.codes = widened(this.codes);
    this.codes[this.rows++] =
      text.length > MAX_KEY_LENGTH
        ? this.codeIn(this.codeOfLongText, this.keyOf(text), text)
        : this.codeIn(this.codeOfText, text, text);
  }

  /** Pushes the empty text until the column has so many rows. */
  padTo(rowCount: number): void {
    while (this.rows < rowCount) this.push("");
  }

  build(title: string): Column {
    return { title, dict: this.dict, codes: this.codes.slice(0, this.rows) };
  }

  private codeIn(codes: Map<string, number>, key: string, text: string): number {
    const known = codes.get(key);
    if (known !== undefined) return known;
    const code = this.dict.push(text) - 1;
    codes.set(key, code);
    return code;
  }

  /** The numbers of its pieces, which no other text has. */
  private keyOf(text: string): string {
    const numbers: number[] = [];
    for (let at = 0; at < text.length; at += MAX_KEY_LENGTH) {
      const piece = text.slice(at, at + MAX_KEY_LENGTH);
      const number = this.pieces.get(piece) ?? this.pieces.size;
      this.pieces.set(piece, number);
      numbers.push(number);
    }
    return numbers.join();
  }
}

function widened(codes: Uint32Array): Uint32Array<ArrayBuffer> {
  const wider = new Uint32Array(codes.length * 2);
  wider.set(codes);
  return wider;
}

/** A table from rows of text; rows shorter than the titles are filled with the empty text. */
export function tableFromRows(titles: readonly string[], rows: Iterable<readonly string[]>): Table {
  const builders = titles.map(() => new ColumnBuilder());
  let rowCount = 0;
  for (const row of rows) {
    for (const [index, builder] of builders.entries()) builder.push(row[index] ?? "");
    rowCount++;
  }
  return { columns: builders.map((builder, index) => builder.build(titles[index] ?? "")), rowCount };
}
