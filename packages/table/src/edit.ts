/** What a person changes in a cleaned table, and what it does to a cell. */
import { MissingCode, type Verdict } from "./cell.ts";

export type CellAction = "edit_cell_output" | "edit_cell_is_clean" | "edit_cell_has_data" | "edit_cell_is_valid";

export interface CellEdit {
  readonly action: CellAction;
  /** A text, or null for no data, for `edit_cell_output`; true or false otherwise. */
  readonly value: string | boolean | null;
}

/**
 * The cell after the edit. A person's word is certain: a new output is clean and valid, and a cell without data is
 * not valid (specification §4). Edits are applied in the order in which they were made.
 */
export function applyEdit(verdict: Verdict, { action, value }: CellEdit): Verdict {
  switch (action) {
    case "edit_cell_output":
      return typeof value === "string" ? setOutput(verdict, value) : setHasData(verdict, false);
    case "edit_cell_has_data":
      return setHasData(verdict, value === true);
    case "edit_cell_is_clean":
      return { ...verdict, isClean: value === true };
    case "edit_cell_is_valid":
      return { ...verdict, isValid: value === true, naCode: value === true ? MissingCode.valid : MissingCode.notValid };
  }
}

function setOutput(verdict: Verdict, output: string): Verdict {
  return {
    ...verdict,
    output,
    hasData: true,
    isValid: true,
    isClean: true,
    prob: 1,
    msg: "",
    rule: "edit",
    missing: { prediction: "VALID", probability: 1 },
    naCode: MissingCode.valid,
  };
}

function setHasData(verdict: Verdict, hasData: boolean): Verdict {
  if (hasData) {
    const output = verdict.hasData ? verdict.output : verdict.raw;
    return { ...setOutput(verdict, output), isClean: verdict.isClean };
  }
  return {
    ...verdict,
    output: "",
    hasData: false,
    isValid: false,
    prob: 1,
    msg: "",
    rule: "edit",
    missing: { prediction: "MISSING", probability: 1 },
    naCode: MissingCode.missing,
  };
}
