/** Where the table is in the rows of a file or sheet, and which of them hold names. */
import { countFilled, hasText } from "./filled.ts";
import { hasHeader } from "./has-header.ts";
import type { Layout, LayoutChoices, LayoutHints, Rows } from "./layout.ts";

const MAX_CLUTTER_ROWS = 60;

/** `rows` are the first ones of a large file, or all of a small one. */
export function findLayout(rows: Rows, choices: LayoutChoices = {}, hints: LayoutHints = {}): Layout {
  const firstRow = choices.skiprows === undefined ? findFirstRow(rows) : rowOfLine(choices.skiprows, hints);
  const filledRows = rows.slice(firstRow).filter(hasText);
  const headerRows = choices.headerRows ?? (hasHeader(filledRows[0] ?? [], filledRows.slice(1)) ? 1 : 0);
  const names = headerRows > 0 ? (rows[firstRow] ?? []) : [];
  const width = headerRows > 0 ? names.length : usualWidth(rows.slice(firstRow));
  return { firstRow, headerRows, names, width, endRow: rows.length, others: [] };
}

/** The first row that begins below the skipped lines. */
function rowOfLine(skiprows: number, { lines }: LayoutHints): number {
  if (lines === undefined) return skiprows;
  const row = lines.findIndex((line) => line > skiprows);
  return row < 0 ? lines.length : row;
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

/** The width most rows have; the larger one of two that are equally frequent. */
function usualWidth(rows: Rows): number {
  const counts = new Map<number, number>();
  for (const row of rows) counts.set(row.length, (counts.get(row.length) ?? 0) + 1);
  const [usual] = [...counts].sort(([a, rowsOfA], [b, rowsOfB]) => rowsOfB - rowsOfA || b - a);
  return usual?.[0] ?? 1;
}
