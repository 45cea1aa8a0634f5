/** Collects the columns of a delimited file while its rows arrive block by block. */
import type { Column } from "@limpid/table";
import type { ClutterLine, IngestLimits, Refused } from "../../reader.ts";
import { cellTooLong, checkSize } from "../../shape/limits.ts";
import type { WarningList } from "../../shape/warning-list.ts";
import { CellBatch } from "./cell-batch.ts";
import { hasLongCell } from "./check-head.ts";
import { ColumnEncoder } from "./column-encoder.ts";
import { isCommentLine } from "./comment-rows.ts";
import { countLineEnds } from "./line-number.ts";
import { Overflow } from "./overflow.ts";
import type { RowBlock } from "./row-block.ts";
import { unwrapFormulas } from "./unwrap-formulas.ts";
import { warnOfRepairs } from "./warn-of-repairs.ts";

const PADDING_ROWS = 1 << 16;
const MAX_COMMENTS = 1000;

export interface ColumnSetOptions {
  /** Usual number of cells in a row; rows that differ are kept, with a warning. */
  readonly width: number;
  /** Mark of comments above the table. */
  readonly mark?: string | undefined;
  readonly limits: IngestLimits;
  readonly warnings: WarningList;
}

export class ColumnSet {
  rowCount = 0;
  /** Number of rows without text, which were left out. */
  blankRows = 0;
  /** Number of empty lines that are rows of a table of one column. */
  keptBlankRows = 0;
  /** Number of comments, also of those that are not kept. */
  commentRows = 0;
  /** Comments between the rows; only the first ones are kept. */
  readonly comments: ClutterLine[] = [];
  /** The place of the last comment. */
  private counted = { at: 0, line: 1 };
  private readonly mark: string | undefined;
  private readonly encoders: ColumnEncoder[] = [];
  private readonly batch = new CellBatch();
  private readonly block: RowBlock;
  private readonly width: number;
  private readonly limits: IngestLimits;
  private readonly warnings: WarningList;
  private readonly overflow: Overflow;

  constructor(block: RowBlock, { width, mark, limits, warnings }: ColumnSetOptions) {
    this.block = block;
    this.width = width;
    this.mark = mark;
    this.limits = limits;
    this.warnings = warnings;
    this.overflow = new Overflow(width);
    this.widen(width);
  }

  /** Adds the rows of the block from `first` to before `last`. */
  addRows(first: number, last: number): Refused | undefined {
    const { block } = this;
    const rows: number[] = [];
    let widest = this.encoders.length;
    for (let row = first; row < last; row++) {
      // In a table of one column an empty line is an empty cell; in others a row without text is skipped.
      if (block.isBlank(row)) {
        if (this.width > 1) {
          this.blankRows++;
          continue;
        }
        this.keptBlankRows++;
      }
      if (this.width > 1 && block.width(row) !== this.width && isCommentLine(block, row, this.mark)) {
        this.addComment(row);
        continue;
      }
      widest = Math.max(widest, this.checkRow(row, this.rowCount + rows.length));
      rows.push(row);
    }
    const problem = checkSize(widest, this.rowCount + rows.length, this.limits) ?? this.checkCells(rows);
    if (problem !== undefined) return problem;
    warnOfRepairs(this.warnings, block, rows, this.rowCount);
    this.widen(widest);
    for (const [column, encoder] of this.encoders.entries()) {
      this.batch.take(block, rows, column);
      encoder.push(this.batch);
    }
    this.rowCount += rows.length;
    return undefined;
  }

  /** Drops the cells of a few rows beyond the columns and returns them as clutter. */
  dropOverflow(delimiter: string): ClutterLine[] {
    if (!this.overflow.isRare(this.rowCount)) return [];
    this.encoders.length = this.width;
    return this.overflow.leaveOut(this.warnings, delimiter);
  }

  /** Builds columns with these titles; drops empty, unnamed ones at the end. */
  build(titles: (width: number) => readonly string[], named: number): Column[] {
    const names = titles(this.encoders.length);
    // Ends all searches first, which frees memory for the strings.
    for (const encoder of this.encoders) encoder.endSearch();
    const columns = this.encoders.map((encoder, index) => unwrapFormulas(encoder.build(names[index] ?? "")));
    while (columns.length > Math.max(named, 1) && columns.at(-1)?.dict.every((text) => text === "")) columns.pop();
    return columns;
  }

  /** Returns the width of the row without empty cells beyond the table, and warns if it is not the table's. */
  private checkRow(row: number, dataRow: number): number {
    const { block } = this;
    const width = block.width(row);
    if (width === this.width) return width;
    let used = width;
    const first = block.firstCell(row);
    while (used > this.width && block.isEmpty(first + used - 1)) used--;
    if (used > this.width) this.overflow.add(block, row, dataRow);
    if (used !== this.width) {
      const message = (): string =>
        `Row ${dataRow + 1} has ${used} ${used === 1 ? "cell" : "cells"} instead of ${this.width}`;
      this.warnings.add(`rows are shorter or longer than the header`, dataRow, message);
    }
    return used;
  }

  private addComment(row: number): void {
    const { block, counted } = this;
    this.commentRows++;
    if (this.comments.length < MAX_COMMENTS) {
      const at = block.starts.at(row);
      this.counted = { at, line: counted.line + countLineEnds(block.bytes, counted.at, at) };
      this.comments.push({ line: this.counted.line, text: block.line(row) });
    }
    this.warnings.add("comments were skipped", null, () => `Line ${this.counted.line} is a comment and was skipped`);
  }

  private checkCells(rows: readonly number[]): Refused | undefined {
    const { maxCellCharacters } = this.limits;
    const index = rows.findIndex((row) => hasLongCell(this.block, row, maxCellCharacters));
    return index < 0 ? undefined : cellTooLong(this.rowCount + index, maxCellCharacters);
  }

  private widen(width: number): void {
    while (this.encoders.length < width) {
      const encoder = new ColumnEncoder();
      for (let row = 0; row < this.rowCount; row += PADDING_ROWS) {
        this.batch.takeEmpty(Math.min(PADDING_ROWS, this.rowCount - row));
        encoder.push(this.batch);
      }
      this.encoders.push(encoder);
    }
  }
}
