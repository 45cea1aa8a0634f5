/** What a list of edits is laid over: cells, titles of columns, columns made of others, and rows. What edits make of a cell says `applyEdits`. */
import { CELL_FIELDS, type CellEdit, leaveOut, NO_ROWS, type RowRanges, type RowsEdit } from "@limpid/contract";
import {
  type CleaningSettings,
  type ColumnChoice,
  type ColumnChoices,
  type Decided,
  STANDARD_SETTINGS,
} from "@limpid/table";
import type { BatchValue, CellsValue, DecisionValue, SettingsValue } from "../database/schema.ts";
import { type ComputedColumn, foldComputedColumns } from "./computed-columns.ts";
import type { EditField, StoredEdit } from "./edits.ts";

export interface EditedCell {
  readonly row: number;
  readonly column: number;
  /** In the order they were made. */
  readonly edits: readonly CellEdit[];
}

export interface EditOverlay {
  readonly cells: readonly EditedCell[];
  readonly titles: ReadonlyMap<number, string>;
  readonly computed: readonly ComputedColumn[];
  /** Rows that are no rows of the table any more; they keep their numbers, and their cells what was said of them. */
  readonly leftOut: RowRanges;
}

export const NO_EDITS: EditOverlay = { cells: [], titles: new Map(), computed: [], leftOut: NO_ROWS };

export type FoldableEdit = Pick<StoredEdit, "batch" | "field" | "rowIndex" | "columnIndex" | "value"> &
  Partial<Pick<StoredEdit, "editUuid">>;

/** Those that hold, each of its cell: not of a step that was undone last, and without what says so. In the order they were made. */
export function editsInForce<Edit extends FoldableEdit>(edits: readonly Edit[]): readonly Edit[] {
  const undone = undoneSteps(edits);
  return edits.flatMap((edit) => (edit.field === "batch" || undone.has(stepOf(edit)) ? [] : editsOfCells(edit)));
}

/** By which an edit is undone: that of its batch, or its own. */
export function stepOf({ batch, editUuid = "" }: Pick<FoldableEdit, "batch" | "editUuid">): string {
  return batch ?? editUuid;
}

/** The ids of steps that do not hold. */
export function undoneSteps(edits: readonly Pick<FoldableEdit, "value">[]): ReadonlySet<string> {
  const undone = new Set<string>();
  for (const { value } of edits) {
    if (!isOfBatch(value)) continue;
    if (value.undone) undone.add(value.batch);
    else undone.delete(value.batch);
  }
  return undone;
}

/** An edit of many cells as one of each, or of those in some rows. */
export function editsOfCells<Edit extends FoldableEdit>(edit: Edit, rows?: ReadonlySet<number>): readonly Edit[] {
  const { value } = edit;
  if (!isOfCells(value)) return [edit];
  const cells = rows === undefined ? value.cells : value.cells.filter(([row]) => rows.has(row));
  return cells.map(([row, field, to]) => ({ ...edit, field, rowIndex: row, value: to }));
}

/** Those of some rows, each of its cell, and those of no row. */
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

/** The rows of cells, by their columns. */
export type CellPlaces = ReadonlyMap<number, ReadonlySet<number>>;

/** Gathers edits, which come in the order they were made, by their cells, all or some; of titles the last one counts. */
export function foldEdits(edits: readonly FoldableEdit[], places?: CellPlaces): EditOverlay {
  const undone = undoneSteps(edits);
  const cells: (EditedCell & { readonly edits: CellEdit[] })[] = [];
  const byColumn = new Map<number, Map<number, (typeof cells)[number]>>();
  const titles = new Map<number, string>();
  for (const edit of edits) {
    const { columnIndex: column } = edit;
    if (undone.has(stepOf(edit))) continue;
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
    if (isOfRows(edit.value) && !undone.has(stepOf(edit))) leftOut = leaveOut(leftOut, edit.value);
  return leftOut;
}

/** Cells of which the last edits of a list say something else than those before: theirs, and those of what they undo or do again. */
export function changedPlaces(edits: readonly FoldableEdit[], added: readonly FoldableEdit[]): CellPlaces {
  const turned = new Set(added.flatMap(({ value }) => (isOfBatch(value) ? value.batch : [])));
  const again = turned.size === 0 ? [] : edits.filter((edit) => turned.has(stepOf(edit)));
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

/** As the contract knows it. */
export function toCellEdit(field: CellEdit["field"], value: FoldableEdit["value"]): CellEdit {
  if (typeof value !== "object" || value === null) return { field, value };
  return "refusal" in value ? { field, value: value.text, refusal: value.refusal } : { field, value: null };
}

const OF_CELLS: readonly string[] = Object.values(CELL_FIELDS);

export function isOfCell(field: EditField): field is CellEdit["field"] {
  return OF_CELLS.includes(field);
}

/** What people say of columns, as far as it holds; later edits win, and null gives the class or the decision back to the cells. */
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

/** What people say of the whole table, as far as it holds; undefined where nobody has ever said anything. */
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
