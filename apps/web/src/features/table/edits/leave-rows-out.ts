/** Rows are left out of the table, and taken back: shown at once, kept by the server as one, undone as one. */
import { countRows, LABELS, LIMITS, leaveOut, MessageLevel, type RowsEdit } from "@limpid/contract";
import { postMessage } from "../../../lib/messages.ts";
import { canEdit, type TableSession, update } from "../data/table-session.ts";
import { addStep } from "../model/history.ts";
import { queue } from "./queue-edit.ts";

export function leaveRowsOut(table: TableSession, edit: RowsEdit): void {
  const before = table.data.get().leftOut;
  const leftOut = leaveOut(before, edit);
  if (!canEdit(table) || countRows(leftOut) === countRows(before)) return;
  if (leftOut.length > LIMITS.leftOutRanges) {
    postMessage(LABELS.tooManyLeftOut(LIMITS.leftOutRanges), MessageLevel.error);
    return;
  }
  update(table.data, (data) => ({ ...data, leftOut }));
  const id = queue(table, { row: null, column: null }, { action: "edit_rows", ...edit });
  update(table.history, (history) => addStep(history, { id, kind: "rows", row: null, column: null }));
}
