/**
 * Folds a list of edits into an overlay for cells, titles of columns, computed columns and rows. `applyEdits` computes
 * the resulting state of a cell.
 */
import { CELL_FIELDS, type CellEdit, leaveOut, NO_ROWS, type RowRanges } from "@limpid/contract";
import {
  type CleaningSettings,
  type ColumnChoice,
  type ColumnChoices,
  type Decided,
  STANDARD_SETTINGS,
} from "@limpid/table";
import { type ComputedColumn, foldComputedColumns } from "./computed-columns.ts";
import type { Edit, EditOrigin } from "./edit.ts";
import { type EditOfCell, isRefused } from "./kinds/cell.ts";
import type { CellsValue } from "./kinds/cells.ts";
import type { DecisionValue } from "./kinds/decision.ts";
import type { EditOfSettings } from "./kinds/settings.ts";

export interface EditedCell {
  readonly row: number;
  readonly column: number;
  /** Edits in the order they were made. */
  readonly edits: readonly CellEdit[];
}

export interface EditOverlay {
  readonly cells: readonly EditedCell[];
  readonly titles: ReadonlyMap<number, string>;
  readonly computed: readonly ComputedColumn[];
  /** Rows excluded from the table; they keep their numbers, and their cells keep their edits. */
  readonly leftOut: RowRanges;
}

export const NO_EDITS: EditOverlay = { cells: [], titles: new Map(), computed: [], leftOut: NO_ROWS };

export type FoldableEdit = Edit & Pick<EditOrigin, "batch"> & Partial<Pick<EditOrigin, "editUuid">>;

/**
 * Returns the edits in force, one per cell, in the order they were made: without undone steps and without the edits
 * that undo or redo.
 */
export function editsInForce<Each extends FoldableEdit>(edits: readonly Each[]): readonly Each[] {
  const undone = undoneSteps(edits);
  return edits.flatMap((edit) => (edit.field === "batch" || undone.has(stepId(edit)) ? [] : editsOfCells(edit)));
}

/** Returns the id by which an edit is undone: that of its batch, or its own. */
export function stepId({ batch, editUuid = "" }: Pick<FoldableEdit, "batch" | "editUuid">): string {
  return batch ?? editUuid;
}

/** Returns the ids of undone steps. */
export function undoneSteps(edits: readonly Edit[]): ReadonlySet<string> {
  const undone = new Set<string>();
  for (const { field, value } of edits) {
    if (field !== "batch") continue;
    if (value.undone) undone.add(value.batch);
    else undone.delete(value.batch);
  }
  return undone;
}

/** Splits an edit of many cells into one per cell, optionally only those in some rows. */
export function editsOfCells<Each extends Edit>(edit: Each, rows?: ReadonlySet<number>): readonly Each[] {
  if (edit.field !== "cells") return [edit];
  const { cells } = edit.value;
  const wanted = rows === undefined ? cells : cells.filter(([row]) => rows.has(row));
  return wanted.map(([row, field, value]) => ({ ...edit, field, rowIndex: row, value }));
}

/** Returns the edits in some rows, one per cell, and those without a row. */
export function editsInRows<Each extends FoldableEdit>(
  edits: readonly Each[],
  rows: ReadonlySet<number>,
): readonly Each[] {
  return edits
    .flatMap((edit) => editsOfCells(edit, rows))
    .filter(({ rowIndex }) => rowIndex === null || rows.has(rowIndex));
}

/** Rows of cells by column. */
export type CellPlaces = ReadonlyMap<number, ReadonlySet<number>>;

