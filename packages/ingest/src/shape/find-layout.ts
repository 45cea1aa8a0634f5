/** Where the table begins in the first rows of a file or sheet, and whether its first row holds names. */
import { hasHeader } from "./has-header.ts";

export interface Layout {
  /** Index of the first row of the table; the rows before it are clutter. */
  readonly firstRow: number;
  readonly header: boolean;
}

type Rows = readonly (readonly string[])[];

const MAX_CLUTTER_ROWS = 60;

export function findLayout(rows: Rows): Layout {
  const firstRow = findFirstRow(rows);
  const filledRows = rows.slice(firstRow).filter(hasText);
  return { firstRow, header: hasHeader(filledRows[0] ?? [], filledRows.slice(1)) };
}

/** The first row about as full as the rows of the table are; the rows above it must be nearly empty to be clutter. */
function findFirstRow(rows: Rows): number {
  const firstFilled = Math.max(rows.findIndex(hasText), 0);
  const typical = typicalFill(rows);
  if (typical < 2) return firstFilled;
  const firstFull = rows.findIndex((row) => countFilled(row) >= Math.max(2, typical * 0.5));
  if (firstFull < 0 || firstFull > MAX_CLUTTER_ROWS) return firstFilled;
  const isClutter = rows.slice(firstFilled, firstFull).every((row) => countFilled(row) <= Math.max(1, typical * 0.34));
  return isClutter ? firstFull : firstFilled;
}

/** How many cells have text in a usual row: the median over the rows that have any. */
function typicalFill(rows: Rows): number {
  const fills = rows.map(countFilled).filter((count) => count > 0);
  fills.sort((a, b) => a - b);
  return fills[fills.length >> 1] ?? 0;
}

function hasText(row: readonly string[]): boolean {
  return countFilled(row) > 0;
}

export function countFilled(row: readonly string[]): number {
  return row.reduce((count, cell) => (cell.trim() === "" ? count : count + 1), 0);
}
