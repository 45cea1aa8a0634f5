/** Finds the first row of a table: the first one that is as full as the rows of the table and not a title above it. */

import { countFilled, hasText, isFilled, usedWidth } from "@limpid/text";
import { isNoName, isProse, isValueCell } from "./cell-look.ts";
import { hasHeader, headerScore } from "./has-header.ts";
import type { LayoutHints, Merge, Rows } from "./layout.ts";
import { countMarkedRows, isCommentRow, skipBlank, withoutMark } from "./marked-rows.ts";
import { isOverValues, sampleBody } from "./sample-body.ts";
import { skipShortBlock } from "./skip-short-block.ts";

const MAX_CLUTTER_ROWS = 100;
/** Number of rows examined to find how full rows are. */
const TYPICAL_ROWS = 1000;
/** Log odds from which a row below is certainly the header, and the one above it a title. */
const SURE = 1.5;
/** Pairs of a label and a value are only recognised above tables of at least this many cells per row. */
const WIDE = 3;
/** More pairs are a table of two columns. */
const MAX_PAIRS = 20;
const MAX_STEPS = 5;
const FIT_ROWS = 20;
/** A longer text alone in its row is a centred title. */
const MAX_GROUP_LENGTH = 30;

interface Search {
  readonly start: number;
  /** Usual number of filled cells in a row. */
  readonly typical: number;
  readonly merges: readonly Merge[];
}

export function findFirstRow(rows: Rows, { merges = [], rowsInFile = rows.length }: LayoutHints = {}): number {
  let first = 0;
  let start: number | undefined = 0;
  for (let step = 0; step < MAX_STEPS && start !== undefined; step++) {
    first = findFirstBelow(rows, start, merges);
    start = skipShortBlock(rows, first, rowsInFile);
  }
  return first;
}

function findFirstBelow(all: Rows, top: number, allMerges: readonly Merge[]): number {
  const merges = allMerges.map((merge) => ({ ...merge, row: merge.row - top }));
  return top + findFirstOf(top === 0 ? all : all.slice(top), merges);
}

function findFirstOf(rows: Rows, merges: readonly Merge[]): number {
  const start = countMarkedRows(rows);
  const commented = findCommentedHeader(rows, start);
  if (commented !== undefined) return commented;
  const typical = typicalFill(rows.slice(start, start + TYPICAL_ROWS));
  if (typical < 2) return start;
  const full = findFullRow(rows, { start, typical, merges });
  return skipTitles(rows, full);
}

/**
 * `# time, depth` above rows of values: the last comment is the header if it looks more like names than the row below.
 */
function findCommentedHeader(rows: Rows, start: number): number | undefined {
  const above = rows.slice(0, start).findLastIndex(hasText);
  const row = rows[above];
  if (row === undefined || !isCommentRow(row) || above !== start - 1) return undefined;
  const body = sampleBody(rows, start);
  const names = withoutMark(row, body[0]?.length ?? 0);
  const score = headerScore(names, body);
  const isNames = isAsWide(names, body) && score > Math.max(0, headerScore(body[0] ?? [], body.slice(1)));
  return isNames ? above : undefined;
}

/** Whether the row has as many names as there are columns; the last cells of a row may be empty. */
function isAsWide(row: readonly string[], body: Rows): boolean {
  const width = usedWidth(row);
  const widest = Math.max(...body.map(usedWidth));
  return countFilled(row) > 1 && width >= widest && body.some(({ length }) => length >= width);
}

/** Returns the first row at least half as full as usual, if all rows above it are nearly empty or labelled values. */
function findFullRow(rows: Rows, { start, typical, merges }: Search): number {
  const isFull = (row: readonly string[]): boolean => countFilled(row) >= Math.max(2, typical * 0.5);
  const length = rows.slice(start, start + MAX_CLUTTER_ROWS).findIndex((row, index, some) => {
    if (!isFull(row) || isLabelled(row, typical)) return false;
    return typical < WIDE || !isPair(row) || isWrapped(row, some[index + 1] ?? []);
  });
  if (length < 0) return start;
  const full = start + length;
  const first = firstGroupRow(rows, { start, full, merges });
  const above = rows.slice(start, first).filter(hasText);
  const isClutter = above.every((row) => countFilled(row) <= Math.max(1, typical * 0.34) || isLabelled(row, typical));
  const isLabels = typical >= WIDE && above.length <= MAX_PAIRS && above.every(isPair);
  if (!isClutter && !(isLabels && isSureHeader(rows, full))) return start;
  return above.some(isLoneValue) && !hasHeaderAt(rows, full) ? start : first;
}

/** Rows directly above the full row may name groups of columns: texts with gaps before or between them. */
function firstGroupRow(
  rows: Rows,
  { start, full, merges }: Pick<Search, "start" | "merges"> & { readonly full: number },
): number {
  const isMerged = (row: number): boolean =>
    merges.some((merge) => merge.row === row && merge.column > 0 && merge.columns > 1 && merge.rows === 1);
  let first = full;
  while (first > start && (isGroupRow(rows[first - 1] ?? [], rows[full] ?? []) || isMerged(first - 1))) {
    const [above = [], row = []] = rows.slice(Math.max(start, first - 2), first).slice(-2);
    if (first - 1 > start && (areCentred(above, row) || (isPair(above) && isPair(row) && isFilled(row[0] ?? ""))))
      break;
    first--;
  }
  return first;
}

