/** What became of a cell that is not simply as it was read: what a report of the cleaning lists. */
import type { Verdict } from "./cell.ts";

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
  readonly hasData: boolean;
  readonly isValid: boolean;
  readonly isClean: boolean;
  readonly rule: string;
  /** The output is not the raw text. */
  readonly differs: boolean;
}

/** The rule of a cell that a person has set. */
const EDIT_RULE = "edit";

/** Null for a cell that a report has nothing to say of, such as an empty one. */
export function kindOfChange({ hasData, isValid, isClean, rule, differs }: ChangeFacts): ChangeKind | null {
  if (rule === EDIT_RULE) return differs ? "edited" : null;
  // A blank is no finding; only a rule takes a text for missing.
  if (differs && (hasData || rule !== "")) return hasData ? "changed" : "missing";
  return isClean && isValid ? null : "flagged";
}

export function changeOf(row: number, column: number, verdict: Verdict): Change | null {
  const { raw, output, hasData, rule, prob, msg } = verdict;
  const kind = kindOfChange({ ...verdict, differs: (hasData ? output : "") !== raw });
  return kind === null ? null : { row, column, kind, raw, output: hasData ? output : null, rule, prob, msg };
}
