/** The steps that the user can undo and redo, from the server's log and from this visit. */
import type { CellReply, EditLogReply } from "@limpid/contract";

export type LoggedStep = EditLogReply["steps"][number];
export type StepKind = LoggedStep["kind"];

export interface EditStep {
  /** The server undoes the step by this id. */
  readonly id: string;
  readonly kind: StepKind;
  /** Null where it is of a column or the table, or of many cells. */
  readonly row: number | null;
  /** Null where it is of the table, or of many cells. */
  readonly column: number | null;
  /** Names the decision of a step of kind "decision". */
  readonly decision?: string | undefined;
  /** Holds both sides of a cell edited in this visit, so that undoing shows at once. */
  readonly cell?: Sides<CellReply>;
  readonly title?: Sides<string>;
}

interface Sides<Value> {
  readonly before: Value;
  readonly after: Value;
}

export interface EditHistory {
  /** The last one is undone next. */
  readonly done: readonly EditStep[];
  readonly undone: readonly EditStep[];
}

export const NO_HISTORY: EditHistory = { done: [], undone: [] };

/** A new step ends what could be redone. */
export function addStep(history: EditHistory, step: EditStep): EditHistory {
  return { done: [...history.done, step], undone: [] };
}

/** A step is undone, or holds again, in whatever order. */
export function holdStep({ done, undone }: EditHistory, step: EditStep, isUndone: boolean): EditHistory {
  const isOther = ({ id }: EditStep): boolean => id !== step.id;
  const [others, othersUndone] = [done.filter(isOther), undone.filter(isOther)];
  return isUndone
    ? { done: others, undone: [...othersUndone, step] }
    : { done: [...others, step], undone: othersUndone };
}

/** The step changed many cells, or a cell that is not known here. */
export const MANY_CELLS = { kind: "cells", row: null, column: null } as const;

/** Takes the steps of the server's log, and keeps what this visit knows about them. */
export function mergeHistory({ steps, undo, redo }: EditLogReply, here: EditHistory): EditHistory {
  const known = new Map([...steps.map(toEditStep), ...here.done, ...here.undone].map((step) => [step.id, step]));
  const stepsOf = (ids: readonly string[]): EditStep[] =>
    ids.map((id) => known.get(id) ?? { ...MANY_CELLS, id }).toReversed();
  return { done: stepsOf(undo), undone: stepsOf(redo) };
}

export function toEditStep({ edit_uuid: id, kind, row, column, cells, decision }: LoggedStep): EditStep {
  return cells > 1 ? { ...MANY_CELLS, id } : { id, kind, row, column, decision };
}
