/**
 * What edits make of a cell. The server and the page that shows an edit at once both ask here, so that a cell looks after
 * a reload as it did before. No effects.
 */
import type { EditCellRequest } from "@limpid/contract";
import { type CellState, EDIT_RULE } from "@limpid/table";

/** The rule of a cell of a computed column. */
export const COMPUTED_RULE = "component";

/** What an edit of a cell sets, by the name that its action has on the wire. */
export const CELL_FIELDS = {
  edit_cell_output: "output",
  edit_cell_has_data: "hasData",
  edit_cell_is_valid: "isValid",
  edit_cell_is_clean: "isClean",
} as const satisfies Record<EditCellRequest["action"], string>;

export interface CellEdit {
  readonly field: (typeof CELL_FIELDS)[EditCellRequest["action"]];
  /** A text for `output`, null for none; a flag otherwise. */
  readonly value: string | boolean | null;
  /** Why the column's class takes the text for none of its values; of `output` alone. */
  readonly refusal?: string | undefined;
}

/** What an edit reads and changes: all of the cell but its other readings. */
export type EditableCell = Omit<CellState, "alternatives">;

/** The cell after its edits, oldest first. Edits that lead back to what cleaning left, as undoing does, leave no trace. */
export function applyEdits<Cell extends EditableCell>(cleaned: Cell, edits: readonly CellEdit[]): Cell {
  return edits.reduce((before, edit) => {
    const after = applyEdit(before, edit);
    return !isAlike(before, cleaned) && isAlike(after, cleaned) ? cleaned : after;
  }, cleaned);
}

/** Probability that a value which its class refuses is what was meant. */
const REFUSED = 0.1;

/** What a person says of a cell's data is certain, and needs no reason of ours: unless its class says that it cannot be. */
export function applyEdit<Cell extends EditableCell>(cell: Cell, edit: CellEdit): Cell {
  const set = { ...cell, ...fieldsOf(cell, edit) };
  const { hasData, isValid } = set;
  const edited = { ...set, naCode: hasData ? (isValid ? 0 : 2) : 1 };
  if (edit.field === "isValid" || edit.field === "isClean") return edited;
  const missing = { prediction: hasData ? "VALID" : "MISSING", probability: 1 };
  const { refusal } = edit;
  const said = refusal === undefined ? { prob: 1, msg: "" } : { prob: REFUSED, msg: refusal };
  return { ...edited, ...said, rule: EDIT_RULE, missing };
}

/** Two cells show the same, and count as the same issues. */
export function isAlike(one: EditableCell, other: EditableCell): boolean {
  const areFlagsAlike = one.hasData === other.hasData && one.isValid === other.isValid && one.isClean === other.isClean;
  return areFlagsAlike && (!one.hasData || one.output === other.output);
}

/** A value that a person has given is clean and valid by that, but for one that the class refuses; taking a cell's data away also makes it not valid. */
function fieldsOf({ raw, output }: EditableCell, { field, value, refusal }: CellEdit): Partial<EditableCell> {
  switch (field) {
    case "output":
      return value === null || value === ""
        ? { hasData: false, isValid: false, isClean: true }
        : { output: String(value), hasData: true, isValid: refusal === undefined, isClean: refusal === undefined };
    case "hasData":
      // The output waits until there is data again; where cleaning found none, that is the text as it was read.
      return value === true
        ? { hasData: true, output: output === "" ? raw : output }
        : { hasData: false, isValid: false };
    case "isValid":
      return { isValid: value === true };
    case "isClean":
      return { isClean: value === true };
  }
}
