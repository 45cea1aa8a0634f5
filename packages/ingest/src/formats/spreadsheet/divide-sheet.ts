/**
 * Divides a sheet into the part that holds its table, other tables beside it or far away, and cells that stand alone far
 * from both.
 */
import type { LayoutHints, Rows } from "../../shape/layout.ts";
import type { Area } from "./area.ts";
import type { Sheet } from "./sheet.ts";
import { splitBeside } from "./split-beside.ts";

export interface SheetPart {
  readonly area: Area;
  /** Row 0 is row 0 of the sheet, so that rows are counted as there; column 0 is the first one of the area. */
  readonly rows: Rows;
  readonly hints: LayoutHints;
  /** Rows of names, where only a table beside it proves them. */
  readonly headerRows?: number;
}

export interface DividedSheet {
  readonly main: SheetPart;
  /** Whether the table has other tables beside it. */
  readonly isSplit: boolean;
  /** Tables beside it, in the order of their columns, and tables far away. */
  readonly others: readonly SheetPart[];
  /** Rows far away that are no table, cut to the columns in which they were found. */
  readonly strays: readonly StrayRow[];
}

export interface StrayRow {
  readonly row: number;
  readonly cells: readonly string[];
}

interface Span {
  readonly first: number;
  readonly last: number;
  readonly cells: number;
  /** Number of places with cells. */
  readonly filled: number;
}

/** A gap of this many blank columns or rows separates a table from what is far away. */
const COLUMN_GAP = 100;
const ROW_GAP = 1000;
/** Rows far below belong to the table if they are at least this full, measured by its own rows. */
const FULL_SHARE = 0.5;
/** A part of a sheet beside the first one is the table if the first one has less than this share of its cells. */
const SMALL_SHARE = 1 / 3;
const NO_CELLS: readonly string[] = [];
const EMPTY: Span = { first: 0, last: -1, cells: 0, filled: 0 };

/** With a chosen area everything else is left out. */
export function divideSheet(sheet: Sheet, chosen?: Area): DividedSheet {
  if (chosen !== undefined) return { main: cutPart(sheet, chosen), isSplit: false, others: [], strays: [] };
  const columnSpans = spansOf(countPerColumn(sheet.rows), COLUMN_GAP);
  const columns = largest(columnSpans);
  const rowSpans = spansOf(countPerRow(sheet.rows, columns), ROW_GAP);
  const rows = joinSpans(rowSpans, largest(rowSpans));
  const whole = cutPart(sheet, areaOf(rows, columns));
  const beside = splitBeside(whole.rows, whole.hints).map(({ headerRows, ...range }) => ({
    ...cutPart(sheet, usedArea(sheet, { ...whole.area, ...shifted(range, columns.first) })),
    ...(headerRows !== undefined && { headerRows }),
  }));
  const far = [
    ...rowSpans.filter(({ first }) => first < rows.first || first > rows.last).map((span) => areaOf(span, columns)),
    ...columnSpans.filter((span) => span !== columns).map((span) => areaOf(wholeHeight(sheet), span)),
  ].map((area) => ({ area: usedArea(sheet, area), rows: rowsWithin(sheet, area) }));
  const isSplit = beside.length > 1;
  const main = (isSplit ? mainOf(beside) : undefined) ?? whole;
  return {
    main,
    isSplit,
    others: [
      ...(isSplit ? beside.filter((part) => part !== main) : []),
      ...far.filter(isTable).map(({ area }) => cutPart(sheet, area)),
    ],
    strays: far.filter((part) => !isTable(part)).flatMap(({ rows: stray }) => stray),
  };
}

function areaOf(rows: Pick<Span, "first" | "last">, columns: Pick<Span, "first" | "last">): Area {
  return { firstRow: rows.first, lastRow: rows.last, firstColumn: columns.first, lastColumn: columns.last };
}

function shifted(
  { first, last }: { readonly first: number; readonly last: number },
  by: number,
): Pick<Area, "firstColumn" | "lastColumn"> {
  return { firstColumn: first + by, lastColumn: last + by };
}

function wholeHeight({ rows }: Sheet): Pick<Span, "first" | "last"> {
  return { first: 0, last: rows.length - 1 };
}

/** Returns the area without blank rows at its edges. */
function usedArea({ rows }: Sheet, area: Area): Area {
  const [first, ...others] = spansOf(
    countPerRow(rows, { first: area.firstColumn, last: area.lastColumn }).slice(0, area.lastRow + 1),
    1,
  ).filter(({ last }) => last >= area.firstRow);
  if (first === undefined) return area;
  return { ...area, firstRow: Math.max(first.first, area.firstRow), lastRow: (others.at(-1) ?? first).last };
}

