/** Groups edits into steps: edits that were made as one and are undone as one. */
import type { CellEdit } from "@limpid/contract";
import type { EditField, StoredEdit } from "./edit.ts";
import { editsInForce, editsOfCells, isOfCell, stepId, toCellEdit, undoneSteps } from "./edit-overlay.ts";

export type StepKind = Exclude<EditField, CellEdit["field"] | "batch">;

export interface EditStep {
  readonly id: string;
  readonly kind: StepKind;
  /** The first of its edits. */
  readonly first: StoredEdit;
  /** Row of its first cell, or the first one that it leaves out; null if it edits a whole column or table. */
  readonly row: number | null;
  readonly column: number;
  /** Number of edited cells. */
  readonly cells: number;
  readonly isUndone: boolean;
}

/** Lists the oldest first. */
export function listSteps(edits: readonly StoredEdit[]): readonly EditStep[] {
  const undone = undoneSteps(edits);
  const steps = new Map<string, { readonly first: StoredEdit; row: number | null; readonly cells: CellCounter }>();
  for (const edit of edits) {
    if (edit.field === "batch") continue;
    const step = steps.get(stepId(edit)) ?? { first: edit, row: null, cells: new CellCounter() };
    steps.set(stepId(edit), step);
    const rows = editedRows(edit);
    step.row ??= rows[0] ?? (edit.field === "rows" ? (edit.value.rows[0]?.[0] ?? null) : null);
    step.cells.add(edit.columnIndex, rows);
  }
  return [...steps].map(([id, { first, row, cells }]) => ({
    id,
    kind: kindOf(first),
    first,
    row,
    column: first.columnIndex,
    cells: cells.count(),
    isUndone: undone.has(id),
  }));
}

/** Counts distinct cells; a batch may edit each of 100,000 twice. */
class CellCounter {
  private readonly rowsOf = new Map<number, Set<number>>();

  add(column: number, rows: readonly number[]): void {
    const known = this.rowsOf.get(column) ?? new Set();
    this.rowsOf.set(column, known);
    for (const row of rows) known.add(row);
  }

  count(): number {
    let cells = 0;
    for (const rows of this.rowsOf.values()) cells += rows.size;
    return cells;
  }
}

function kindOf(edit: StoredEdit): StepKind {
  return edit.field === "batch" || isOfCell(edit) ? "cells" : (edit.field as StepKind);
}

/** Returns the rows of the cells that the edit sets. */
function editedRows(edit: StoredEdit): readonly number[] {
  if (edit.field === "cells") return edit.value.cells.map(([row]) => row);
  return isOfCell(edit) ? [edit.rowIndex] : [];
}

export interface UndoStacks {
  /** Ids of steps, the next one last. */
  readonly undo: readonly string[];
  readonly redo: readonly string[];
}

/**
 * Returns what a person can undo and redo. A new step clears the redo stack; steps undone by others cannot be redone.
 */
export function undoStacks(edits: readonly StoredEdit[], isOwn: (edit: StoredEdit) => boolean): UndoStacks {
  const own = new Set<string>();
  const undo = new Set<string>();
  const redo = new Set<string>();
  for (const edit of edits) {
    const isHold = edit.field === "batch";
    const id = isHold ? edit.value.batch : stepId(edit);
    if (!isHold) {
      if (!isOwn(edit) || own.has(id)) continue;
      own.add(id);
      undo.add(id);
      redo.clear();
    } else if (own.has(id)) {
      undo.delete(id);
      redo.delete(id);
      if (!edit.value.undone) undo.add(id);
      else if (isOwn(edit)) redo.add(id);
    }
  }
  return { undo: [...undo], redo: [...redo] };
}

/** A cell before and after a step. */
export interface CellSample {
  readonly row: number;
  readonly column: number;
  /** Edits in the order they were made. */
  readonly before: readonly CellEdit[];
  readonly after: readonly CellEdit[];
}

/** Returns the first cell of each step that edits cells, with its edits in force; undefined for other steps. */
export function sampleSteps(
  edits: readonly StoredEdit[],
  steps: readonly Pick<EditStep, "id" | "row" | "column">[],
): readonly (CellSample | undefined)[] {
  const wanted = new Map<number, Set<number>>();
  for (const { row, column } of steps)
    if (row !== null) wanted.set(column, (wanted.get(column) ?? new Set<number>()).add(row));
  const undone = undoneSteps(edits);
  const ofCells = new Map<string, { readonly step: string; readonly edit: CellEdit }[]>();
  for (const edit of edits) {
    const rows = wanted.get(edit.columnIndex);
    if (rows === undefined) continue;
    for (const each of editsOfCells(edit, rows)) {
      if (!isOfCell(each) || !rows.has(each.rowIndex)) continue;
      const { field, rowIndex, value } = each;
      const key = `${rowIndex},${edit.columnIndex}`;
      const known = ofCells.get(key) ?? [];
      ofCells.set(key, known);
      known.push({ step: stepId(edit), edit: toCellEdit(field, value) });
    }
  }
  return steps.map(({ id, row, column }) => {
    const all = ofCells.get(`${row},${column}`) ?? [];
    const start = all.findIndex(({ step }) => step === id);
    if (row === null || start < 0) return undefined;
    const before = all.slice(0, start).filter(({ step }) => !undone.has(step));
    const own = all.filter(({ step }) => step === id);
    const toEdits = (list: typeof all) => list.map(({ edit }) => edit);
    return { row, column, before: toEdits(before), after: toEdits([...before, ...own]) };
  });
}

/** Returns the last edit in force before a step of the same column, field and decision. */
export function valueBefore(edits: readonly StoredEdit[], { first }: Pick<EditStep, "first">): StoredEdit | undefined {
  const decision = decisionOf(first);
  return editsInForce(edits).findLast(
    (edit) =>
      edit.seq < first.seq &&
      edit.field === first.field &&
      edit.columnIndex === first.columnIndex &&
      decisionOf(edit) === decision,
  );
}

function decisionOf({ field, value }: StoredEdit): string | undefined {
  return field === "decision" ? value.decision : undefined;
}
