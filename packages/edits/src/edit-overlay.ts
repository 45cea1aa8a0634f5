/**
 * Folds a list of edits into an overlay for cells, titles of columns, computed columns and rows. `applyEdits` computes
 * the resulting state of a cell.
 */
import { CELL_FIELDS, type CellEdit, leaveOut, NO_ROWS, type RowRanges, type RowsEdit } from "@limpid/contract";
import {
  type CleaningSettings,
  type ColumnChoice,
  type ColumnChoices,
  type Decided,
  STANDARD_SETTINGS,
} from "@limpid/table";
import { type ComputedColumn, foldComputedColumns } from "./computed-columns.ts";
import type { BatchValue, CellsValue, DecisionValue, EditField, SettingsValue, StoredEdit } from "./edit.ts";

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

export type FoldableEdit = Pick<StoredEdit, "batch" | "field" | "rowIndex" | "columnIndex" | "value"> &
  Partial<Pick<StoredEdit, "editUuid">>;

/**
 * Returns the edits in force, one per cell, in the order they were made: without undone steps and without the edits
 * that undo or redo.
 */
export function editsInForce<Edit extends FoldableEdit>(edits: readonly Edit[]): readonly Edit[] {
  const undone = undoneSteps(edits);
  return edits.flatMap((edit) => (edit.field === "batch" || undone.has(stepId(edit)) ? [] : editsOfCells(edit)));
}

/** Returns the id by which an edit is undone: that of its batch, or its own. */
export function stepId({ batch, editUuid = "" }: Pick<FoldableEdit, "batch" | "editUuid">): string {
  return batch ?? editUuid;
}

/** Returns the ids of undone steps. */
export function undoneSteps(edits: readonly Pick<FoldableEdit, "value">[]): ReadonlySet<string> {
  const undone = new Set<string>();
  for (const { value } of edits) {
    if (!isOfBatch(value)) continue;
    if (value.undone) undone.add(value.batch);
    else undone.delete(value.batch);
  }
  return undone;
}

/** Splits an edit of many cells into one per cell, optionally only those in some rows. */
export function editsOfCells<Edit extends FoldableEdit>(edit: Edit, rows?: ReadonlySet<number>): readonly Edit[] {
  const { value } = edit;
  if (!isOfCells(value)) return [edit];
  const cells = rows === undefined ? value.cells : value.cells.filter(([row]) => rows.has(row));
  return cells.map(([row, field, to]) => ({ ...edit, field, rowIndex: row, value: to }));
}

/** Returns the edits in some rows, one per cell, and those without a row. */
export function editsInRows<Edit extends FoldableEdit>(
  edits: readonly Edit[],
  rows: ReadonlySet<number>,
): readonly Edit[] {
  return edits
    .flatMap((edit) => editsOfCells(edit, rows))
    .filter(({ rowIndex }) => rowIndex === null || rows.has(rowIndex));
}

export function isOfCells(value: FoldableEdit["value"]): value is CellsValue {
  return typeof value === "object" && value !== null && "cells" in value;
}

export function isOfBatch(value: FoldableEdit["value"]): value is BatchValue {
  return typeof value === "object" && value !== null && "batch" in value;
}

export function isOfRows(value: FoldableEdit["value"]): value is RowsEdit {
  return typeof value === "object" && value !== null && "isLeftOut" in value;
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
    if (edit.field === "title") titles.set(column, textOf(edit.value));
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
    if (isOfRows(edit.value) && !undone.has(stepId(edit))) leftOut = leaveOut(leftOut, edit.value);
  return leftOut;
}

/**
 * Returns the cells whose edits in force change with the added edits, including cells of steps that these undo or redo.
 */
export function changedPlaces(edits: readonly FoldableEdit[], added: readonly FoldableEdit[]): CellPlaces {
  const turned = new Set(added.flatMap(({ value }) => (isOfBatch(value) ? value.batch : [])));
  const again = turned.size === 0 ? [] : edits.filter((edit) => turned.has(stepId(edit)));
  const places = new Map<number, Set<number>>();
  for (const edit of [...added, ...again]) {
    const rows = places.get(edit.columnIndex) ?? new Set();
    for (const [row] of cellsOf(edit)) rows.add(row);
    if (rows.size > 0) places.set(edit.columnIndex, rows);
  }
  return places;
}

type OfCell = readonly [row: number, field: CellEdit["field"], value: FoldableEdit["value"]];

function cellsOf({ field, rowIndex, value }: FoldableEdit): readonly OfCell[] {
  if (isOfCells(value)) return value.cells;
  return rowIndex === null || !isOfCell(field) ? [] : [[rowIndex, field, value]];
}

/** Converts an edit to its form in the contract. */
export function toCellEdit(field: CellEdit["field"], value: FoldableEdit["value"]): CellEdit {
  if (typeof value !== "object" || value === null) return { field, value };
  return "refusal" in value ? { field, value: value.text, refusal: value.refusal } : { field, value: null };
}

const OF_CELLS: readonly string[] = Object.values(CELL_FIELDS);

export function isOfCell(field: EditField): field is CellEdit["field"] {
  return OF_CELLS.includes(field);
}

/**
 * Folds choices about columns that are in force. Later edits win, and null returns the class or the decision to the
 * cells.
 */
export function foldColumnChoices(edits: readonly FoldableEdit[]): ColumnChoices {
  const choices = new Map<number, ColumnChoice>();
  for (const { field, columnIndex, value } of editsInForce(edits)) {
    const before = choices.get(columnIndex);
    if (field === "class")
      choices.set(columnIndex, { ...before, entity: typeof value === "string" ? value : undefined });
    if (field === "decision" && typeof value === "object" && value !== null && "decision" in value)
      choices.set(columnIndex, { ...before, decided: decide(before?.decided, value) });
  }
  return Object.fromEntries(choices);
}

/** Folds the settings in force of the whole table; undefined if nobody has ever set any. */
export function foldSettings(edits: readonly FoldableEdit[]): CleaningSettings | undefined {
  const held = editsInForce(edits).findLast(({ field }) => field === "settings");
  if (held !== undefined) return settingsOf(held.value);
  const first = edits.find(({ field }) => field === "settings");
  return first && (beforeOf(first.value) ?? STANDARD_SETTINGS);
}

function settingsOf(value: FoldableEdit["value"]): CleaningSettings | undefined {
  if (!isOfSettings(value)) return undefined;
  const { before: _, ...settings } = value;
  return settings;
}

function beforeOf(value: FoldableEdit["value"]): CleaningSettings | undefined {
  return isOfSettings(value) ? value.before : undefined;
}

function isOfSettings(value: FoldableEdit["value"]): value is SettingsValue {
  return typeof value === "object" && value !== null && "forms" in value;
}

function decide(before: Decided | undefined, { decision, option }: DecisionValue): Decided {
  const others = Object.entries(before ?? {}).filter(([id]) => id !== decision);
  return Object.fromEntries(option === null ? others : [...others, [decision, option]]);
}

function textOf(value: FoldableEdit["value"]): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}
