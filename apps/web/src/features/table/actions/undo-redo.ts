import { LABELS } from "@limpid/contract";
import { HEADER_ROW } from "../../../ui/grid/position.ts";
import { canEdit, type Job } from "../data/job.ts";
import { redo as redoEdit, undo as undoEdit } from "../edits/edit.ts";
import type { EditStep } from "../model/history.ts";
import type { Action } from "./action.ts";

export const undo: Action = {
  id: "undo",
  label: LABELS.undo,
  keys: ["Ctrl+z"],
  isEnabled: (job) => canEdit(job) && job.history.get().done.length > 0,
  run: (job) => show(job, undoEdit(job)),
};

export const redo: Action = {
  id: "redo",
  label: LABELS.redo,
  keys: ["Ctrl+Shift+z", "Ctrl+y"],
  isEnabled: (job) => canEdit(job) && job.history.get().undone.length > 0,
  run: (job) => show(job, redoEdit(job)),
};

function show(job: Job, step: EditStep | null): void {
  if (step === null || step.column === null) return;
  job.grid.current?.goTo({ row: step.row ?? HEADER_ROW, column: step.column });
}
