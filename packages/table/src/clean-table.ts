/** What cleaning says of a whole column: its class, its evidence, and a verdict on each row. */
import type { Decision } from "./decision.ts";
import type { ColumnQuestion } from "./question.ts";
import type { Verdict } from "./verdict.ts";

/** How a cleaned column is stored and exported. A column is typed only when every value with data is of the type. */
export type ValueType = "text" | "integer" | "number" | "boolean" | "date" | "datetime";

/** The class that the cells of a column are cleaned by, where it is another one than the column's own. */
export interface CleaningClass {
  readonly id: string;
  readonly name: string;
  /** In the middle of a sentence. */
  readonly why: string;
}

export interface EntityGuess {
  /** Readable name of the class, such as "E-mail address". */
  readonly name: string;
  /** Id of the class, such as "email". */
  readonly predictedClass: string;
  /** Calibrated probability of the predicted class, 0 to 1. */
  readonly classP: number;
  /** Classes to a cumulative probability of 0.95, most likely first. */
  readonly likely: Readonly<Record<string, number>>;
  /** Classes of a probability of at least 1 in 100,000, most likely first. */
  readonly allProbs: Readonly<Record<string, number>>;
  /** Present if the class refuses too much of the column. */
  readonly cleanedAs?: CleaningClass;
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

/**
 * Whether cleaning could have called a value of the column wrong. `doubted`: the class does not fit much of it.
 * `unjudged`: the class takes any text, or is hardly more than a guess.
 */
export type Judgement = "judged" | "doubted" | "unjudged";

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
  /** What a person has to decide, the most worthwhile question first. */
  readonly questions: readonly ColumnQuestion[];
  readonly judgement: Judgement;
  readonly verdicts: readonly Verdict[];
  readonly codes: Uint32Array;
}

export interface CleanTable {
  readonly columns: readonly CleanColumn[];
  readonly rowCount: number;
}
