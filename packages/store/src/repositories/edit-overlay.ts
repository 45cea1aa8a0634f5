/** What a list of edits is laid over: cells, and titles of columns. What edits make of a cell says `applyEdits`. */
import { CELL_FIELDS, type CellEdit } from "@limpid/contract";
import type { ColumnChoice, ColumnChoices, Decided } from "@limpid/table";
import type { BatchValue, CellsValue, DecisionValue } from "../database/schema.ts";
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
}

export const NO_EDITS: EditOverlay = { cells: [], titles: new Map() };

type FoldableEdit = Pick<StoredEdit, "batch" | "field" | "rowIndex" | "columnIndex" | "value">;

/**
 * Those that hold, each of its cell: not of a batch that was undone last, and without what says so. In the order they were
 * made.
 */
export function editsInForce<Edit extends FoldableEdit>(edits: readonly Edit[]): readonly Edit[] {
  const undone = new Map<string, boolean>();
  for (const { value } of edits) if (isOfBatch(value)) undone.set(value.batch, value.undone);
  return edits.flatMap((edit) => {
    const { batch, field, value } = edit;
    if (field === "batch" || (batch != null && undone.get(batch) === true)) return [];
    if (!isOfCells(value)) return [edit];
    return value.cells.map(([row, own, to]) => ({ ...edit, field: own, rowIndex: row, value: to }));
  });
}

function isOfCells(value: FoldableEdit["value"]): value is CellsValue {
  return typeof value === "object" && value !== null && "cells" in value;
}

function isOfBatch(value: FoldableEdit["value"]): value is BatchValue {
  return typeof value === "object" && value !== null && "batch" in value;
}

/** Gathers edits, which come in the order they were made, by their cells; of titles the last one counts. */
export function foldEdits(edits: readonly FoldableEdit[]): EditOverlay {
  const cells = new Map<string, EditedCell & { readonly edits: CellEdit[] }>();
  const titles = new Map<number, string>();
  for (const { field, rowIndex, columnIndex, value } of editsInForce(edits)) {
    if (field === "title") titles.set(columnIndex, textOf(value));
    if (rowIndex === null || !isOfCell(field)) continue;
    const key = `${rowIndex},${columnIndex}`;
    const cell = cells.get(key) ?? { row: rowIndex, column: columnIndex, edits: [] };
    cells.set(key, cell);
    cell.edits.push({ field, ...toCellValue(value) });
  }
  return { cells: [...cells.values()], titles };
}

function toCellValue(value: FoldableEdit["value"]): Pick<CellEdit, "value" | "refusal"> {
  if (typeof value !== "object" || value === null) return { value };
  return "refusal" in value ? { value: value.text, refusal: value.refusal } : { value: null };
}

const OF_CELLS: readonly string[] = Object.values(CELL_FIELDS);

function isOfCell(field: EditField): field is CellEdit["field"] {
  return OF_CELLS.includes(field);
}

/** What people say of columns; later edits win, and null gives the class or the decision back to the cells. */
export function foldColumnChoices(edits: readonly FoldableEdit[]): ColumnChoices {
  const choices = new Map<number, ColumnChoice>();
  for (const { field, columnIndex, value } of edits) {
    const before = choices.get(columnIndex);
    if (field === "class")
      choices.set(columnIndex, { ...before, entity: typeof value === "string" ? value : undefined });
    if (field === "decision" && typeof value === "object" && value !== null && "decision" in value)
      choices.set(columnIndex, { ...before, decided: decide(before?.decided, value) });
  }
  return Object.fromEntries(choices);
}

function decide(before: Decided | undefined, { decision, option }: DecisionValue): Decided {
  const others = Object.entries(before ?? {}).filter(([id]) => id !== decision);
  return Object.fromEntries(option === null ? others : [...others, [decision, option]]);
}

function textOf(value: FoldableEdit["value"]): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}
