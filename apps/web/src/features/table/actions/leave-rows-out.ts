import { countRows, LABELS, leaveOut, NO_ROWS, type RowRanges } from "@limpid/contract";
import type { Area } from "../../../ui/grid/position.ts";
import { canEdit, type Job } from "../data/job.ts";
import { leaveRowsOut as leave } from "../edits/leave-rows-out.ts";
import { rowsBetween } from "../model/shown-rows.ts";
import type { Action } from "./action.ts";

/** Rows that are in are left out; where all of them are out, they are taken back. */
export const leaveRowsOut: Action = {
  id: "leave-rows-out",
  label: LABELS.leaveOutOrTakeBack,
  keys: ["Shift+Delete"],
  isEnabled: (job) => canEdit(job) && countRows(selectedRows(job)) > 0,
  run: (job) => {
    const rows = selectedRows(job);
    leave(job, { rows, isLeftOut: countLeftOut(job, rows) < countRows(rows) });
  },
};

/** The rows of an area of the screen that are cleaned. */
export function rowsOfArea(job: Job, { firstRow, lastRow }: Pick<Area, "firstRow" | "lastRow">): RowRanges {
  const chosen = rowsBetween(job.rows.get().rows, firstRow, lastRow);
  return chosen === undefined ? cleanedOf(job, [[firstRow, lastRow]]) : cleanedRows(job, chosen);
}

/** Those of them that are cleaned, by their numbers. */
export function cleanedRows(job: Job, rows: readonly number[]): RowRanges {
  return cleanedOf(
    job,
    rows.map((row) => [row, row]),
  );
}

function cleanedOf(job: Job, rows: RowRanges): RowRanges {
  const last = job.data.get().cleanedRows - 1;
  const cleaned = rows.flatMap(([from, to]) => (from < 0 || from > last ? [] : [[from, Math.min(to, last)] as const]));
  return leaveOut(NO_ROWS, { rows: cleaned, isLeftOut: true });
}

export function countLeftOut(job: Job, rows: RowRanges): number {
  const { leftOut } = job.data.get();
  return countRows(leftOut) - countRows(leaveOut(leftOut, { rows, isLeftOut: false }));
}

/** Where there is no grid, that of the active cell. */
function selectedRows(job: Job): RowRanges {
  const area = job.grid.current?.selected();
  return area === undefined ? cleanedRows(job, [job.view.get().active.row]) : rowsOfArea(job, area);
}
