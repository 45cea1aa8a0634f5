/** Counts the rows of names at the top of a table: none, one, or several that belong together. */
import { cellKind, countFilled, hasText, isFilled, usedWidth } from "@limpid/text";
import { isMissingCell, isNoName, isUnitCell, isValueCell } from "./cell-look.ts";
import { isScaleRow } from "./find-note-rows.ts";
import { hasHeader, headerScore } from "./has-header.ts";
import type { LayoutHints, Merge, Rows } from "./layout.ts";
import { isCommentRow, isRuleRow, withoutMark } from "./marked-rows.ts";
import { isRunOfNames } from "./run-of-names.ts";
import { amongFirst, isOverValues, sampleBody } from "./sample-body.ts";

const YEAR = /^(?:1[89]|20)\d\d$/;
const MAX_HEADER_ROWS = 8;
/** Rows within which a further group begins. */
const MAX_GROUP_ROWS = 100;
/** Log odds from which the row below a gap in the names is certainly no data. */
const SURE = 1;

export function countHeaderRows(
  rows: Rows,
  firstRow: number,
  { merges = [], isTyped, farRows = [] }: LayoutHints,
): number {
  const upper = nextFilled(rows, firstRow);
  if (upper !== firstRow) return 0;
  const first = rows[firstRow] ?? [];
  if (isTyped !== undefined && isMostlyTyped(rows, firstRow, isTyped)) return 0;
  let last = firstRow;
  while (last - firstRow < MAX_HEADER_ROWS) {
    const next = nextFilled(rows, last + 1);
    if (isHeading(rows, firstRow, last, next) || !isContinued(rows, last, next, merges)) break;
    last = next;
  }
  if (last > firstRow) return last - firstRow + 1;
  const body = sampleBody(rows, firstRow + 1);
  const names = isCommentRow(first) ? withoutMark(first, body[0]?.length ?? 0) : first;
  return hasHeader(names, amongFirst(body, farRows)) ? 1 : 0;
}

/**
 * Whether row `next` has only a text in the first column and heads a group: the column has its name already, a gap is
 * above, or further groups follow.
 */
function isHeading(rows: Rows, firstRow: number, last: number, next: number): boolean {
  const row = rows[next] ?? [];
  if (countFilled(row) !== 1 || !isFilled(row[0] ?? "")) return false;
  if (next > last + 1 || rows.slice(firstRow, last + 1).some(([first = ""]) => isFilled(first))) return true;
  const isHead = (cells: readonly string[], index: number, some: Rows): boolean =>
    countFilled(cells) === 1 && isFilled(cells[0] ?? "") && countFilled(some[index + 1] ?? []) > 2;
  return rows.slice(next + 1, next + MAX_GROUP_ROWS).some(isHead);
}

/** Whether the names in row `upper` continue in row `next`. */
function isContinued(rows: Rows, upper: number, next: number, merges: readonly Merge[]): boolean {
  const [above, row] = [rows[upper], rows[next]];
  if (above === undefined || row === undefined) return false;
  const body = sampleBody(rows, next + 1);
  if (body.length === 0) return false;
  if (isRuleRow(row)) return next === upper + 1 && hasHeader(above, body);
  if (isScaleRow(row) || above.some(isNoName) || (isMostlyValues(row) && !isRunOfNames(row, body))) return false;
  if (isRepeat(above, row)) return hasHeader(row, body);
  if (isUnits(row, body)) return next === upper + 1 && hasHeader(above, body);
  if (next > upper + 2 || (next > upper + 1 && isCutTitle(above, row))) return false;
  const isGrouped =
    merges.some((merge) => spansNames(merge, upper, next)) ||
    hasGaps(above, row) ||
    hasRuns(above) ||
    areYearsBelow(above, row);
  if (!isGrouped && !isAddition(above, row, body)) return false;
  return scoreBelow(row, body) > SURE || (hasGaps(row, body[0] ?? []) && isContinued(rows, next, next + 1, merges));
}

/** A code or a year may be a name among others; a row of data has more values, or scores low. */
function isMostlyValues(row: readonly string[]): boolean {
  return row.filter(isNoName).length * 2 > countFilled(row);
}

function isRepeat(above: readonly string[], row: readonly string[]): boolean {
  return countFilled(row) > 1 && above.every((cell, index) => cell.trim() === (row[index] ?? "").trim());
}

