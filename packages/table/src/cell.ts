/** What cleaning says of one cell, and of a whole cleaned column. */
import type { Decision } from "./decision.ts";

/** Missing-data codes, as the specification numbers them. */
export const MissingCode = { valid: 0, missing: 1, notValid: 2, error: 3 } as const;
export type MissingCode = (typeof MissingCode)[keyof typeof MissingCode];

export interface MissingData {
  readonly prediction: "MISSING" | "VALID";
  /** Probability of the prediction, 0 to 1. */
  readonly probability: number;
}

/** Another value the cell may stand for, most likely first. */
export interface Alternative {
  readonly output: string;
  readonly prob: number;
}

/** The verdict on a cell. `raw` is never changed; `output` is what the cleaned table shows. */
export interface Verdict {
  readonly raw: string;
  readonly output: string;
  readonly hasData: boolean;
  readonly isValid: boolean;
  readonly isClean: boolean;
  /** Calibrated probability, 0 to 1, that `output` is what the author meant. */
  readonly prob: number;
  /** Why the cell was changed or flagged, in one sentence; empty when it was left as it was. */
  readonly msg: string;
  /** Readable id of the rule that changed or flagged the cell; empty when none did. */
  readonly rule: string;
  readonly missing: MissingData;
  readonly naCode: MissingCode;
  readonly alternatives: readonly Alternative[];
}

/** Of a cell that is fine as it was read. */
export const FINE_VERDICT: Omit<Verdict, "raw" | "output"> = {
  hasData: true,
  isValid: true,
  isClean: true,
  prob: 1,
  msg: "",
  rule: "",
  missing: { prediction: "VALID", probability: 1 },
  naCode: MissingCode.valid,
  alternatives: [],
};

/** How a cleaned column is stored and exported. A column is typed only when every value with data is of the type. */
export type ValueType = "text" | "integer" | "number" | "boolean" | "date" | "datetime";

export interface EntityGuess {
  /** Readable name of the class, such as "E-mail address". */
  readonly name: string;
  /** Id of the class, such as "email". */
  readonly predictedClass: string;
  /** Calibrated probability of the predicted class, 0 to 1. */
  readonly classP: number;
  /** Classes to a cumulative probability of 0.95, most likely first. */
  readonly likely: Readonly<Record<string, number>>;
  readonly allProbs: Readonly<Record<string, number>>;
  /** A person has chosen the class; the probabilities are still those of the model. */
  readonly isChosen?: boolean;
}

/** What speaks for a class: how many of the looked-at values it knows, and whether the header names it. */
export interface ClassReason {
  readonly id: string;
  readonly name: string;
  readonly matched: number;
  readonly seen: number;
  readonly isNamed: boolean;
}

/** A cleaned column: `verdicts[codes[row]]` is the verdict on a row. */
export interface CleanColumn {
  readonly title: string;
  readonly entity: EntityGuess;
  readonly type: ValueType;
  /** The type that the values of its class have; single cells may be of none. */
  readonly classType: ValueType;
  /** What the column says of its values in plain sentences, such as "Day first: 28 cells prove it, 0 contradict." */
  readonly evidence: readonly string[];
  /** What could be decided in another way. */
  readonly decisions: readonly Decision[];
  readonly verdicts: readonly Verdict[];
  readonly codes: Uint32Array;
}

export interface CleanTable {
  readonly columns: readonly CleanColumn[];
  readonly rowCount: number;
}
