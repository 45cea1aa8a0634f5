/** Some rows of a text, without strings: a cell is a pair of places in the text. The same block is filled many times. */
import { IntList } from "./int-list.ts";

export class RowBlock {
  /** Cell `i` is from `bounds[2i]` to `bounds[2i + 1]`, or -1 and an index in `unescaped`. */
  readonly bounds = new IntList(1 << 14);
  readonly unescaped: string[] = [];
  /** Per row: the index after its last cell, and where its line starts and ends in the text. */
  readonly cellEnds = new IntList(1 << 10);
  readonly starts = new IntList(1 << 10);
  readonly ends = new IntList(1 << 10);

  get rowCount(): number {
    return this.cellEnds.length;
  }

  clear(): void {
    for (const list of [this.bounds, this.cellEnds, this.starts, this.ends]) list.clear();
    this.unescaped.length = 0;
  }

  addCell(start: number, end: number): void {
    this.bounds.push(start);
    this.bounds.push(end);
  }

  endRow(start: number, end: number): void {
    this.starts.push(start);
    this.ends.push(end);
    this.cellEnds.push(this.bounds.length / 2);
  }

  firstCell(row: number): number {
    return row === 0 ? 0 : this.cellEnds.at(row - 1);
  }

  width(row: number): number {
    return this.cellEnds.at(row) - this.firstCell(row);
  }

  isEmpty(cell: number): boolean {
    return this.bounds.at(cell * 2) === this.bounds.at(cell * 2 + 1);
  }

  /** Whether no cell of the row has any text. */
  isBlank(row: number): boolean {
    const end = this.cellEnds.at(row);
    for (let cell = this.firstCell(row); cell < end; cell++) if (!this.isEmpty(cell)) return false;
    return true;
  }

  /** The texts of a row. */
  texts(row: number, source: string): string[] {
    const first = this.firstCell(row);
    return Array.from({ length: this.width(row) }, (_, index) => this.text(first + index, source));
  }

  private text(cell: number, source: string): string {
    const start = this.bounds.at(cell * 2);
    const end = this.bounds.at(cell * 2 + 1);
    return start < 0 ? (this.unescaped[end] ?? "") : source.slice(start, end);
  }
}
