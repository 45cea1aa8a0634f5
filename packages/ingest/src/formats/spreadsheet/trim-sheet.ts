/** Cuts out the used part of a sheet, without blank columns at its edges and cells far away from the rest. */
import type { LayoutHints, Rows } from "../../shape/layout.ts";
import type { Sheet } from "./sheet.ts";

export interface TrimmedSheet {
  readonly rows: Rows;
  readonly hints: LayoutHints;
  /** Number of cells that were left out because nothing is near them. */
  readonly strays: number;
}

interface Span {
  readonly first: number;
  readonly last: number;
  readonly cells: number;
}

/** A gap of this many blank columns or rows separates a table from an accidental cell. */
const COLUMN_GAP = 100;
const ROW_GAP = 1000;
const NO_CELLS: readonly string[] = [];

/** Row 0 stays row 0, so that rows are counted as in the sheet. */
export function trimSheet({ rows, merges, isTyped }: Sheet): TrimmedSheet {
  const columns = largestSpan(countPerColumn(rows), COLUMN_GAP);
  const lines = largestSpan(countPerRow(rows, columns), ROW_GAP);
  const width = columns.last - columns.first + 1;
  const grid = Array.from({ length: lines.last + 1 }, (_, index) => {
    const row = index < lines.first ? undefined : rows[index];
    return row === undefined ? NO_CELLS : cutRow(row, columns.first, width);
  });
  return {
    rows: grid,
    hints: {
      merges: merges.map((merge) => ({ ...merge, column: merge.column - columns.first })),
      isTyped: (row, column) => isTyped(row, column + columns.first),
    },
    strays: countCells(rows) - lines.cells,
  };
}

function cutRow(row: readonly string[], first: number, width: number): string[] {
  return Array.from(
    { length: Math.max(0, Math.min(width, row.length - first)) },
    (_, index) => row[first + index] ?? "",
  );
}

function countCells(rows: Sheet["rows"]): number {
  return countPerColumn(rows).reduce((sum, cells) => sum + cells, 0);
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

function countPerRow(rows: Sheet["rows"], { first, last }: Span): number[] {
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

/** Returns the run of filled places with the most cells; a wide gap ends a run. `counts` is sparse. */
function largestSpan(counts: readonly number[], gap: number): Span {
  let best: Span = { first: 0, last: -1, cells: 0 };
  let current: Span | undefined;
  counts.forEach((cells, index) => {
    current =
      current === undefined || index - current.last > gap
        ? { first: index, last: index, cells }
        : { ...current, last: index, cells: current.cells + cells };
    if (current.cells > best.cells) best = current;
  });
  return best;
}
