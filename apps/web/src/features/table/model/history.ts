/** What can be undone and redone here: the steps of whoever looks, as the server's log has them and this visit has added. */
import type { CellReply, EditLogReply } from "@limpid/contract";

export type LoggedStep = EditLogReply["steps"][number];
export type StepKind = LoggedStep["kind"];

export interface EditStep {
  /** By it the server undoes the step. */
  readonly id: string;
  readonly kind: StepKind;
  /** Null where it is of a column or the table, or of many cells. */
  readonly row: number | null;
  /** Null where it is of the table, or of many cells. */
  readonly column: number | null;
  /** Of kind "decision": which one. */
  readonly decision?: string | undefined;
  /** Of a cell that was edited in this visit, so that it is shown at once. */
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

/** Of many cells, or of one of which nothing more is known here. */
export const MANY_CELLS = { kind: "cells", row: null, column: null } as const;

/** As the server's log says; what this visit knows of a step stays known. */
export function historyOf({ steps, undo, redo }: EditLogReply, here: EditHistory): EditHistory {
  const known = new Map([...steps.map(stepOf), ...here.done, ...here.undone].map((step) => [step.id, step]));
  const stepsOf = (ids: readonly string[]): EditStep[] =>
    ids.map((id) => known.get(id) ?? { ...MANY_CELLS, id }).toReversed();
  return { done: stepsOf(undo), undone: stepsOf(redo) };
}

export function stepOf({ edit_uuid: id, kind, row, column, cells, decision }: LoggedStep): EditStep {
  return cells > 1 ? { ...MANY_CELLS, id } : { id, kind, row, column, decision };
}

const CHOICES: readonly StepKind[] = ["class", "decision", "settings"];

/** The table is cleaned anew when such a step is undone. */
export const isChoice = (kind: StepKind): boolean => CHOICES.includes(kind);
