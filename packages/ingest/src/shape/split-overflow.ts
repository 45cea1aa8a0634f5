/** Removes the few cells beyond the last named column of a sheet, such as a remark beside the table. */

import { hasText, usedWidth } from "@limpid/text";
import type { ClutterLine } from "../reader.ts";
import type { Layout, Rows } from "./layout.ts";
import { isNamed, isRareOverflow, leaveOutOverflow } from "./overflow.ts";
import type { WarningList } from "./warning-list.ts";

export interface LinedRow {
  readonly line: number;
  readonly cells: readonly string[];
}

export interface SplitRows {
  readonly body: Rows;
  readonly overflow: readonly ClutterLine[];
}

export function splitOverflow(rows: readonly LinedRow[], layout: Layout, warnings: WarningList): SplitRows {
  const { width } = layout;
  const isOver = ({ cells }: LinedRow): boolean => usedWidth(cells) > width;
  if (!isNamed(layout) || !isRareOverflow(rows.filter(isOver).length, rows.length))
    return { body: rows.map(({ cells }) => cells), overflow: [] };
  const kept = rows.filter(({ cells }) => hasText(cells.slice(0, width)));
  const left = rows.filter(isOver).map((row) => {
    const index = kept.indexOf(row);
    return { row: index < 0 ? null : index, line: row.line, text: row.cells.slice(width).join("\t").trim() };
  });
  return { body: kept.map(({ cells }) => cells.slice(0, width)), overflow: leaveOutOverflow(warnings, left) };
}
