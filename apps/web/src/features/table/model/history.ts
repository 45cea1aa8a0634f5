/** What can be undone and redone. A step knows the cell, title, class, decision or settings before and after. */
import type { CellReply, CleaningSettings } from "@limpid/contract";

export type EditStep =
  | {
      readonly kind: "cell";
      readonly row: number;
      readonly column: number;
      readonly before: CellReply;
      readonly after: CellReply;
    }
  | { readonly kind: "title"; readonly column: number; readonly before: string; readonly after: string }
  /** Ids of classes; null for the one that was inferred. */
  | { readonly kind: "class"; readonly column: number; readonly before: string | null; readonly after: string | null }
  /** Ids of options; null for what the cells say. */
  | {
      readonly kind: "decision";
      readonly column: number;
      readonly decision: string;
      readonly before: string | null;
      readonly after: string | null;
    }
  /** Many cells at once, which the server knows. */
  | { readonly kind: "batch"; readonly batch: string; readonly cells: number }
  /** Of the whole table. */
  | { readonly kind: "settings"; readonly before: CleaningSettings; readonly after: CleaningSettings };

export interface EditHistory {
  readonly done: readonly EditStep[];
  readonly undone: readonly EditStep[];
}

export const NO_HISTORY: EditHistory = { done: [], undone: [] };

/** A new step ends what could be redone. */
export function addStep(history: EditHistory, step: EditStep): EditHistory {
  return { done: [...history.done, step], undone: [] };
}

export function undoStep({
  done,
  undone,
}: EditHistory): { readonly history: EditHistory; readonly step: EditStep } | null {
  const step = done.at(-1);
  return step === undefined ? null : { step, history: { done: done.slice(0, -1), undone: [...undone, step] } };
}

export function redoStep({
  done,
  undone,
}: EditHistory): { readonly history: EditHistory; readonly step: EditStep } | null {
  const step = undone.at(-1);
  return step === undefined ? null : { step, history: { done: [...done, step], undone: undone.slice(0, -1) } };
}
