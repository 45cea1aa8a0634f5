/**
 * Arranges the cells of an HTML table in rows and columns, including cells that span several (HTML standard, §4.9.12).
 */
import type { Merge } from "../../shape/layout.ts";
import type { Sheet } from "../spreadsheet/sheet.ts";

export interface OpenCell {
  readonly isHeader: boolean;
  readonly columns: number;
  readonly rows: number;
}

export interface MarkedHeader {
  readonly skiprows: number;
  readonly headerRows: number;
}

interface Span {
  readonly text: string;
  rowsLeft: number;
}

const MAX_COLUMNS = 16_384;
/** Browsers have the same limits. */
const MAX_COLUMN_SPAN = 1000;
const MAX_ROW_SPAN = 65_534;
/** Largest number of texts repeated by spanning cells; beyond it they appear in their first cell only. */
const MAX_SPANNED = 1_000_000;

export class TableBuilder {
  caption = "";
  readonly filled = { cells: 0, rows: 0 };
  private readonly rows: string[][] = [];
  private readonly merges: Merge[] = [];
  /** The cell of a row above that spans down, by column. */
  private spans: (Span | undefined)[] = [];
  private row: string[] | undefined;
  private column = 0;
  private spanned = 0;
  /** Rows at the top: titles of a single cell, then rows of names. */
  private titleRows = 0;
  private headerRows = 0;
  private isHeaderRow = false;
  private inHead = false;

  startHead(): void {
    this.inHead = true;
  }

  endHead(): void {
    this.inHead = false;
  }

  startRow(): void {
    this.endRow();
    this.row = [];
    this.column = 0;
    this.isHeaderRow = true;
  }

  addCell(cell: OpenCell, text: string): void {
    if (this.row === undefined) this.startRow();
    if (!cell.isHeader && !this.inHead) this.isHeaderRow = false;
    this.takeSpans();
    const columns = Math.min(cell.columns, MAX_COLUMN_SPAN, MAX_COLUMNS + 1 - this.column);
    const rows = Math.min(cell.rows, MAX_ROW_SPAN);
    if (columns * rows > 1) this.merges.push({ row: this.rows.length, column: this.column, rows, columns });
    for (let index = 0; index < columns; index++) {
      // A cell that spans columns appears in the first one: a name over a group, or a note over all of them.
      const shown = index === 0 ? text : "";
      this.put(shown);
      if (rows > 1) this.spans[this.column - 1] = { text: shown, rowsLeft: rows - 1 };
    }
  }

  endRow(): void {
    const row = this.row;
    if (row === undefined) return;
    this.takeSpans();
    this.row = undefined;
    const filled = row.filter((cell) => cell !== "").length;
    if (filled > 1) this.filled.rows++;
    this.filled.cells += filled;
    if (this.isHeaderRow && filled > 0) this.countHeaderRow(filled);
    this.rows.push(row);
  }

  build(name: string): Sheet {
    this.endRow();
    return { name, rows: this.rows, merges: this.merges, isTyped: () => false, notes: [] };
  }

  /** Returns the header rows if the page marks them. */
  markedHeader(): MarkedHeader | undefined {
    const { titleRows: skiprows, headerRows } = this;
    return headerRows > 0 && skiprows + headerRows < this.rows.length ? { skiprows, headerRows } : undefined;
  }

  private countHeaderRow(filled: number): void {
    if (this.titleRows + this.headerRows !== this.rows.length) return;
    if (filled === 1 && this.headerRows === 0) this.titleRows++;
    else this.headerRows++;
  }

  private put(text: string): void {
    if (this.column <= MAX_COLUMNS) this.row?.push(text);
    this.column++;
  }

  /** Fills in cells that span down from rows above. Names are not repeated, values are. */
  private takeSpans(): void {
    for (let span = this.spans[this.column]; span !== undefined; span = this.spans[this.column]) {
      const isRepeated = !this.isHeaderRow && this.spanned < MAX_SPANNED;
      if (isRepeated) this.spanned++;
      span.rowsLeft--;
      if (span.rowsLeft === 0) this.spans[this.column] = undefined;
      this.put(isRepeated ? span.text : "");
    }
  }
}
