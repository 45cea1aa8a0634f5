/** Editing: shown at once, kept in the outbox until the server has it, and undone when the server refuses. */
import type { CellReply, CleaningSettings, DecisionReply, EditColumnRequest } from "@limpid/contract";
import { LABELS, utcStamp } from "@limpid/contract";
import { isSame } from "../../../lib/cleaning-presets.ts";
import { idBuffer } from "../../../lib/id-buffer.ts";
import { postMessage } from "../../../lib/messages.ts";
import type { Position } from "../../../ui/grid/position.ts";
import { applyChange, type CellChange, changesBetween } from "../model/cell-edit.ts";
import { addStep, type EditStep, redoStep, undoStep } from "../model/history.ts";
import { type EditBody, isUnsaved, type OutboxEntry, pendingSettings, stepOutbox } from "../model/outbox.ts";
import { cellAt, withCell, withTitle } from "../model/table-data.ts";
import { holdBatch } from "./decide.ts";
import { canEdit, canEditColumn, type Job, update } from "./job.ts";
import { sendEdits } from "./send-edits.ts";

export function editCell(job: Job, { row, column }: Position, changes: readonly CellChange[]): void {
  const before = cellAt(job.data.get(), row, column);
  if (before === undefined || !canEditColumn(job, column)) return;
  const after = changes.reduce(applyChange, before);
  if (changesBetween(before, after).length === 0) return;
  update(job.history, (history) => addStep(history, { kind: "cell", row, column, before, after }));
  putCell(job, { row, column }, before, changes);
}

export function editTitle(job: Job, column: number, title: string): void {
  const before = job.data.get().columns[column]?.title;
  const after = title.trim();
  if (before === undefined || after === "" || after === before || !canEditColumn(job, column)) return;
  update(job.history, (history) => addStep(history, { kind: "title", column, before, after }));
  putTitle(job, column, after);
}

/** The column is cleaned anew by the class; null goes back to the inferred one. */
export function editClass(job: Job, column: number, chosen: string | null): void {
  const entity = job.data.get().columns[column]?.entity;
  if (!entity || !canEdit(job)) return;
  const before = entity.chosen ? entity.predicted_class : null;
  if (before === chosen) return;
  update(job.history, (history) => addStep(history, { kind: "class", column, before, after: chosen }));
  putClass(job, column, chosen);
}

/** The table is cleaned anew with the option; null gives the decision back to the cells. */
export function editDecision(
  job: Job,
  column: number,
  { id, chosen, in_force }: DecisionReply,
  option: string | null,
): void {
  const before = chosen ? in_force : null;
  if (!canEdit(job) || before === option) return;
  update(job.history, (history) => addStep(history, { kind: "decision", column, decision: id, before, after: option }));
  putDecision(job, column, id, option);
}

/** The table is cleaned anew, as far as the settings go. */
export function editSettings(job: Job, settings: CleaningSettings): void {
  const before = settingsOf(job);
  if (!canEdit(job) || isSame(before, settings)) return;
  update(job.history, (history) => addStep(history, { kind: "settings", before, after: settings }));
  putSettings(job, settings);
}

/** Those that are chosen, whether the server has cleaned by them or not. */
function settingsOf(job: Job): CleaningSettings {
  return pendingSettings(job.outbox.get()) ?? job.state.get().settings;
}

/** The step undone, so that the screen can show where; null when there was none. */
export function undo(job: Job): EditStep | null {
  const undone = undoStep(job.history.get());
  if (undone === null || !canEdit(job)) return null;
  job.history.set(undone.history);
  restore(job, undone.step, "before");
  return undone.step;
}

export function redo(job: Job): EditStep | null {
  const redone = redoStep(job.history.get());
  if (redone === null || !canEdit(job)) return null;
  job.history.set(redone.history);
  restore(job, redone.step, "after");
  return redone.step;
}

/** Sends a refused edit again. */
export function retryEdit(job: Job, { id, row, column, body }: OutboxEntry): void {
  if (body.action === "edit_column_title" && column !== null)
    update(job.data, (data) => withTitle(data, column, String(body.value)));
  else if (row !== null && column !== null) applyHere(job, { row, column }, body as CellChange);
  update(job.outbox, (outbox) => stepOutbox(outbox, { kind: "retried", id }));
  sendEdits(job);
}

function restore(job: Job, step: EditStep, side: "before" | "after"): void {
  if (step.kind === "batch") void holdBatch(job, step.batch, side === "before");
  else if (step.kind === "title") putTitle(job, step.column, step[side]);
  else if (step.kind === "class") putClass(job, step.column, step[side]);
  else if (step.kind === "decision") putDecision(job, step.column, step.decision, step[side]);
  else if (step.kind === "settings") putSettings(job, step[side]);
  else moveCell(job, step, side);
}

function moveCell(job: Job, step: EditStep & { readonly kind: "cell" }, side: "before" | "after"): void {
  const { row, column, [side]: to } = step;
  const from = cellAt(job.data.get(), row, column);
  if (from === undefined) return;
  putCell(job, { row, column }, from, changesBetween(from, to, side === "before"));
  // Its reasons come back as well, as they do on the server when edits lead back to what cleaning left.
  update(job.data, (data) => withCell(data, row, column, to));
}

function putCell(job: Job, position: Position, cell: CellReply, changes: readonly CellChange[]): void {
  const { id: cell_uuid, row_uuid, column_uuid } = cell;
  for (const change of changes) {
    applyHere(job, position, change);
    queue(job, position, {
      ...change,
      dt_utc: utcStamp(new Date()),
      affects: "data",
      row_uuid,
      column_uuid,
      cell_uuid,
    });
  }
}

function putTitle(job: Job, column: number, title: string): void {
  update(job.data, (data) => withTitle(data, column, title));
  queueForColumn(job, column, { action: "edit_column_title", value: title });
}

/** Shown only when the server has cleaned the column anew. */
function putClass(job: Job, column: number, chosen: string | null): void {
  queueForColumn(job, column, { action: "edit_column_entity", value: chosen });
}

function putDecision(job: Job, column: number, decision: string, option: string | null): void {
  queueForColumn(job, column, { action: "edit_column_decision", decision, value: option });
}

function putSettings(job: Job, settings: CleaningSettings): void {
  const body = { action: "edit_table_settings", settings, dt_utc: utcStamp(new Date()), affects: "data" } as const;
  queue(job, { row: null, column: null }, body);
}

type ColumnChange = Pick<EditColumnRequest, "action" | "decision" | "value">;

function queueForColumn(job: Job, column: number, change: ColumnChange): void {
  const column_uuid = job.data.get().columns[column]?.id;
  if (column_uuid === undefined) return;
  queue(job, { row: null, column }, { ...change, dt_utc: utcStamp(new Date()), affects: "data", column_uuid });
}

function applyHere(job: Job, { row, column }: Position, change: CellChange): void {
  const cell = cellAt(job.data.get(), row, column);
  if (cell !== undefined) update(job.data, (data) => withCell(data, row, column, applyChange(cell, change)));
}

function queue(job: Job, place: Pick<OutboxEntry, "row" | "column">, body: EditBody): void {
  const entry = { id: idBuffer.take(), ...place, body };
  update(job.outbox, (outbox) => stepOutbox(outbox, { kind: "queued", entry }));
  postMessage(LABELS.pendingChanges(job.outbox.get().filter(isUnsaved).length));
  sendEdits(job);
}