/** Whether the row holds units under names: most cells are units, none is a value, and values are below them. */
function isUnits(row: readonly string[], body: Rows): boolean {
  const filled = row.filter((cell) => !isMissingCell(cell));
  if (filled.length === 0 || filled.filter(isUnitCell).length / filled.length < 0.6) return false;
  const columns = row.flatMap((cell, index) => (!isMissingCell(cell) && isUnitCell(cell) ? [index] : []));
  const isNumeric = (column: number): boolean => body.slice(0, 5).some((cells) => isValueCell(cells[column] ?? ""));
  return columns.filter(isNumeric).length > columns.length / 2;
}

/** Whether names of groups leave gaps that the names below fill. */
function hasGaps(above: readonly string[], row: readonly string[]): boolean {
  const gaps = row.filter((cell, index) => isFilled(cell) && !isFilled(above[index] ?? ""));
  return gaps.length > 0 && countFilled(above) > 0;
}

/** Whether a comma has cut a title: adjacent cells from the first one on, fewer than the names below a blank row. */
function isCutTitle(above: readonly string[], row: readonly string[]): boolean {
  const width = usedWidth(above);
  return width < usedWidth(row) && above.slice(0, width).every(isFilled);
}

/** Matches `Q1, Q1, Q2, Q2`: names of groups that are repeated instead of leaving gaps. */
function hasRuns(above: readonly string[]): boolean {
  const filled = above.filter(isFilled);
  const runs = filled.filter((cell, index) => index > 0 && cell === filled[index - 1]);
  return filled.length > 3 && runs.length * 3 >= filled.length;
}

/** Matches `Q1, Q2` above `2019, 2019`: years below other names. */
function areYearsBelow(above: readonly string[], row: readonly string[]): boolean {
  const columns = row.flatMap((cell, column) => (isFilled(cell) ? [column] : []));
  const isYear = (cell = ""): boolean => YEAR.test(cell.trim());
  return (
    columns.length > 1 &&
    columns.every((column) => isYear(row[column]) && isFilled(above[column] ?? "") && !isYear(above[column]))
  );
}

/** Whether words continue the names of values, as `restated` below `Total`; a row of data would have values there. */
function isAddition(above: readonly string[], row: readonly string[], body: Rows): boolean {
  const filled = countFilled(row);
  if (isFilled(row[0] ?? "") || row.some((cell) => isFilled(cell) && isMissingCell(cell)) || body.length < 2)
    return false;
  const isBodyNamed = body.slice(0, 5).every((cells) => isFilled(cells[0] ?? ""));
  if (filled * 3 > countFilled(above) && !isBodyNamed) return false;
  const isOver = (cell: string, column: number): boolean => !isFilled(cell) || isOverValues(only(row, column), body);
  return row.every(isOver) && body.slice(0, 5).every((cells) => countFilled(cells) > filled);
}

function only(row: readonly string[], column: number): string[] {
  return row.map((cell, index) => (index === column ? cell : ""));
}

function spansNames(merge: Merge, upper: number, next: number): boolean {
  return merge.row <= upper && merge.row + merge.rows > upper && (merge.columns > 1 || merge.row + merge.rows > next);
}

/** Returns the log odds that a row holds names, judged by the columns it names. */
function scoreBelow(row: readonly string[], body: Rows): number {
  const columns = row.flatMap((cell, index) => (isFilled(cell) ? [index] : []));
  const pick = (cells: readonly string[]): string[] => columns.map((column) => cells[column] ?? "");
  return headerScore(pick(row), body.map(pick));
}

/**
 * Sheets store numbers and dates as such. A row of them is data, unless they count up like years or are dates of the
 * data below.
 */
function isMostlyTyped(rows: Rows, index: number, isTyped: (row: number, column: number) => boolean): boolean {
  const row = rows[index] ?? [];
  if (isRunOfNames(row, sampleBody(rows, index + 1))) return false;
  const body = sampleBody(rows, index + 1).slice(0, 5);
  const isDate = (cells: readonly string[], column: number): boolean => cellKind(cells[column] ?? "") === "date";
  const namesValues = (column: number): boolean =>
    isDate(row, column) && body.length > 0 && !body.some((cells) => isDate(cells, column));
  const typed = row.filter((cell, column) => isValueCell(cell) && isTyped(index, column) && !namesValues(column));
  return typed.length > countFilled(row) / 2;
}

function nextFilled(rows: Rows, from: number): number {
  const length = rows.slice(from, from + 3).findIndex(hasText);
  return length < 0 ? rows.length : from + length;
}
