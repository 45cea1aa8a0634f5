/** Finds the table in the rows of a file or sheet, its rows of names, and the beginning of another table. */
import { hasText, isFilled, usedWidth } from "@limpid/text";
import { findFirstRow } from "./find-first-row.ts";
import { countHeaderRows } from "./find-header-rows.ts";
import { countNoteRows } from "./find-note-rows.ts";
import { findTableBelow } from "./find-other-tables.ts";
import { headerScore } from "./has-header.ts";
import { joinNames } from "./join-names.ts";
import type { Layout, LayoutChoices, LayoutHints, OtherTable, Rows } from "./layout.ts";
import { countBlankColumns, withoutMargin } from "./margin.ts";
import { isCommentRow, isRuleRow, withoutMark } from "./marked-rows.ts";
import { amongFirst, sampleBody } from "./sample-body.ts";

const WIDTH_ROWS = 1000;
const MAX_OTHERS = 50;
const CERTAIN = Number.POSITIVE_INFINITY;
/** Rows of a sheet in which numbers are looked for. */
const TYPED_ROWS = 20;
/**
 * Log odds of a table without names below skipped lines: where there is a title there are nearly always names (four of
 * four such readings of two owners were wrong).
 */
const UNDER_LINES = -1;
/** This many rows of the same width are no accident. */
const SURE_ROWS = 3;

/** `rows` are the first ones of a large file, or all of a small one. */
export function findLayout(rows: Rows, choices: LayoutChoices = {}, hints: LayoutHints = {}): Layout {
  const margin = countBlankColumns(rows);
  if (margin === 0) return layOut(rows, choices, hints);
  const { merges, farRows, isTyped } = hints;
  const layout = layOut(withoutMargin(rows, margin), choices, {
    ...hints,
    ...(merges && { merges: merges.map((merge) => ({ ...merge, column: merge.column - margin })) }),
    ...(farRows && { farRows: withoutMargin(farRows, margin) }),
    ...(isTyped && { isTyped: (row: number, column: number) => isTyped(row, column + margin) }),
  });
  const names = layout.names.length === 0 ? [] : [...Array<string>(margin).fill(""), ...layout.names];
  return { ...layout, names, width: layout.width + margin };
}

function layOut(rows: Rows, choices: LayoutChoices, hints: LayoutHints): Layout {
  const firstRow = choices.skiprows === undefined ? findFirstRow(rows, hints) : rowOfLine(choices.skiprows, hints);
  const { headerRows, noteRows } = countAllHeaderRows(rows, firstRow, choices.headerRows, hints);
  const bodyRow = firstRow + headerRows;
  const body = rows.slice(bodyRow, bodyRow + WIDTH_ROWS).filter(hasText);
  const header = rows.slice(firstRow, bodyRow).map((row, index) => (noteRows.includes(firstRow + index) ? [] : row));
  const names = namesOf(header, body, firstRow, hints);
  const width = headerRows > 0 ? names.length : usualWidth(body);
  const lineAt = (row: number): number => hints.lines?.[row] ?? row + 1;
  return {
    firstRow,
    headerRows,
    names,
    noteRows,
    headerOdds: choices.headerRows === undefined ? oddsOfHeader(rows, firstRow, headerRows, hints) : CERTAIN,
    width,
    ...findOthers(
      rows,
      bodyRow,
      header.filter((row) => hasText(row) && !isRuleRow(row)),
      lineAt,
    ),
  };
}

/** Several rows of names are certain, and so is what numbers and dates prove that a sheet stores as such. */
function oddsOfHeader(
  rows: Rows,
  firstRow: number,
  headerRows: number,
  { isTyped, farRows = [] }: LayoutHints,
): number {
  const first = rows[firstRow] ?? [];
  if (headerRows > 1 || isCommentRow(first)) return CERTAIN;
  if (headerRows === 0 && rows.slice(0, firstRow).some(isAbove)) return UNDER_LINES;
  if (isTyped !== undefined && hasTyped(rows, firstRow, isTyped)) return CERTAIN;
  return Math.abs(headerScore(first, amongFirst(sampleBody(rows, firstRow + 1), farRows)));
}

/** Whether a line above a table is a title or empty names; comments and blank lines say nothing of names. */
function isAbove(row: readonly string[]): boolean {
  return hasText(row) ? !isCommentRow(row) : row.length > 1;
}

