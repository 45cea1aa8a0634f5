/** Groups edits into steps: edits that were made as one and are undone as one. */
import type { CellEdit } from "./apply-edit.ts";
import type { StoredEdit } from "./edit.ts";
import { cellsIn, editsInForce, undoneSteps } from "./edit-overlay.ts";
import { type LogLine, stepId, type TableNames } from "./kinds/edit-kind.ts";
import { type Edit, editKind } from "./registry.ts";

export interface EditStep {
  readonly id: string;
  /** How it reads in the log. */
  readonly line: LogLine<Edit>;
  /** The first of its edits. */
  readonly first: StoredEdit;
  /** Row of its first cell, or the first one that it leaves out; null if it edits a whole column or table. */
  readonly row: number | null;
  readonly column: number | null;
  /** Number of edited cells. */
  readonly cells: number;
  readonly isUndone: boolean;
}

interface OpenStep extends Pick<EditStep, "first" | "line"> {
  row: number | null;
  readonly cells: CellCounter;
}

/** Lists the oldest first. */
export function listSteps(edits: readonly StoredEdit[]): readonly EditStep[] {
  const undone = undoneSteps(edits);
  const steps = new Map<string, OpenStep>();
  for (const edit of edits) {
    const { line } = editKind(edit.kind);
    if (line === null) continue;
    const step = steps.get(stepId(edit)) ?? { first: edit, line, row: null, cells: new CellCounter() };
    steps.set(stepId(edit), step);
    const rows = cellsIn(edit).map(([row]) => row);
    step.row ??= rows[0] ?? line.firstRow?.(edit.value) ?? null;
    step.cells.add(edit.place.column, rows);
  }
  return [...steps].map(([id, { first, line, row, cells }]) => ({
    id,
    line,
    first,
    row,
    column: first.place.column,
    cells: cells.count(),
    isUndone: undone.has(id),
  }));
}

/** Counts distinct cells; a batch may edit each of 100,000 twice. */
class CellCounter {
  private readonly rowsByColumn = new Map<number | null, Set<number>>();

  add(column: number | null, rows: readonly number[]): void {
    const known = this.rowsByColumn.get(column) ?? new Set();
    this.rowsByColumn.set(column, known);
    for (const row of rows) known.add(row);
  }

  count(): number {
    let cells = 0;
    for (const rows of this.rowsByColumn.values()) cells += rows.size;
    return cells;
  }
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
    if (edit.kind === "hold") {
      const { batch: id, undone } = edit.value;
      if (!own.has(id)) continue;
      undo.delete(id);
      redo.delete(id);
      if (!undone) undo.add(id);
      else if (isOwn(edit)) redo.add(id);
      continue;
    }
    const id = stepId(edit);
    if (!isOwn(edit) || own.has(id)) continue;
    own.add(id);
    undo.add(id);
    redo.clear();
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
    if (row !== null && column !== null) wanted.set(column, (wanted.get(column) ?? new Set<number>()).add(row));
  const undone = undoneSteps(edits);
  const byCell = new Map<string, { readonly step: string; readonly edit: CellEdit }[]>();
  for (const edit of edits) {
    const { column } = edit.place;
    const rows = column === null ? undefined : wanted.get(column);
    if (rows === undefined) continue;
    for (const [row, change] of cellsIn(edit)) {
      if (!rows.has(row)) continue;
      const key = `${row},${column}`;
      const known = byCell.get(key) ?? [];
      byCell.set(key, known);
      known.push({ step: stepId(edit), edit: change });
    }
  }
  return steps.map(({ id, row, column }) => {
    const all = byCell.get(`${row},${column}`) ?? [];
    const start = all.findIndex(({ step }) => step === id);
    if (row === null || column === null || start < 0) return undefined;
    const before = all.slice(0, start).filter(({ step }) => !undone.has(step));
    const own = all.filter(({ step }) => step === id);
    const toEdits = (list: typeof all) => list.map(({ edit }) => edit);
    return { row, column, before: toEdits(before), after: toEdits([...before, ...own]) };
  });
}

/** What a step sets, and what was in its place before, as people read it; null for nothing. */
export function stepTexts(
  edits: readonly StoredEdit[],
  { first, line }: Pick<EditStep, "first" | "line">,
  names: TableNames,
): { readonly before: string | null; readonly after: string | null } {
  const before = editBefore(edits, first);
  return {
    before: (before && line.text?.(before, names)) ?? line.textBefore?.(first, names) ?? null,
    after: line.text?.(first, names) ?? null,
  };
}

/** Returns the last edit in force before another one of the same kind, place and subject. */
function editBefore(edits: readonly StoredEdit[], edit: StoredEdit): StoredEdit | undefined {
  const { subject } = editKind(edit.kind);
  return editsInForce(edits).findLast(
    (one) =>
      one.seq < edit.seq &&
      one.kind === edit.kind &&
      one.place.row === edit.place.row &&
      one.place.column === edit.place.column &&
      subject(one.value) === subject(edit.value),
  );
}
