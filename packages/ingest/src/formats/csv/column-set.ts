/** The columns of a delimited file while its rows come in, block by block. */
import { type Column, ColumnBuilder } from "@limpid/table";
import type { IngestLimits, Refused } from "../../reader.ts";
import { cellTooLong, checkSize } from "../../shape/limits.ts";
import type { WarningList } from "../../shape/warning-list.ts";
import type { RowBlock } from "./row-block.ts";

export class ColumnSet {
  rowCount = 0;
  /** Rows without any text, which were left out. */
  blankRows = 0;
  private readonly builders: ColumnBuilder[] = [];
  private readonly source: string;
  /** Cells a row should have; rows that differ are kept, with a warning. */
  private readonly width: number;
  private readonly limits: IngestLimits;
  private readonly warnings: WarningList;

  constructor(source: string, width: number, limits: IngestLimits, warnings: WarningList) {
    this.source = source;
    this.width = width;
    this.limits = limits;
    this.warnings = warnings;
    this.widen(width);
  }

  /** Takes the rows from `first` up to `last` of a block. */
  addRows(block: RowBlock, first: number, last: number): Refused | undefined {
    const rows: number[] = [];
    let widest = this.builders.length;
    for (let row = first; row < last; row++) {
      // In a table of one column, an empty line is an empty cell; in others a row without any text says nothing.
      if (this.width > 1 && block.isBlank(row)) {
        this.blankRows++;
        continue;
      }
      widest = Math.max(widest, this.checkRow(block, row, this.rowCount + rows.length));
      rows.push(row);
    }
    const problem = checkSize(widest, this.rowCount + rows.length, this.limits) ?? this.checkCells(block, rows);
    if (problem !== undefined) return problem;
    this.widen(widest);
    for (const [column, builder] of this.builders.entries()) pushColumn(builder, block, rows, column);
    this.rowCount += rows.length;
    return undefined;
  }

  /** Columns with these titles; empty ones at the end that have no name are left out. */
  build(titles: (width: number) => readonly string[], named: number): Column[] {
    const names = titles(this.builders.length);
    const columns = this.builders.map((builder, index) => builder.build(names[index] ?? ""));
    while (columns.length > Math.max(named, 1) && columns.at(-1)?.dict.every((text) => text === "")) columns.pop();
    return columns;
  }

  /** The width of the row without empty cells beyond the table, after a warning if it is not the table's. */
  private checkRow(block: RowBlock, row: number, dataRow: number): number {
    const width = block.width(row);
    if (width === this.width) return width;
    let used = width;
    const first = block.firstCell(row);
    while (used > this.width && block.isEmpty(first + used - 1)) used--;
    if (used !== this.width) {
      const message = (): string => `Row ${dataRow + 1} has ${used} cells instead of ${this.width}`;
      this.warnings.add(`rows are shorter or longer than the header`, dataRow, message);
    }
    return used;
  }

  private checkCells(block: RowBlock, rows: readonly number[]): Refused | undefined {
    const { maxCellCharacters } = this.limits;
    for (const [index, row] of rows.entries()) {
      // Only a long line can have a long cell.
      if (block.ends.at(row) - block.starts.at(row) <= maxCellCharacters) continue;
      const longest = Math.max(...block.texts(row, this.source).map((text) => text.length));
      if (longest > maxCellCharacters) return cellTooLong(this.rowCount + index, maxCellCharacters);
    }
    return undefined;
  }

  private widen(width: number): void {
    while (this.builders.length < width) {
      const builder = new ColumnBuilder(this.source);
      builder.padTo(this.rowCount);
      this.builders.push(builder);
    }
  }
}

/** One column at a time over many rows: its dictionary stays in the processor's cache. */
function pushColumn(builder: ColumnBuilder, block: RowBlock, rows: readonly number[], column: number): void {
  const { bounds, cellEnds, unescaped } = block;
  for (const row of rows) {
    const cell = block.firstCell(row) + column;
    const start = cell < cellEnds.at(row) ? bounds.at(cell * 2) : 0;
    const end = cell < cellEnds.at(row) ? bounds.at(cell * 2 + 1) : 0;
    if (start < 0) builder.push(unescaped[end] ?? "");
    else builder.pushSlice(start, end);
  }
}