function hasTyped(rows: Rows, firstRow: number, isTyped: NonNullable<LayoutHints["isTyped"]>): boolean {
  const sample = rows.slice(firstRow, firstRow + TYPED_ROWS);
  return sample.some((row, index) => row.some((_, column) => isTyped(firstRow + index, column)));
}

interface HeaderCount {
  readonly headerRows: number;
  readonly noteRows: readonly number[];
}

/** Counts the rows of names and those below them that describe the columns. A person may have chosen another number. */
function countAllHeaderRows(rows: Rows, firstRow: number, chosen: number | undefined, hints: LayoutHints): HeaderCount {
  const named = chosen === 0 ? 0 : countHeaderRows(rows, firstRow, hints);
  const first = firstRow + named;
  const notes = named === 0 ? 0 : countNoteRows(rows, first, rows[first - 1] ?? []);
  if (chosen !== undefined && chosen !== named + notes) return { headerRows: chosen, noteRows: [] };
  return { headerRows: named + notes, noteRows: Array.from({ length: notes }, (_, index) => first + index) };
}

/** Returns the first row that begins below the skipped lines. */
function rowOfLine(skiprows: number, { lines }: LayoutHints): number {
  if (lines === undefined) return skiprows;
  const row = lines.findIndex((line) => line > skiprows);
  return row < 0 ? lines.length : row;
}

function namesOf(header: Rows, body: Rows, firstRow: number, { merges, isCounted }: LayoutHints): readonly string[] {
  const drawn = header.length > 1 ? header.map((row) => (isRuleRow(row) ? [] : row)) : header;
  const width = usualWidth(body);
  const unmarked = drawn.map((row) => (isCommentRow(row) ? withoutMark(row, width) : row));
  const names = joinNames(unmarked, merges, firstRow);
  if (isCounted === true && hasSurplusGaps(names, body)) return names.filter(isFilled);
  return isIndexUnnamed(names, body) ? ["", ...names] : names;
}

/** Matches `a,,b` above rows of two cells: the names have as many surplus gaps as the rows have fewer cells. */
function hasSurplusGaps(names: readonly string[], body: Rows): boolean {
  const named = names.filter(isFilled).length;
  if (named < 2 || named === names.length || body.length < SURE_ROWS) return false;
  return body.every((row) => row.length === named);
}

/**
 * Whether the header has one name less than the rows have cells, and the first cells count the rows: the index has no
 * name.
 */
function isIndexUnnamed(names: readonly string[], body: Rows): boolean {
  if (names.length === 0 || body.length < 2 || !names.every(isFilled)) return false;
  if (!body.every((row) => usedWidth(row) === names.length + 1)) return false;
  const start = Number(body[0]?.[0]);
  return (start === 0 || start === 1) && body.every((row, index) => row[0]?.trim() === String(start + index));
}

function findOthers(
  rows: Rows,
  bodyRow: number,
  heads: Rows,
  lineAt: (row: number) => number,
): Pick<Layout, "endRow" | "others"> {
  const others: OtherTable[] = [];
  let endRow = rows.length;
  const names = heads.at(-1) ?? [];
  let below = findTableBelow(rows, bodyRow, names, [...heads, lowestOf(heads)]);
  while (below !== undefined && others.length < MAX_OTHERS) {
    if (others.length === 0) endRow = below.endRow;
    const { headerRow } = below;
    const header = rows[headerRow] ?? [];
    below = findTableBelow(rows, headerRow + 1, header);
    others.push({
      line: lineAt(headerRow),
      title: header.filter(isFilled).slice(0, 5).join(", "),
      names: header.slice(0, usedWidth(header)),
      rowCount: rows.slice(headerRow + 1, below?.endRow).filter(hasText).length,
    });
  }
  return { endRow, others };
}

/** Returns the lowest text of each column. */
function lowestOf(heads: Rows): readonly string[] {
  const width = Math.max(0, ...heads.map(({ length }) => length));
  return Array.from({ length: width }, (_, column) => {
    return heads.map((head) => head[column] ?? "").findLast(isFilled) ?? "";
  });
}

/** Returns the width of most rows; the larger one of two equally frequent widths. */
function usualWidth(rows: Rows): number {
  const counts = new Map<number, number>();
  for (const row of rows) counts.set(row.length, (counts.get(row.length) ?? 0) + 1);
  const [usual] = [...counts].sort(([a, rowsOfA], [b, rowsOfB]) => rowsOfB - rowsOfA || b - a);
  return usual?.[0] ?? 1;
}
