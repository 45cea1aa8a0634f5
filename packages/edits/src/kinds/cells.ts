import type { CellEdit } from "@limpid/contract";
import type { RefusedText } from "./cell.ts";
import { defineEdit, type EditOf, isObject } from "./edit-kind.ts";

/** Edits of many cells of a column in the order they were made: row, field and value. */
export interface CellsValue {
  readonly cells: readonly (readonly [row: number, field: CellEdit["field"], value: CellEdit["value"] | RefusedText])[];
}

/** Sets fields of many cells of a column; it carries the first row's number of its block. */
export type EditOfCells = EditOf<"cells", number, CellsValue>;

export const cellsKind = defineEdit<EditOfCells>({
  fields: ["cells"],
  isOfRow: true,
  accepts: (value): value is CellsValue => isObject(value) && Array.isArray(value.cells),
});
