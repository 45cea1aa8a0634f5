import { countRows, LABELS, leaveOut, NO_ROWS, type RowRanges } from "@limpid/contract";
import type { Area } from "../../../ui/grid/position.ts";
import { canEdit, type TableSession } from "../data/table-session.ts";
import { leaveRowsOut as leave } from "../edits/leave-rows-out.ts";
import { rowsBetween } from "../model/shown-rows.ts";
import type { Action } from "./action.ts";

/** Rows that are in are left out; where all of them are out, they are taken back. */
export const leaveRowsOut: Action = {
  id: "leave-rows-out",
  label: LABELS.leaveOutOrTakeBack,
  keys: ["Shift+Delete"],
  isEnabled: (table) => canEdit(table) && countRows(selectedRows(table)) > 0,
  run: (table) => {
    const rows = selectedRows(table);
    leave(table, { rows, isLeftOut: countLeftOut(table, rows) < countRows(rows) });
  },
};

/** The rows of an area of the screen that are cleaned. */
export function rowsOfArea(table: TableSession, { firstRow, lastRow }: Pick<Area, "firstRow" | "lastRow">): RowRanges {
  const chosen = rowsBetween(table.rows.get().rows, firstRow, lastRow);
  return chosen === undefined ? cleanedOf(table, [[firstRow, lastRow]]) : cleanedRows(table, chosen);
}

/** Picks the cleaned rows among these row numbers. */
export function cleanedRows(table: TableSession, rows: readonly number[]): RowRanges {
  return cleanedOf(
    table,
    rows.map((row) => [row, row]),
  );
}

function cleanedOf(table: TableSession, rows: RowRanges): RowRanges {
  const last = table.data.get().cleanedRows - 1;
  const cleaned = rows.flatMap(([from, to]) => (from < 0 || from > last ? [] : [[from, Math.min(to, last)] as const]));
  return leaveOut(NO_ROWS, { rows: cleaned, isLeftOut: true });
}

export function countLeftOut(table: TableSession, rows: RowRanges): number {
  const { leftOut } = table.data.get();
  return countRows(leftOut) - countRows(leaveOut(leftOut, { rows, isLeftOut: false }));
}

/** Gives the selected rows, or the row of the active cell if no grid is shown. */
function selectedRows(table: TableSession): RowRanges {
  const area = table.grid.current?.selected();
  return area === undefined ? cleanedRows(table, [table.view.get().active.row]) : rowsOfArea(table, area);
}
