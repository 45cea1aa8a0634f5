/**
 * Finds lines below the table that are not part of it: notes, sources, page numbers, and a row of totals above them.
 */

import { countFilled, hasText, isFilled } from "@limpid/text";
import { isMarkedNote, isNoteCell, isProse, isRuleCell, isShortNote, isTotalCell } from "./cell-look.ts";
import type { Rows } from "./layout.ts";
import { countBlankColumns, withoutMargin } from "./margin.ts";

/** A footer has at most this many rows of notes. */
export const MAX_FOOTER_ROWS = 12;
/** Number of leading characters examined to recognise a sentence. */
const LOOK_AT = 200;

/** Matches what is signed or filled in below a report: `Approved by:`, `Signature`. */
const LABEL =
  /^[^:]{1,40}:\s*_*\s*$|^(?:signatures?|signed|unterschrift|visum|firma|handtekening|underskrift)(?!\p{L})/iu;
const LINE = /^_+$/;
/** Matches a label and its text in one cell: `Prepared by: J. Doe`. */
const LABELLED = /^\p{L}[\p{L} .'’-]{1,40}:\s+\S/u;
/** Narrower tables may hold labels and values. */
const WIDE = 3;

/** Returns how many of the last rows are the footer. `width` is the number of columns, `rows` the end of the table. */
export function countFooterRows(rows: Rows, width: number): number {
  const margin = countBlankColumns(rows);
  return countNotes(withoutMargin(rows, margin), width - margin);
}

function countNotes(rows: Rows, width: number): number {
  if (width < 2) return 0;
  let first = rows.length;
  let isNoted = false;
  for (let index = rows.length - 1; index > 0 && rows.length - index <= MAX_FOOTER_ROWS; index--) {
    const row = rows[index] ?? [];
    if (hasText(row) && !isNote(rows, index, width)) {
      // A row of totals without a note below it is kept, because its reader may want it.
      if (isNoted && isTotals(row, width)) first = index;
      break;
    }
    isNoted ||= hasText(row);
    if (hasText(row) || isNoted) first = index;
  }
  return isNoted ? rows.length - first : 0;
}

/**
 * Whether only the first cell has text, and the line has no more cells, or a blank row or the wording shows that it is
 * a note.
 */
function isNote(rows: Rows, index: number, width: number): boolean {
  const row = rows[index] ?? [];
  const [first = ""] = row;
  if (!isFilled(first)) return false;
  if (isNoteCell(first) && countFilled(row) <= Math.max(2, width / 5)) return width > 2 || countFilled(row) === 1;
  if (isCutSentence(row, width)) return true;
  if (isRuleCell(first) && countFilled(row) === 1) return true;
  if (width >= WIDE && isLabel(row)) return isApart(rows, index);
  // In two columns a sentence with nothing beside it may well be data.
  if (width < 3 || countFilled(row) !== 1) return false;
  if (LABELLED.test(first) && isApart(rows, index) && !isInBody(rows, index)) return true;
  if (isShortNote(first) && (row.length === 1 || isApart(rows, index))) return true;
  return isMarkedNote(first) || (isProse(first) && isApart(rows, index));
}

/** Whether the line lacks the delimiters of a row, or has only the few of its sentence. */
function isCutSentence(row: readonly string[], width: number): boolean {
  if (width < 3 || row.length >= width || countFilled(row) > Math.max(1, width / 5)) return false;
  return /\p{L}.*\s/u.test((row[0] ?? "").trim().slice(0, LOOK_AT));
}

/** Whether the row is below a blank row, or below other notes that are. */
function isApart(rows: Rows, index: number): boolean {
  const above = rows.slice(0, index).findLastIndex((row) => countFilled(row) !== 1 && !isLabel(row));
  return above >= 0 && countFilled(rows[above] ?? []) === 0;
}

/** Whether labels with their texts stand in the table as well, beside other cells. */
function isInBody(rows: Rows, index: number): boolean {
  return rows.slice(0, index).some((row) => countFilled(row) > 1 && LABELLED.test(row[0] ?? ""));
}

/** Whether the row has labels, each alone or beside a text or a line. */
function isLabel(row: readonly string[]): boolean {
  const filled = row.filter((cell) => isFilled(cell) && !LINE.test(cell.trim()));
  return LABEL.test(row[0] ?? "") && filled.filter((cell) => LABEL.test(cell)).length * 2 >= filled.length;
}

function isTotals(row: readonly string[], width: number): boolean {
  return countFilled(row) <= width / 2 && isTotalCell(row.find(isFilled) ?? "");
}
