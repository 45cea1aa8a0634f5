/** Editing: shown at once, kept in the outbox until the server has it, and undone when the server refuses. */
import { type CleaningSettings, type DecisionReply, hasRow, LABELS, MessageLevel } from "@limpid/contract";
import { type CellEdit, type ReadingValue, WHOLE_TABLE } from "@limpid/edits";
import { isSame } from "../../../lib/cleaning-presets.ts";
import { idBuffer } from "../../../lib/id-buffer.ts";
import { clearEditWarnings, postMessage } from "../../../lib/messages.ts";
import type { Position } from "../../../ui/grid/position.ts";
import { canChange, canChangeColumn, canEdit, canPropose, type TableSession, update } from "../data/table-session.ts";
import { applyChange, changesBetween } from "../model/cell-edit.ts";
import { addStep, type EditStep, holdStep } from "../model/history.ts";
import { type OutboxEntry, pendingSettings } from "../model/outbox.ts";
import { cellAt, withCell, withTitle } from "../model/table-data.ts";
import { proposeCell, proposeTitle } from "./propose.ts";
import { queue, show } from "./queue-edit.ts";
import { sendEditAgain } from "./send-edits.ts";

export function editCell(table: TableSession, { row, column }: Position, changes: readonly CellEdit[]): void {
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
  for (const value of changes) {
    const edit = { kind: "cell", place: { row, column }, value } as const;
    show(table, edit);
    queue(table, edit, { batch_uuid: batch });
  }
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
  const edit = { kind: "title", place: { row: null, column }, value: after } as const;
  show(table, edit);
  const id = queue(table, edit);
  addTo(table, { id, kind: "title", row: null, column, title: { before, after } });
}

/** Cleans the column again by the class and shows the result; null goes back to the inferred class. */
export function editClass(table: TableSession, column: number, chosen: string | null): void {
  const entity = table.data.get().columns[column]?.entity;
  if (!entity || !canEdit(table)) return;
  const before = entity.chosen ? entity.predicted_class : null;
  if (before === chosen) return;
  const id = queue(table, { kind: "class", place: { row: null, column }, value: chosen });
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
  const edit = queue(table, { kind: "decision", place: { row: null, column }, value: { decision: id, option } });
  addTo(table, { id: edit, kind: "decision", row: null, column, decision: id });
}

/** Adds a column of the component, which shows when the server has made it. In another person's table it becomes a proposal. */
export function enrichColumn(table: TableSession, column: number, component: string): void {
  if (table.data.get().columns[column] === undefined || !canChange(table)) return;
  const edit = { kind: "component", place: { row: null, column }, value: component } as const;
  const id = queue(table, edit, { isProposal: canPropose(table) });
  if (canEdit(table)) addTo(table, { id, kind: "component", row: null, column });
}

/** Cleans the table again where the settings affect it. */
export function editSettings(table: TableSession, settings: CleaningSettings): void {
  const before = settingsOf(table);
  if (!canEdit(table) || isSame(before, settings)) return;
  const id = queue(table, { kind: "settings", place: WHOLE_TABLE, value: settings });
  addTo(table, { id, kind: "settings", ...WHOLE_TABLE });
}

/** The file was read right, though that was not certain. */
export function confirmReading(table: TableSession, value: ReadingValue): void {
  if (!canEdit(table)) return;
  const id = queue(table, { kind: "reading", place: WHOLE_TABLE, value });
  addTo(table, { id, kind: "reading", ...WHOLE_TABLE });
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
  if (undone) clearEditWarnings(step.id);
  showHeld(table, step, undone);
  const { row, column } = step;
  queue(table, { kind: "hold", place: { row, column }, value: { step, undone } });
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
  if (entry.isProposal !== true) show(table, entry.edit);
  sendEditAgain(table, entry);
}

function addTo(table: TableSession, step: EditStep): void {
  update(table.history, (history) => addStep(history, step));
}
