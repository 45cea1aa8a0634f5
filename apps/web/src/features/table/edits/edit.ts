/** Editing: shown at once, kept in the outbox until the server has it, and undone when the server refuses. */
import type { CellReply, CleaningSettings, DecisionReply, EditColumnRequest } from "@limpid/contract";
import { hasRow, LABELS, leaveOut, MessageLevel, utcStamp } from "@limpid/contract";
import { isSame } from "../../../lib/cleaning-presets.ts";
import { idBuffer } from "../../../lib/id-buffer.ts";
import { clearWarningsOf, postMessage } from "../../../lib/messages.ts";
import type { Position } from "../../../ui/grid/position.ts";
import { canChange, canChangeColumn, canEdit, canPropose, type Job, update } from "../data/job.ts";
import { withArea } from "../model/area.ts";
import { applyChange, type CellChange, changesBetween } from "../model/cell-edit.ts";
import { addStep, type EditStep, holdStep } from "../model/history.ts";
import { isOfArea, isOfCell, isOfRows, type OutboxEntry, pendingSettings, stepOutbox } from "../model/outbox.ts";
import { cellAt, withCell, withTitle } from "../model/table-data.ts";
import { proposeCell, proposeTitle } from "./propose.ts";
import { queue } from "./queue-edit.ts";
import { sendEdits } from "./send-edits.ts";

const NO_PLACE = { row: null, column: null } as const;

export function editCell(job: Job, { row, column }: Position, changes: readonly CellChange[]): void {
  const before = cellAt(job.data.get(), row, column);
  if (before === undefined || !canChangeColumn(job, column)) return;
  if (hasRow(job.data.get().leftOut, row)) {
    postMessage(LABELS.rowIsLeftOut(row), MessageLevel.error);
    return;
  }
  if (!canEdit(job)) {
    proposeCell(job, { row, column }, before, changes);
    return;
  }
  const after = changes.reduce(applyChange, before);
  if (changesBetween(before, after).length === 0) return;
  const batch = idBuffer.take();
  addTo(job, { id: batch, kind: "cells", row, column, cell: { before, after } });
  putCell(job, { row, column }, before, { batch, changes });
}

export function editTitle(job: Job, column: number, title: string): void {
  const before = job.data.get().columns[column]?.title;
  const after = title.trim();
  if (before === undefined || after === "" || !canChangeColumn(job, column)) return;
  if (!canEdit(job)) {
    proposeTitle(job, column, after);
    return;
  }
  if (after === before) return;
  update(job.data, (data) => withTitle(data, column, after));
  const id = queueForColumn(job, column, { action: "edit_column_title", value: after });
  addTo(job, { id, kind: "title", row: null, column, title: { before, after } });
}

/** The column is cleaned anew by the class, and shown when it is; null goes back to the inferred one. */
export function editClass(job: Job, column: number, chosen: string | null): void {
  const entity = job.data.get().columns[column]?.entity;
  if (!entity || !canEdit(job)) return;
  const before = entity.chosen ? entity.predicted_class : null;
  if (before === chosen) return;
  const id = queueForColumn(job, column, { action: "edit_column_entity", value: chosen });
  addTo(job, { id, kind: "class", row: null, column });
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
  const edit = queueForColumn(job, column, { action: "edit_column_decision", decision: id, value: option });
  addTo(job, { id: edit, kind: "decision", row: null, column, decision: id });
}

/** A column of the component is added, and shown when the server has made it; of somebody else's table it is proposed. */
export function enrichColumn(job: Job, column: number, component: string): void {
  const column_uuid = job.data.get().columns[column]?.id;
  if (column_uuid === undefined || !canChange(job)) return;
  const action = "enrich_column_from_component";
  const dt_utc = utcStamp(new Date());
  const body = { action, affects: "enrich", dt_utc, column_uuid, value: component } as const;
  const id = queue(job, { row: null, column, isProposal: canPropose(job) }, body);
  if (canEdit(job)) addTo(job, { id, kind: "component", row: null, column });
}

