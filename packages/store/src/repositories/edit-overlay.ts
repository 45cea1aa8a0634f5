/** What a list of edits amounts to: per cell the fields they set, per column its title. */
import { type ColumnChoice, type ColumnChoices, type Decided, MissingCode, type Verdict } from "@limpid/table";
import type { DecisionValue } from "../database/schema.ts";
import type { StoredEdit } from "./edits.ts";

export interface CellEdit {
  readonly row: number;
  readonly column: number;
  /** Undefined where no edit set the field. A null output means no data. */
  readonly output?: string | null;
  readonly hasData?: boolean;
  readonly isValid?: boolean;
  readonly isClean?: boolean;
}

export interface EditOverlay {
  readonly cells: readonly CellEdit[];
  readonly titles: ReadonlyMap<number, string>;
}

export const NO_EDITS: EditOverlay = { cells: [], titles: new Map() };

type FoldableEdit = Pick<StoredEdit, "action" | "rowIndex" | "columnIndex" | "value">;

/** Folds edits that are in the order they were made; later ones win, field by field. */
export function foldEdits(edits: readonly FoldableEdit[]): EditOverlay {
  const cells = new Map<string, CellEdit>();
  const titles = new Map<number, string>();
  for (const edit of edits) {
    if (edit.action === "edit_column_title") titles.set(edit.columnIndex, textOf(edit.value));
    if (edit.rowIndex === null) continue;
    const key = `${edit.rowIndex},${edit.columnIndex}`;
    const before = cells.get(key) ?? { row: edit.rowIndex, column: edit.columnIndex };
    cells.set(key, { ...before, ...fieldsOf(edit) });
  }
  return { cells: [...cells.values()], titles };
}

/** What people say of columns; later edits win, and null gives the class or the decision back to the cells. */
export function foldColumnChoices(edits: readonly FoldableEdit[]): ColumnChoices {
  const choices = new Map<number, ColumnChoice>();
  for (const { action, columnIndex, value } of edits) {
    const before = choices.get(columnIndex);
    if (action === "edit_column_entity")
      choices.set(columnIndex, { ...before, entity: typeof value === "string" ? value : undefined });
    if (action === "edit_column_decision" && typeof value === "object" && value !== null)
      choices.set(columnIndex, { ...before, decided: decide(before?.decided, value) });
  }
  return Object.fromEntries(choices);
}

function decide(before: Decided | undefined, { decision, option }: DecisionValue): Decided {
  const others = Object.entries(before ?? {}).filter(([id]) => id !== decision);
  return Object.fromEntries(option === null ? others : [...others, [decision, option]]);
}

/** A value that a person has given is clean and valid by that; taking a cell's data away also makes it not valid. */
function fieldsOf({ action, value }: FoldableEdit): Partial<CellEdit> {
  switch (action) {
    case "edit_cell_output":
      return value === null || value === ""
        ? { output: null, hasData: false, isValid: false, isClean: true }
        : { output: textOf(value), hasData: true, isValid: true, isClean: true };
    case "edit_cell_has_data":
      return value === true ? { hasData: true } : { hasData: false, isValid: false };
    case "edit_cell_is_valid":
      return { isValid: value === true };
    case "edit_cell_is_clean":
      return { isClean: value === true };
    case "edit_column_title":
    case "edit_column_entity":
    case "edit_column_decision":
      return {};
  }
}

function textOf(value: FoldableEdit["value"]): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}

/** The verdict on a cell after the edits of it. What a person says is certain and needs no reason of ours. */
export function applyCellEdit(verdict: Verdict, edit: CellEdit): Verdict {
  const hasData = edit.hasData ?? verdict.hasData;
  const isValid = edit.isValid ?? verdict.isValid;
  const output = edit.output === undefined ? verdict.output : (edit.output ?? "");
  const naCode = hasData ? (isValid ? MissingCode.valid : MissingCode.notValid) : MissingCode.missing;
  const edited = { ...verdict, output, hasData, isValid, isClean: edit.isClean ?? verdict.isClean, naCode };
  if (edit.output === undefined && edit.hasData === undefined) return edited;
  return {
    ...edited,
    prob: 1,
    msg: "",
    rule: "edit",
    missing: { prediction: hasData ? "VALID" : "MISSING", probability: 1 },
  };
}
