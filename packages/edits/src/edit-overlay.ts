/**
 * Lays a list of edits over a table: cells, titles, computed columns, rows, choices and settings. `applyEdits` computes
 * the resulting state of a cell.
 */
import { NO_ROWS, type RowRanges } from "@limpid/contract";
import type { CleaningSettings, ColumnChoice, ColumnChoices } from "@limpid/table";
import type { CellEdit } from "./apply-edit.ts";
import type { FoldableEdit } from "./edit.ts";
import { type CellPlace, type ComputedColumn, type EditedState, type SetCells, stepId } from "./kinds/edit-kind.ts";
import { type Edit, editKind } from "./registry.ts";

export interface EditedCell extends CellPlace {
  /** Edits in the order they were made. */
  readonly edits: readonly CellEdit[];
}

export interface EditOverlay {
  readonly cells: readonly EditedCell[];
  readonly titles: ReadonlyMap<number, string>;
  readonly computed: readonly ComputedColumn[];
  /** Rows excluded from the table; they keep their numbers, and their cells keep their edits. */
  readonly leftOut: RowRanges;
  /** Choices about columns. Later ones win, and null returns the class or the decision to the cells. */
  readonly choices: ColumnChoices;
  /** Settings of the whole table; undefined if nobody has ever set any. */
  readonly settings: CleaningSettings | undefined;
  /** The answers to questions on how the file was read, by parameter. */
  readonly readings: ReadonlyMap<string, string>;
}

export const NO_EDITS: EditOverlay = {
  cells: [],
  titles: new Map(),
  computed: [],
  leftOut: NO_ROWS,
  choices: {},
  settings: undefined,
  readings: new Map(),
};

/** Returns the ids of undone steps. */
export function undoneSteps(edits: readonly Edit[]): ReadonlySet<string> {
  const undone = new Set<string>();
  for (const edit of edits) {
    if (edit.kind !== "hold") continue;
    if (edit.value.undone) undone.add(edit.value.batch);
    else undone.delete(edit.value.batch);
  }
  return undone;
}

/** Returns the cells that an edit sets. */
export function cellsIn(edit: Edit): SetCells {
  return editKind(edit.kind).cells?.(edit) ?? [];
}

/**
 * Returns the edits in force, one per cell, in the order they were made: without undone steps and without the edits
 * that undo or redo.
 */
export function editsInForce<Each extends FoldableEdit>(edits: readonly Each[]): readonly Each[] {
  const undone = undoneSteps(edits);
  return edits.flatMap((edit) => (edit.kind === "hold" || undone.has(stepId(edit)) ? [] : editsByCell(edit)));
}

/** Returns the edits in some rows, one per cell, and those without a row. */
export function editsInRows<Each extends FoldableEdit>(
  edits: readonly Each[],
  rows: ReadonlySet<number>,
): readonly Each[] {
  return edits
    .flatMap((edit) => editsByCell(edit, rows))
    .filter(({ place }) => place.row === null || rows.has(place.row));
}

/** Splits an edit of many cells into one per cell, optionally only those in some rows. */
function editsByCell<Each extends Edit>(edit: Each, rows?: ReadonlySet<number>): readonly Each[] {
  if (edit.kind !== "cells") return [edit];
  const cells = cellsIn(edit);
  const wanted = rows === undefined ? cells : cells.filter(([row]) => rows.has(row));
  return wanted.map(([row, value]) => ({ ...edit, kind: "cell", place: { ...edit.place, row }, value }));
}

/** Rows of cells by column. */
export type CellPlaces = ReadonlyMap<number, ReadonlySet<number>>;

/** Groups edits by cell, for all cells or some. Expects them in the order they were made; the last title wins. */
export function foldEdits(edits: readonly FoldableEdit[], places?: CellPlaces): EditOverlay {
  const undone = undoneSteps(edits);
  const cells = new CellFold(places);
  const choices = new Map<number, ColumnChoice>();
  const state: EditedState = {
    setCell: cells.add,
    titles: new Map(),
    computed: [],
    made: 0,
    leftOut: NO_ROWS,
    choices,
    settings: undefined,
    readings: new Map(),
  };
  for (const edit of edits) {
    const kind = editKind(edit.kind);
    if (undone.has(stepId(edit))) kind.passOver?.(state, edit);
    else if (kind.cells === undefined || cells.reaches(edit.place.column)) kind.apply(state, edit);
  }
  const { titles, computed, leftOut, settings, readings } = state;
  return { cells: cells.cells, titles, computed, leftOut, choices: Object.fromEntries(choices), settings, readings };
}

class CellFold {
  readonly cells: (EditedCell & { readonly edits: CellEdit[] })[] = [];
  private readonly byColumn = new Map<number, Map<number, { readonly edits: CellEdit[] }>>();

  constructor(private readonly places: CellPlaces | undefined) {}

  reaches(column: number | null): boolean {
    return this.places === undefined || (column !== null && this.places.has(column));
  }

  readonly add = (row: number, column: number, edit: CellEdit): void => {
    if (this.places?.get(column)?.has(row) === false) return;
    const byRow = this.byColumn.get(column) ?? new Map<number, { readonly edits: CellEdit[] }>();
    this.byColumn.set(column, byRow);
    const known = byRow.get(row);
    if (known !== undefined) {
      known.edits.push(edit);
      return;
    }
    const cell = { row, column, edits: [edit] };
    byRow.set(row, cell);
    this.cells.push(cell);
  };
}

/**
 * Returns the cells whose edits in force change with the added edits, including cells of steps that these undo or redo.
 */
export function changedPlaces(edits: readonly FoldableEdit[], added: readonly FoldableEdit[]): CellPlaces {
  const turned = new Set(added.flatMap((edit) => (edit.kind === "hold" ? edit.value.batch : [])));
  const again = turned.size === 0 ? [] : edits.filter((edit) => turned.has(stepId(edit)));
  const places = new Map<number, Set<number>>();
  for (const edit of [...added, ...again]) {
    const { column } = edit.place;
    if (column === null) continue;
    const rows = places.get(column) ?? new Set();
    for (const [row] of cellsIn(edit)) rows.add(row);
    if (rows.size > 0) places.set(column, rows);
  }
  return places;
}
