/** What cleaning says of one cell. It is one of seven kinds; what the specification tells of a cell follows from it. */

/** Another value that the cell may mean. */
export interface Alternative {
  readonly output: string;
  readonly prob: number;
}

interface Judged<Kind extends string, Output extends string | null> {
  readonly kind: Kind;
  /** The text as it was read; never changed. */
  readonly raw: string;
  /** What the cleaned table shows; null for no data. */
  readonly output: Output;
  /** Calibrated probability, 0 to 1, that `output` is what the author meant. */
  readonly prob: number;
  /** Why the cell was changed or is asked about, in one sentence; empty when there is nothing to say. */
  readonly msg: string;
  /** Readable id of the rule that says so; empty when none does. */
  readonly rule: string;
  /** Probability, 0 to 1, that the cell means missing data. */
  readonly missing: number;
  /** Most likely first. */
  readonly alternatives: readonly Alternative[];
}

/** The cell shows its text. There are alternatives where the whole column leaves open which of them is meant. */
export type Kept = Judged<"kept", string>;
/** The same value in another form. */
type Written = Judged<"written", string>;
/** Another value, in place of a wrong one. */
type Repaired = Judged<"repaired", string>;
/** The cell shows what it would without the doubt, and somebody is asked; mostly there are alternatives. */
type Proposed = Judged<"proposed", string>;
/** The text is no value of the column's class. */
type Invalid = Judged<"invalid", string>;
/** The cell says that there is no value. Somebody is asked where there is an alternative. */
type Missing = Judged<"missing", null>;
/** The cell could not be cleaned, by an error of ours. */
type Failed = Judged<"failed", string>;

export type Verdict = Kept | Written | Repaired | Proposed | Invalid | Missing | Failed;
export type VerdictKind = Verdict["kind"];

/** The probability of a cell that is fine as it was read and shows no sign of missing data. */
export const FINE_VERDICT: Omit<Kept, "raw" | "output"> = {
  kind: "kept",
  prob: 1,
  msg: "",
  rule: "",
  missing: 0.01,
  alternatives: [],
};

/** Somebody has to look at the cell. */
export function isOpen({ kind, alternatives }: Pick<Verdict, "kind" | "alternatives">): boolean {
  switch (kind) {
    case "kept":
    case "written":
    case "repaired":
      return false;
    case "missing":
      return alternatives.length > 0;
    case "proposed":
    case "invalid":
    case "failed":
      return true;
  }
}
