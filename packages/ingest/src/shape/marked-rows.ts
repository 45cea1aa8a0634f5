/** Recognises rows marked as no data: `#` and `//` comments, front matter between `---`, and `sep=;`. */

import { hasText, isFilled, usedWidth } from "@limpid/text";
import { isRuleCell } from "./cell-look.ts";
import type { Rows } from "./layout.ts";

/** Excludes the error values of spreadsheets. */
const COMMENT = /^\s*(?:#(?!(?:N\/A|NULL!|DIV\/0!|VALUE!|REF!|NAME\?|NUM!))|\/\/|%%|% |\/\*|--\s)/;
const MARK = /^\s*(?:#+|\/\/+|%+|--)\s*$/;
const SEPARATOR = /^\ufeff?\s*"?sep=/i;
const FENCE = /^\ufeff?\s*(?:#\s*)?---\s*$/;
const MAX_FRONT_MATTER = 200;

/** Returns the first row after the marked ones at the top, blank rows included. */
export function countMarkedRows(rows: Rows): number {
  let next = skipFrontMatter(rows, skipBlank(rows, 0));
  if (isSeparatorRow(rows[next])) next = skipBlank(rows, next + 1);
  const first = next;
  while (next < rows.length && isCommentRow(rows[next])) next = skipBlank(rows, next + 1);
  return isDataMarked(rows.slice(first, next), rows[next]) ? first : next;
}

/** Rows as wide as the table that begin with `#` are colours or numbers; one may be the header. */
function isDataMarked(marked: Rows, next: readonly string[] | undefined): boolean {
  if (next === undefined) return true;
  const width = usedWidth(next);
  return marked.filter((row) => usedWidth(row) === width).length > 1 && (width > 1 || isCommentRow(next));
}

export function isCommentRow(row: readonly string[] | undefined): boolean {
  return COMMENT.test(row?.[0] ?? "");
}

/**
 * Returns the names of a header that is written as a comment, above rows of this width. A blank may be the delimiter
 * and have cut the mark off the first name.
 */
export function withoutMark(row: readonly string[], width: number): readonly string[] {
  if (row.length === width + 1 && MARK.test(row[0] ?? "")) return row.slice(1);
  return row.map((cell, index) => (index === 0 ? cell.replace(/^\s*(?:#+|\/\/+|%+|--)\s*/, "") : cell));
}

/** Whether the row is a line drawn under the names, cell by cell, as databases print it. */
export function isRuleRow(row: readonly string[]): boolean {
  return hasText(row) && row.every((cell) => !isFilled(cell) || isRuleCell(cell));
}

export function skipBlank(rows: Rows, from: number): number {
  let next = from;
  while (next < rows.length && !hasText(rows[next] ?? [])) next++;
  return next;
}

function skipFrontMatter(rows: Rows, from: number): number {
  if (!isFence(rows[from])) return from;
  const length = rows.slice(from + 1, from + MAX_FRONT_MATTER).findIndex(isFence);
  return length < 0 ? from : skipBlank(rows, from + length + 2);
}

function isFence(row: readonly string[] | undefined): boolean {
  return row !== undefined && FENCE.test(row[0] ?? "") && !hasText(row.slice(1));
}

/** Matches Excel's hint, which its own delimiter may have cut. */
function isSeparatorRow(row: readonly string[] | undefined): boolean {
  return row !== undefined && SEPARATOR.test(row[0] ?? "") && !hasText(row.slice(1));
}
