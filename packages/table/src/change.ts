/** What became of a cell that is not simply as it was read: what a report of the cleaning lists. */
import type { CellState } from "./cell-state.ts";
import { isOpen, type Verdict, type VerdictKind } from "./verdict.ts";

/** In the order in which reports show them. */
export const CHANGE_KINDS = ["changed", "missing", "flagged", "edited"] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

export interface Change {
  readonly row: number;
  readonly column: number;
  readonly kind: ChangeKind;
  readonly raw: string;
  /** Null where the cell has no data. */
  readonly output: string | null;
  readonly rule: string;
  readonly prob: number;
  readonly msg: string;
}

export interface ChangeFacts {
  readonly kind: VerdictKind;
  readonly isOpen: boolean;
  readonly rule: string;
  /** The output is not the raw text. */
  readonly differs: boolean;
}

/** The rule of a cell whose data a person has set. */
export const EDIT_RULE = "edit";

/** Null for a cell that a report has nothing to say of, such as an empty one. */
export function kindOfChange(facts: ChangeFacts): ChangeKind | null {
  // Whatever else became of it: what somebody has to look at is counted as that, here as everywhere.
  if (facts.isOpen) return "flagged";
  switch (facts.kind) {
    case "written":
    case "repaired":
      return "changed";
    case "missing":
      // A blank is no finding; only a rule takes a text for missing.
      return facts.differs && facts.rule !== "" ? "missing" : null;
    default:
      return null;
  }
}

export function describeChange(row: number, column: number, verdict: Verdict): Change | null {
  const { raw, output, rule, prob, msg } = verdict;
  const kind = kindOfChange({ ...verdict, isOpen: isOpen(verdict), differs: (output ?? "") !== raw });
  return kind === null ? null : { row, column, kind, raw, output, rule, prob, msg };
}

/** The same of a cell that people have touched. */
export function changeOfEdited(row: number, column: number, cell: CellState): Change | null {
  const { raw, hasData, rule, prob, msg } = cell;
  const output = hasData ? cell.output : null;
  const kind = kindOfEdited(cell, (output ?? "") !== raw);
  return kind === null ? null : { row, column, kind, raw, output, rule, prob, msg };
}

function kindOfEdited({ hasData, isClean, rule }: CellState, differs: boolean): ChangeKind | null {
  if (!isClean) return "flagged";
  if (rule === EDIT_RULE) return differs ? "edited" : null;
  if (!differs || (!hasData && rule === "")) return null;
  return hasData ? "changed" : "missing";
}
