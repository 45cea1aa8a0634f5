/** What an edit does to a cell, and which edits lead from one state of a cell to another. */
import type { CellReply, EditCellRequest } from "@limpid/contract";

export type CellChange = Pick<EditCellRequest, "action" | "value">;

export function applyChange(cell: CellReply, change: CellChange): CellReply {
  return { ...cell, ...changedFields(cell, change), edited: true };
}

export const setOutput = (text: string): CellChange =>
  text === "" ? { action: "edit_cell_has_data", value: false } : { action: "edit_cell_output", value: text };

/** Edits that turn `from` into `to`, in order. Undoing means going back from the present to the past. */
export function changesBetween(from: CellReply, to: CellReply): readonly CellChange[] {
  const changes: CellChange[] = [];
  let cell = from;
  const add = (change: CellChange): void => {
    changes.push(change);
    cell = applyChange(cell, change);
  };
  if (to.has_data && to.output !== null && (cell.output !== to.output || !cell.has_data)) {
    add({ action: "edit_cell_output", value: to.output });
  }
  if (!to.has_data && cell.has_data) add({ action: "edit_cell_has_data", value: false });
  if (cell.is_valid !== to.is_valid) add({ action: "edit_cell_is_valid", value: to.is_valid });
  if (cell.is_clean !== to.is_clean) add({ action: "edit_cell_is_clean", value: to.is_clean });
  return changes;
}

function changedFields(cell: CellReply, { action, value }: CellChange): Partial<CellReply> {
  switch (action) {
    case "edit_cell_output":
      return typeof value === "string" && value !== ""
        ? { output: value, has_data: true, is_valid: true, is_clean: true }
        : { output: null, has_data: false, is_valid: false, is_clean: true };
    case "edit_cell_has_data":
      return value === true
        ? { has_data: true, output: cell.output ?? cell.raw_input }
        : { has_data: false, is_valid: false, output: null };
    case "edit_cell_is_valid":
      return { is_valid: value === true };
    case "edit_cell_is_clean":
      return { is_clean: value === true };
  }
}
