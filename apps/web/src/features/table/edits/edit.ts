/** Editing: shown at once, kept in the outbox until the server has it, and undone when the server refuses. */
import type { CellReply, CleaningSettings, DecisionReply, EditColumnRequest } from "@limpid/contract";
import { hasRow, LABELS, leaveOut, MessageLevel, utcStamp } from "@limpid/contract";
import { isSame } from "../../../lib/cleaning-presets.ts";
import { idBuffer } from "../../../lib/id-buffer.ts";
import { clearWarningsOf, postMessage } from "../../../lib/messages.ts";
import type { Position } from "../../../ui/grid/position.ts";
import { canChange, canChangeColumn, canEdit, canPropose, type TableSession, update } from "../data/table-session.ts";
import { withArea } from "../model/area.ts";
import { applyChange, type CellChange, changesBetween } from "../model/cell-edit.ts";
import { addStep, type EditStep, holdStep } from "../model/history.ts";
import { isOfArea, isOfCell, isOfRows, type OutboxEntry, pendingSettings } from "../model/outbox.ts";
import { cellAt, withCell, withTitle } from "../model/table-data.ts";
import { proposeCell, proposeTitle } from "./propose.ts";
import { queue } from "./queue-edit.ts";
import { sendEditAgain } from "./send-edits.ts";

const NO_PLACE = { row: null, column: null } as const;

export function editCell(table: TableSession, { row, column }: Position, changes: readonly CellChange[]): void {
  const before = cellAt(table.data.get(), row, column);
  if (before === undefined || !canChangeColumn(table, column)) return;
  if (hasRow(table.data.get().leftOut, row)) {
    postMessage(LABELS.rowIsLeftOut(row), MessageLevel.error);
    return;
  }
  if (!canEdit(table)) {
    proposeCell(table, { row, column }, before, changes);
    return;
  }
  const after = changes.reduce(applyChange, before);
  if (changesBetween(before, after).length === 0) return;
  const batch = idBuffer.take();
  addTo(table, { id: batch, kind: "cells", row, column, cell: { before, after } });
  putCell(table, { row, column }, before, { batch, changes });
}

export function editTitle(table: TableSession, column: number, title: string): void {
  const before = table.data.get().columns[column]?.title;
  const after = title.trim();
  if (before === undefined || after === "" || !canChangeColumn(table, column)) return;
  if (!canEdit(table)) {
    proposeTitle(table, column, after);
    return;
  }
  if (after === before) return;
  update(table.data, (data) => withTitle(data, column, after));
  const id = queueForColumn(table, column, { action: "edit_column_title", value: after });
  addTo(table, { id, kind: "title", row: null, column, title: { before, after } });
}

/** Cleans the column again by the class and shows the result; null goes back to the inferred class. */
export function editClass(table: TableSession, column: number, chosen: string | null): void {
  const entity = table.data.get().columns[column]?.entity;
  if (!entity || !canEdit(table)) return;
  const before = entity.chosen ? entity.predicted_class : null;
  if (before === chosen) return;
  const id = queueForColumn(table, column, { action: "edit_column_entity", value: chosen });
  addTo(table, { id, kind: "class", row: null, column });
}

/** Cleans the table again with the option; null leaves the decision to the cells. */
export function editDecision(
  table: TableSession,
  column: number,
  { id, chosen, in_force }: DecisionReply,
  option: string | null,
): void {
  const before = chosen ? in_force : null;
  if (!canEdit(table) || before === option) return;
  const edit = queueForColumn(table, column, { action: "edit_column_decision", decision: id, value: option });
  addTo(table, { id: edit, kind: "decision", row: null, column, decision: id });
}

/** Adds a column of the component, which shows when the server has made it. In another person's table it becomes a proposal. */
export function enrichColumn(table: TableSession, column: number, component: string): void {
  const column_uuid = table.data.get().columns[column]?.id;
  if (column_uuid === undefined || !canChange(table)) return;
  const action = "enrich_column_from_component";
  const dt_utc = utcStamp(new Date());
  const body = { action, affects: "enrich", dt_utc, column_uuid, value: component } as const;
  const id = queue(table, { row: null, column, isProposal: canPropose(table) }, body);
  if (canEdit(table)) addTo(table, { id, kind: "component", row: null, column });
}