/** The table is cleaned anew, as far as the settings go. */
export function editSettings(job: Job, settings: CleaningSettings): void {
  const before = settingsOf(job);
  if (!canEdit(job) || isSame(before, settings)) return;
  const body = { action: "edit_table_settings", settings, dt_utc: utcStamp(new Date()), affects: "data" } as const;
  const id = queue(job, NO_PLACE, body);
  addTo(job, { id, kind: "settings", ...NO_PLACE });
}

/** Those that are chosen, whether the server has cleaned by them or not. */
function settingsOf(job: Job): CleaningSettings {
  return pendingSettings(job.outbox.get()) ?? job.state.get().settings;
}

/** The step undone, so that the screen can show where; null when there was none. */
export function undo(job: Job): EditStep | null {
  return hold(job, job.history.get().done.at(-1), true);
}

export function redo(job: Job): EditStep | null {
  return hold(job, job.history.get().undone.at(-1), false);
}

/** A step of the log is undone, or holds again, in whatever order. */
export function hold(job: Job, step: EditStep | undefined, undone: boolean): EditStep | null {
  if (step === undefined || !canEdit(job)) return null;
  update(job.history, (history) => holdStep(history, step, undone));
  if (undone) clearWarningsOf(step.id);
  showHeld(job, step, undone);
  queue(job, { row: step.row, column: step.column }, { action: "hold_edits", step, undone });
  return step;
}

/** At once, where this visit knows what the cell was; the server has the last word. */
function showHeld(job: Job, { row, column, cell, title }: EditStep, undone: boolean): void {
  const [from, to] = undone ? (["after", "before"] as const) : (["before", "after"] as const);
  if (title !== undefined && column !== null) update(job.data, (data) => withTitle(data, column, title[to]));
  if (cell === undefined || row === null || column === null) return;
  // Who has edited it since sees that edit until the server has told.
  if (cellAt(job.data.get(), row, column)?.output !== cell[from].output) return;
  update(job.data, (data) => withCell(data, row, column, cell[to]));
}

/** Sends a refused edit again. */
export function retryEdit(job: Job, entry: OutboxEntry): void {
  if (entry.isProposal !== true) showAgain(job, entry);
  update(job.outbox, (outbox) => stepOutbox(outbox, { kind: "retried", id: entry.id }));
  sendEdits(job);
}

function showAgain(job: Job, { row, column, body }: OutboxEntry): void {
  if (body.action === "edit_column_title" && column !== null)
    update(job.data, (data) => withTitle(data, column, String(body.value)));
  else if (isOfRows(body)) update(job.data, (data) => ({ ...data, leftOut: leaveOut(data.leftOut, body) }));
  else if (isOfArea(body)) update(job.data, (data) => withArea(data, body));
  else if (row !== null && column !== null && isOfCell(body)) applyHere(job, { row, column }, body);
}

function addTo(job: Job, step: EditStep): void {
  update(job.history, (history) => addStep(history, step));
}

interface CellStep {
  readonly batch: string;
  readonly changes: readonly CellChange[];
}

function putCell(job: Job, position: Position, cell: CellReply, { batch, changes }: CellStep): void {
  const { id: cell_uuid, row_uuid, column_uuid } = cell;
  for (const change of changes) {
    applyHere(job, position, change);
    queue(job, position, {
      ...change,
      batch_uuid: batch,
      dt_utc: utcStamp(new Date()),
      affects: "data",
      row_uuid,
      column_uuid,
      cell_uuid,
    });
  }
}

type ColumnChange = Pick<EditColumnRequest, "action" | "decision" | "value">;

/** The id of the edit. */
function queueForColumn(job: Job, column: number, change: ColumnChange): string {
  const column_uuid = job.data.get().columns[column]?.id ?? "";
  return queue(job, { row: null, column }, { ...change, dt_utc: utcStamp(new Date()), affects: "data", column_uuid });
}

function applyHere(job: Job, { row, column }: Position, change: CellChange): void {
  const cell = cellAt(job.data.get(), row, column);
  if (cell !== undefined) update(job.data, (data) => withCell(data, row, column, applyChange(cell, change)));
}