/** Groups edits by cell, for all cells or some. Expects them in the order they were made; the last title wins. */
export function foldEdits(edits: readonly FoldableEdit[], places?: CellPlaces): EditOverlay {
  const undone = undoneSteps(edits);
  const cells: (EditedCell & { readonly edits: CellEdit[] })[] = [];
  const byColumn = new Map<number, Map<number, (typeof cells)[number]>>();
  const titles = new Map<number, string>();
  for (const edit of edits) {
    const { columnIndex: column } = edit;
    if (undone.has(stepId(edit))) continue;
    if (edit.field === "title") titles.set(column, edit.value);
    const rows = places?.get(column);
    if (places !== undefined && rows === undefined) continue;
    const byRow = byColumn.get(column) ?? new Map<number, (typeof cells)[number]>();
    byColumn.set(column, byRow);
    for (const [row, field, value] of cellsOf(edit)) {
      if (rows?.has(row) === false) continue;
      const known = byRow.get(row);
      const cell = known ?? { row, column, edits: [] };
      if (known === undefined) {
        byRow.set(row, cell);
        cells.push(cell);
      }
      cell.edits.push(toCellEdit(field, value));
    }
  }
  return { cells, titles, computed: foldComputedColumns(edits, undone), leftOut: foldRows(edits, undone) };
}

function foldRows(edits: readonly FoldableEdit[], undone: ReadonlySet<string>): RowRanges {
  let leftOut = NO_ROWS;
  for (const edit of edits)
    if (edit.field === "rows" && !undone.has(stepId(edit))) leftOut = leaveOut(leftOut, edit.value);
  return leftOut;
}

/**
 * Returns the cells whose edits in force change with the added edits, including cells of steps that these undo or redo.
 */
export function changedPlaces(edits: readonly FoldableEdit[], added: readonly FoldableEdit[]): CellPlaces {
  const turned = new Set(added.flatMap(({ field, value }) => (field === "batch" ? value.batch : [])));
  const again = turned.size === 0 ? [] : edits.filter((edit) => turned.has(stepId(edit)));
  const places = new Map<number, Set<number>>();
  for (const edit of [...added, ...again]) {
    const rows = places.get(edit.columnIndex) ?? new Set();
    for (const [row] of cellsOf(edit)) rows.add(row);
    if (rows.size > 0) places.set(edit.columnIndex, rows);
  }
  return places;
}

function cellsOf(edit: Edit): CellsValue["cells"] {
  if (edit.field === "cells") return edit.value.cells;
  return isOfCell(edit) ? [[edit.rowIndex, edit.field, edit.value]] : [];
}

/** Converts an edit to its form in the contract. */
export function toCellEdit(field: CellEdit["field"], value: EditOfCell["value"]): CellEdit {
  return isRefused(value) ? { field, value: value.text, refusal: value.refusal } : { field, value };
}

const OF_CELLS: readonly string[] = Object.values(CELL_FIELDS);

export function isOfCell<Each extends Edit>(edit: Each): edit is Extract<Each, EditOfCell> {
  return OF_CELLS.includes(edit.field);
}

/**
 * Folds choices about columns that are in force. Later edits win, and null returns the class or the decision to the
 * cells.
 */
export function foldColumnChoices(edits: readonly FoldableEdit[]): ColumnChoices {
  const choices = new Map<number, ColumnChoice>();
  for (const { field, columnIndex, value } of editsInForce(edits)) {
    const before = choices.get(columnIndex);
    if (field === "class") choices.set(columnIndex, { ...before, entity: value ?? undefined });
    if (field === "decision") choices.set(columnIndex, { ...before, decided: decide(before?.decided, value) });
  }
  return Object.fromEntries(choices);
}

/** Folds the settings in force of the whole table; undefined if nobody has ever set any. */
export function foldSettings(edits: readonly FoldableEdit[]): CleaningSettings | undefined {
  const held = editsInForce(edits).findLast(isOfSettings);
  if (held !== undefined) return settingsOf(held);
  const first = edits.find(isOfSettings);
  return first && (first.value.before ?? STANDARD_SETTINGS);
}

function isOfSettings(edit: FoldableEdit): edit is FoldableEdit & EditOfSettings {
  return edit.field === "settings";
}

function settingsOf({ value }: EditOfSettings): CleaningSettings {
  const { before: _, ...settings } = value;
  return settings;
}

function decide(before: Decided | undefined, { decision, option }: DecisionValue): Decided {
  const others = Object.entries(before ?? {}).filter(([id]) => id !== decision);
  return Object.fromEntries(option === null ? others : [...others, [decision, option]]);
}