/** Cleans the table again where the settings affect it. */
export function editSettings(table: TableSession, settings: CleaningSettings): void {
  const before = settingsOf(table);
  if (!canEdit(table) || isSame(before, settings)) return;
  const body = { action: "edit_table_settings", settings, dt_utc: utcStamp(new Date()), affects: "data" } as const;
  const id = queue(table, NO_PLACE, body);
  addTo(table, { id, kind: "settings", ...NO_PLACE });
}

/** Gives the chosen settings, whether or not the server has applied them yet. */
function settingsOf(table: TableSession): CleaningSettings {
  return pendingSettings(table.outbox.get()) ?? table.state.get().settings;
}

/** The step undone, so that the screen can show where; null when there was none. */
export function undo(table: TableSession): EditStep | null {
  return hold(table, table.history.get().done.at(-1), true);
}

export function redo(table: TableSession): EditStep | null {
  return hold(table, table.history.get().undone.at(-1), false);
}

/** A step of the log is undone, or holds again, in whatever order. */
export function hold(table: TableSession, step: EditStep | undefined, undone: boolean): EditStep | null {
  if (step === undefined || !canEdit(table)) return null;
  update(table.history, (history) => holdStep(history, step, undone));
  if (undone) clearWarningsOf(step.id);
  showHeld(table, step, undone);
  queue(table, { row: step.row, column: step.column }, { action: "hold_edits", step, undone });
  return step;
}

/** Shows the change at once if this visit knows the previous cell; the server decides in the end. */
function showHeld(table: TableSession, { row, column, cell, title }: EditStep, undone: boolean): void {
  const [from, to] = undone ? (["after", "before"] as const) : (["before", "after"] as const);
  if (title !== undefined && column !== null) update(table.data, (data) => withTitle(data, column, title[to]));
  if (cell === undefined || row === null || column === null) return;
  // A newer edit of the cell stays visible until the server has replied.
  if (cellAt(table.data.get(), row, column)?.output !== cell[from].output) return;
  update(table.data, (data) => withCell(data, row, column, cell[to]));
}

/** Sends a refused edit again. */
export function retryEdit(table: TableSession, entry: OutboxEntry): void {
  if (entry.isProposal !== true) showAgain(table, entry);
  sendEditAgain(table, entry);
}

function showAgain(table: TableSession, { row, column, body }: OutboxEntry): void {
  if (body.action === "edit_column_title" && column !== null)
    update(table.data, (data) => withTitle(data, column, String(body.value)));
  else if (isOfRows(body)) update(table.data, (data) => ({ ...data, leftOut: leaveOut(data.leftOut, body) }));
  else if (isOfArea(body)) update(table.data, (data) => withArea(data, body));
  else if (row !== null && column !== null && isOfCell(body)) applyHere(table, { row, column }, body);
}

function addTo(table: TableSession, step: EditStep): void {
  update(table.history, (history) => addStep(history, step));
}

interface CellStep {
  readonly batch: string;
  readonly changes: readonly CellChange[];
}

function putCell(table: TableSession, position: Position, cell: CellReply, { batch, changes }: CellStep): void {
  const { id: cell_uuid, row_uuid, column_uuid } = cell;
  for (const change of changes) {
    applyHere(table, position, change);
    queue(table, position, {
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
function queueForColumn(table: TableSession, column: number, change: ColumnChange): string {
  const column_uuid = table.data.get().columns[column]?.id ?? "";
  return queue(table, { row: null, column }, { ...change, dt_utc: utcStamp(new Date()), affects: "data", column_uuid });
}

function applyHere(table: TableSession, { row, column }: Position, change: CellChange): void {
  const cell = cellAt(table.data.get(), row, column);
  if (cell !== undefined) update(table.data, (data) => withCell(data, row, column, applyChange(cell, change)));
}
