/** Removes the few cells beyond the last named column of a sheet, such as a remark beside the table. */

import type { Amount } from "@limpid/table";
import { hasText, usedWidth } from "@limpid/text";
import type { ClutterLine } from "../reader.ts";
import { measureRows, NOTHING } from "./balance.ts";
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
  /** Size of what was removed; only rows that vanish entirely count as rows. */
  readonly left: Amount;
}

export function splitOverflow(rows: readonly LinedRow[], layout: Layout, warnings: WarningList): SplitRows {
  const { width } = layout;
  const isOver = ({ cells }: LinedRow): boolean => usedWidth(cells) > width;
  if (!isNamed(layout) || !isRareOverflow(rows.filter(isOver).length, rows.length))
    return { body: rows.map(({ cells }) => cells), overflow: [], left: NOTHING };
  const kept = rows.filter(({ cells }) => hasText(cells.slice(0, width)));
  const over = rows.filter(isOver);
  const left = over.map((row) => {
    const index = kept.indexOf(row);
    return { row: index < 0 ? null : index, line: row.line, text: row.cells.slice(width).join("\t").trim() };
  });
  const { characters } = measureRows(over.map(({ cells }) => cells.slice(width)));
  return {
    body: kept.map(({ cells }) => cells.slice(0, width)),
    overflow: leaveOutOverflow(warnings, left),
    left: { rows: rows.length - kept.length, characters },
  };
}
