/** Holds some rows of a text without strings: a cell is a pair of byte offsets. The same block is filled many times. */
import type { Dialect } from "./dialect.ts";
import { IntList } from "./int-list.ts";
import { Unescape } from "./unescape.ts";

/** Fault of a quote in a row: it never closes, or it is unescaped in a quoted cell. */
export type RepairKind = "unclosed" | "unescaped";

export interface Repair {
  readonly kind: RepairKind;
  readonly row: number;
}

const decoder = new TextDecoder("utf-8", { ignoreBOM: true });

export class RowBlock {
  /** Cell `i` is from `bounds[2i]` to `bounds[2i + 1]`; a negative start is `~start` of a cell with escapes. */
  readonly bounds = new IntList(1 << 14);
  /** Per row: the index after its last cell, and the start and end of its line in bytes. */
  readonly cellEnds = new IntList(1 << 10);
  readonly starts = new IntList(1 << 10);
  readonly ends = new IntList(1 << 10);
  readonly repairs: Repair[] = [];
  readonly bytes: Uint8Array;
  readonly view: DataView;
  readonly unescape: Unescape;

  constructor(bytes: Uint8Array, dialect: Dialect) {
    this.bytes = bytes;
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.unescape = new Unescape(dialect);
  }

  get rowCount(): number {
    return this.cellEnds.length;
  }

  clear(): void {
    for (const list of [this.bounds, this.cellEnds, this.starts, this.ends]) list.length = 0;
    this.repairs.length = 0;
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

  /** Whether all cells of the row are empty. */
  isBlank(row: number): boolean {
    const end = this.cellEnds.at(row);
    for (let cell = this.firstCell(row); cell < end; cell++) if (!this.isEmpty(cell)) return false;
    return true;
  }

  /** Returns the texts of a row, or of its first cells. */
  texts(row: number, most = this.width(row)): string[] {
    const from = this.starts.at(row);
    const line = this.line(row);
    // In plain ASCII a byte offset equals a string index; decoding cell by cell is slow.
    const isAscii = line.length === this.ends.at(row) - from;
    const first = this.firstCell(row);
    return Array.from({ length: Math.min(this.width(row), most) }, (_, index) => {
      const mark = this.bounds.at((first + index) * 2);
      const start = mark < 0 ? ~mark : mark;
      const end = this.bounds.at((first + index) * 2 + 1);
      if (mark < 0) return decoder.decode(this.unescape.bytes(this.bytes, start, end));
      return isAscii ? line.slice(start - from, end - from) : decoder.decode(this.bytes.subarray(start, end));
    });
  }

  /** Returns the row as in the file, without its line end. */
  line(row: number): string {
    return decoder.decode(this.bytes.subarray(this.starts.at(row), this.ends.at(row)));
  }
}
