import type { Column, Table } from "./table.ts";

const FIRST_CAPACITY = 1024;

/** Encodes the texts of one column as they come in, row by row. */
export class ColumnBuilder {
  private readonly codeOf = new Map<string, number>();
  private readonly dict: string[] = [];
  private codes = new Uint32Array(FIRST_CAPACITY);
  private rows = 0;

  push(text: string): void {
    let code = this.codeOf.get(text);
    if (code === undefined) {
      code = this.dict.length;
      this.codeOf.set(text, code);
      this.dict.push(text);
    }
    if (this.rows === this.codes.length) this.grow();
    this.codes[this.rows++] = code;
  }

  get rowCount(): number {
    return this.rows;
  }

  build(title: string): Column {
    return { title, dict: this.dict, codes: this.codes.slice(0, this.rows) };
  }

  private grow(): void {
    const wider = new Uint32Array(this.codes.length * 2);
    wider.set(this.codes);
    this.codes = wider;
  }
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