/** Whether two texts stand one below the other, alone in their rows: lines of a title, since a group has one name. */
function areCentred(upper: readonly string[], lower: readonly string[]): boolean {
  return (
    countFilled(upper) === 1 && countFilled(lower) === 1 && upper.findIndex(isFilled) === lower.findIndex(isFilled)
  );
}

/** Whether several texts, and they alone, go on below in small letters: `Start` above `date`. */
function isWrapped(row: readonly string[], names: readonly string[]): boolean {
  const isSmall = names.map((name) => /^\s*[\p{Ll}(]/u.test(name));
  const isEvery = row.every((cell, column) => !isFilled(cell) || isSmall[column] === true);
  return countFilled(row) > 1 && isEvery && names.some((name, column) => isFilled(name) && isSmall[column] === false);
}

function isGroupRow(row: readonly string[], names: readonly string[]): boolean {
  const filled = row.filter(isFilled);
  if (isWrapped(row, names) && !filled.some(isProse)) return true;
  if (filled.length === 0 || filled.some(isNoName)) return false;
  if (filled.filter((cell) => /:\s*$/.test(cell)).length * 3 > filled.length) return false;
  if (filled.filter(isProse).length * 2 > filled.length) return false;
  const hasGaps = row.some((cell, column) => !isFilled(cell) && isFilled(names[column] ?? ""));
  const isOverNothing = row.some((cell, column) => isFilled(cell) && !isFilled(names[column] ?? ""));
  if (filled.length === 1) return isLoneGroup(row, names);
  return hasGaps && (filled.length > 2 || !isFilled(row[0] ?? "") || !isFilled(row[1] ?? "") || isOverNothing);
}

/** The name of a single group is above the first of its columns, whereas a title begins with the row. */
function isLoneGroup(row: readonly string[], names: readonly string[]): boolean {
  const column = row.findIndex(isFilled);
  return column > 0 && isFilled(names[column] ?? "") && (row[column] ?? "").length <= MAX_GROUP_LENGTH;
}

/** Matches `Created by: SAP export` beside the wider rows of a table; sums may stand at the right edge. */
function isLabelled(row: readonly string[], typical: number): boolean {
  const filled = row.filter(isFilled);
  if (filled.length < typical && typical >= WIDE && /^[^:]{1,50}:\s*$/.test(filled[0] ?? "")) return true;
  return filled.length <= 2 && typical > 2 && /^[^:]{1,50}:\s*$|^[\p{L} ]{1,30}:\s/u.test(filled[0] ?? "");
}

/** Matches a label and a value, as reports have above a table, or a title anywhere in its row. */
function isPair(row: readonly string[]): boolean {
  const filled = row.filter(isFilled);
  const [first = ""] = filled;
  return filled.length <= 2 && (isFilled(row[0] ?? "") || filled.length === 1) && !isValueCell(first);
}

/** A value alone in its row may be data of a sparse table. */
function isLoneValue(row: readonly string[]): boolean {
  const filled = row.filter(isFilled);
  return filled.length === 1 && isValueCell(filled[0] ?? "") && row.length > 1;
}

/** Skips titles that commas have cut into as many cells as names: sentences, or rows narrower than the table below. */
function skipTitles(rows: Rows, first: number): number {
  let row = first;
  for (let step = 0; step < MAX_STEPS; step++) {
    const below = skipBlank(rows, row + 1);
    if (!isTitleAbove(rows, row, below)) return row;
    row = below;
  }
  return row;
}

function isTitleAbove(rows: Rows, row: number, below: number): boolean {
  const [title, header] = [rows[row] ?? [], rows[below] ?? []];
  const body = sampleBody(rows, below + 1);
  if (body.length < 1 || header.some(isNoName) || header.some(isProse)) return false;
  const width = usedWidth(header);
  const isMisfit =
    usedWidth(title) !== width &&
    title.length !== header.length &&
    body.slice(0, FIT_ROWS).every((cells) => usedWidth(cells) === width);
  // Names of groups have gaps between them; a title cut by commas has none.
  const hasGaps = !title.slice(0, usedWidth(title)).every(isFilled);
  const isOverNothing = title.slice(0, width).some((cell, column) => isFilled(cell) && !isFilled(header[column] ?? ""));
  if (hasGaps || isOverNothing || (!isMisfit && !title.some(isProse))) return false;
  return isOverValues(header, body) && headerScore(header, body) > SURE;
}

function isSureHeader(rows: Rows, row: number): boolean {
  return headerScore(rows[row] ?? [], sampleBody(rows, row + 1)) > SURE;
}

function hasHeaderAt(rows: Rows, row: number): boolean {
  return hasHeader(rows[row] ?? [], sampleBody(rows, row + 1));
}

/** Returns the number of filled cells of a full row: the upper quartile over the rows with text. */
function typicalFill(rows: Rows): number {
  const fills = rows.map(countFilled).filter((count) => count > 0);
  fills.sort((a, b) => a - b);
  return fills[Math.floor(fills.length * 0.75)] ?? 0;
}