/** The first part is the table unless it is small beside another. */
function mainOf(parts: readonly SheetPart[]): SheetPart | undefined {
  const most = Math.max(...parts.map(countCells));
  return parts.find((part) => countCells(part) >= most * SMALL_SHARE);
}

function countCells({ rows }: SheetPart): number {
  return rows.reduce((sum, row) => sum + row.filter((cell) => cell !== "").length, 0);
}

/** Two rows of two cells are the least that is a table. */
function isTable({ rows }: { readonly rows: readonly StrayRow[] }): boolean {
  return rows.filter(({ cells }) => cells.filter((cell) => cell !== "").length > 1).length > 1;
}

/** Returns the rows with text in an area. Far places may be a million rows away. */
function rowsWithin({ rows }: Sheet, { firstRow, lastRow, firstColumn, lastColumn }: Area): StrayRow[] {
  const found: StrayRow[] = [];
  // forEach skips the gaps of a sparse list.
  rows.forEach((cells, row) => {
    if (cells === undefined || row < firstRow || row > lastRow) return;
    const cut = cutRow(cells, firstColumn, lastColumn - firstColumn + 1);
    if (cut.some((cell) => cell !== "")) found.push({ row, cells: cut });
  });
  return found;
}

function cutPart({ rows, merges, isTyped }: Sheet, area: Area): SheetPart {
  const { firstRow, firstColumn } = area;
  const lastRow = Math.min(area.lastRow, rows.length - 1);
  const width = area.lastColumn - firstColumn + 1;
  const grid = Array.from({ length: Math.max(lastRow + 1, 0) }, (_, index) => {
    const row = index < firstRow ? undefined : rows[index];
    return row === undefined ? NO_CELLS : cutRow(row, firstColumn, width);
  });
  return {
    area,
    rows: grid,
    hints: {
      merges: merges.map((merge) => ({ ...merge, column: merge.column - firstColumn })),
      isTyped: (row, column) => isTyped(row, column + firstColumn),
    },
  };
}

function cutRow(row: readonly string[], first: number, width: number): string[] {
  return Array.from(
    { length: Math.max(0, Math.min(width, row.length - first)) },
    (_, index) => row[first + index] ?? "",
  );
}

function countPerColumn(rows: Sheet["rows"]): number[] {
  const counts: number[] = [];
  // forEach skips the gaps of a sparse list.
  rows.forEach((row) => {
    row?.forEach((cell, column) => {
      if (cell !== "") counts[column] = (counts[column] ?? 0) + 1;
    });
  });
  return counts;
}

function countPerRow(rows: Sheet["rows"], { first, last }: Pick<Span, "first" | "last">): number[] {
  const counts: number[] = [];
  rows.forEach((row, index) => {
    let count = 0;
    row?.forEach((cell, column) => {
      if (cell !== "" && column >= first && column <= last) count++;
    });
    if (count > 0) counts[index] = count;
  });
  return counts;
}

/** Returns the runs of filled places; a wider gap ends a run. `counts` is sparse. */
function spansOf(counts: readonly number[], gap: number): Span[] {
  const spans: Span[] = [];
  counts.forEach((cells, index) => {
    const last = spans.at(-1);
    if (last === undefined || index - last.last > gap) spans.push({ first: index, last: index, cells, filled: 1 });
    else spans[spans.length - 1] = { ...last, last: index, cells: last.cells + cells, filled: last.filled + 1 };
  });
  return spans;
}

function largest(spans: readonly Span[]): Span {
  return spans.reduce((best, span) => (span.cells > best.cells ? span : best), EMPTY);
}

/** Returns the table together with the rows far away that are as full as its own. */
function joinSpans(spans: readonly Span[], table: Span): Span {
  const isFull = ({ cells, filled }: Span): boolean =>
    cells / filled >= Math.max(2, (table.cells / table.filled) * FULL_SHARE);
  return spans
    .filter((span) => span === table || isFull(span))
    .reduce(
      (joined, span) => ({
        first: Math.min(joined.first, span.first),
        last: Math.max(joined.last, span.last),
        cells: joined.cells + (span === table ? 0 : span.cells),
        filled: joined.filled + (span === table ? 0 : span.filled),
      }),
      table,
    );
}
