/**
 * Handles cells beyond the last named column: a few rows have theirs left out with a warning; in many rows they become
 * columns.
 */

import { isFilled } from "@limpid/text";
import type { ClutterLine } from "../reader.ts";
import type { Layout } from "./layout.ts";
import type { WarningList } from "./warning-list.ts";

/** Limits the rows, since each has its own warning. */
export const MAX_OVERFLOW_ROWS = 20;
/** With this share, a single row is no exception in a table of fewer than about forty rows. */
const MAX_SHARE = 0.03;
/** A narrower header may well lack a name. */
const NAMED_WIDTH = 3;
const SHOWN = 100;

export interface OverflowRow {
  /** Row of the table, from 0; null if none of its cells remain. */
  readonly row: number | null;
  readonly line: number;
  readonly text: string;
}

/** Whether every column has a name, so that a cell beyond them belongs to none. */
export function isNamed({ names, width }: Pick<Layout, "names" | "width">): boolean {
  return width >= NAMED_WIDTH && names.length === width && names.every(isFilled);
}

export function isRareOverflow(count: number, rowCount: number): boolean {
  return count > 0 && count <= MAX_OVERFLOW_ROWS && count < rowCount * MAX_SHARE;
}

/** Returns the left-out cells as clutter, with a warning for each row. */
export function leaveOutOverflow(warnings: WarningList, rows: readonly OverflowRow[]): ClutterLine[] {
  return rows.map(({ row, line, text }) => {
    const place = row === null ? `line ${line}` : `row ${row + 1}`;
    const shown = text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text;
    warnings.add(
      "rows have cells without a column",
      row,
      () => `Cells of ${place} beyond the last column were skipped: ${shown}`,
    );
    return { line, text };
  });
}
