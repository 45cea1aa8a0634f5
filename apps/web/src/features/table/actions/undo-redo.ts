import { LABELS } from "@limpid/contract";
import { HEADER_ROW } from "../../../ui/grid/position.ts";
import { canEdit, type TableSession } from "../data/table-session.ts";
import { redo as redoEdit, undo as undoEdit } from "../edits/edit.ts";
import type { EditStep } from "../model/history.ts";
import type { Action } from "./action.ts";

export const undo: Action = {
  id: "undo",
  label: LABELS.undo,
  keys: ["Ctrl+z"],
  isEnabled: (table) => canEdit(table) && table.history.get().done.length > 0,
  run: (table) => show(table, undoEdit(table)),
};

export const redo: Action = {
  id: "redo",
  label: LABELS.redo,
  keys: ["Ctrl+Shift+z", "Ctrl+y"],
  isEnabled: (table) => canEdit(table) && table.history.get().undone.length > 0,
  run: (table) => show(table, redoEdit(table)),
};

function show(table: TableSession, step: EditStep | null): void {
  if (step === null || step.column === null) return;
  const place = { row: step.row ?? HEADER_ROW, column: step.column };
  // Among questions, the one that comes back takes the focus.
  if (step.kind === "decision" && table.view.get().panel === "review") table.grid.current?.show(place);
  else table.grid.current?.goTo(place);
}
