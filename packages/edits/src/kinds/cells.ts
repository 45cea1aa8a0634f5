import type { CellEdit } from "../apply-edit.ts";
import {
  type CellPlace,
  defineEdit,
  EVERYTHING,
  isObject,
  LISTS,
  type SetCells,
  type TaggedEdit,
} from "./edit-kind.ts";

/** Edits of many cells of a column in the order they were made. */
export interface CellsValue {
  readonly cells: readonly (readonly [
    row: number,
    field: CellEdit["field"],
    value: CellEdit["value"],
    refusal?: CellEdit["refusal"],
  ])[];
}

/** Sets fields of many cells of a column; its row is the first one of its block. */
export type EditOfCells = TaggedEdit<"cells", CellPlace, CellsValue>;

export const cellsKind = defineEdit<EditOfCells>({
  kind: "cells",
  at: "cell",
  accepts: (value): value is CellsValue => isObject(value) && Array.isArray(value.cells),
  apply: (state, { place, value }) => {
    for (const [row, edit] of setCells(value)) state.setCell(row, place.column, edit);
  },
  line: { kind: "cells" },
  actions: ["edit_cells"],
  message: () => ({ action: "edit_cells", value: true }),
  stale: { others: EVERYTHING, maker: ["issues", ...LISTS], undone: EVERYTHING },
  cells: ({ value }) => setCells(value),
});

function setCells({ cells }: CellsValue): SetCells {
  return cells.map(([row, field, value, refusal]) => [
    row,
    refusal === undefined ? { field, value } : { field, value, refusal },
  ]);
}
