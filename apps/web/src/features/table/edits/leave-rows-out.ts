/** Rows are left out of the table, and taken back: shown at once, kept by the server as one, undone as one. */
import { countRows, LABELS, LIMITS, leaveOut, MessageLevel, type RowsEdit } from "@limpid/contract";
import { WHOLE_TABLE } from "@limpid/edits";
import { postMessage } from "../../../lib/messages.ts";
import { canEdit, type TableSession, update } from "../data/table-session.ts";
import { addStep } from "../model/history.ts";
import { queue, show } from "./queue-edit.ts";

export function leaveRowsOut(table: TableSession, value: RowsEdit): void {
  if (!mayLeaveOut(table, value)) return;
  const id = queueRows(table, value);
  update(table.history, (history) => addStep(history, { id, kind: "rows", ...WHOLE_TABLE }));
}

export function mayLeaveOut(table: TableSession, value: RowsEdit): boolean {
  const before = table.data.get().leftOut;
  const leftOut = leaveOut(before, value);
  if (!canEdit(table) || countRows(leftOut) === countRows(before)) return false;
  const isTooMany = leftOut.length > LIMITS.leftOutRanges;
  if (isTooMany) postMessage(LABELS.tooManyLeftOut(LIMITS.leftOutRanges), MessageLevel.error);
  return !isTooMany;
}

export function queueRows(table: TableSession, value: RowsEdit, batch?: string): string {
  const edit = { kind: "rows", place: WHOLE_TABLE, value } as const;
  show(table, edit);
  return queue(table, edit, batch === undefined ? {} : { batch_uuid: batch });
}
