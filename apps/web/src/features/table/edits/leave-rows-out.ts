/** Rows are left out of the table, and taken back: shown at once, kept by the server as one, undone as one. */
import { countRows, LABELS, LIMITS, leaveOut, MessageLevel, type RowsEdit } from "@limpid/contract";
import { postMessage } from "../../../lib/messages.ts";
import { canEdit, type Job, update } from "../data/job.ts";
import { addStep } from "../model/history.ts";
import { queue } from "./queue-edit.ts";

export function leaveRowsOut(job: Job, edit: RowsEdit): void {
  const before = job.data.get().leftOut;
  const leftOut = leaveOut(before, edit);
  if (!canEdit(job) || countRows(leftOut) === countRows(before)) return;
  if (leftOut.length > LIMITS.leftOutRanges) {
    postMessage(LABELS.tooManyLeftOut(LIMITS.leftOutRanges), MessageLevel.error);
    return;
  }
  update(job.data, (data) => ({ ...data, leftOut }));
  const id = queue(job, { row: null, column: null }, { action: "edit_rows", ...edit });
  update(job.history, (history) => addStep(history, { id, kind: "rows", row: null, column: null }));
}
