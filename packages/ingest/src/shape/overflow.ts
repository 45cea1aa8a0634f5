/** Cells beyond the last named column: those of a few rows are left out and told, those of many are columns of their own. */

import { isFilled } from "@limpid/text";
import type { ClutterLine } from "../reader.ts";
import type { Layout } from "./layout.ts";
import type { WarningList } from "./warning-list.ts";

/** Each has a warning of its own. */
export const MAX_OVERFLOW_ROWS = 20;
/** In a table of less than about forty rows, a single one is no exception. */
const MAX_SHARE = 0.03;
/** A narrower header may well be short of a name. */
const NAMED_WIDTH = 3;
const SHOWN = 100;

export interface OverflowRow {
  /** Row of the table, from 0; null when nothing of it is left there. */
  readonly row: number | null;
  readonly line: number;
  readonly text: string;
}

/** Whether every column has a name: a cell beyond them then belongs to none. */
export function isNamed({ names, width }: Pick<Layout, "names" | "width">): boolean {
  return width >= NAMED_WIDTH && names.length === width && names.every(isFilled);
}

export function isRareOverflow(count: number, rowCount: number): boolean {
  return count > 0 && count <= MAX_OVERFLOW_ROWS && count < rowCount * MAX_SHARE;
}

/** What was left out, with a warning for each row. */
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
