/** What a column leaves for a person to decide: one question for many cells, where a flag at each of them would be noise. */

export const QUESTION_KINDS = [
  "class",
  "ways",
  "units",
  "other_kind",
  "near_misses",
  "slips",
  "placeholders",
  "range",
  "relations",
] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];

/** A value that the question is about. */
export interface QuestionedValue {
  readonly raw: string;
  readonly cells: number;
  /** What the value becomes if the question's proposal is taken; empty for no data, null where nobody knows. */
  readonly proposed: string | null;
}

export interface QuestionOption {
  /** Such as "leave" or "accept". */
  readonly id: string;
  readonly label: string;
  /** Cells that the option changes. */
  readonly cells: number;
  /** Up to three changes, such as "500 g → 0.5 kg". */
  readonly preview: readonly string[];
  /** What is gone afterwards; null where nothing is. */
  readonly loses: string | null;
}

export interface ColumnQuestion {
  /** Its answer is a decision of the column with the same id. */
  readonly id: string;
  readonly kind: QuestionKind;
  /** Titles of the columns that it is about. */
  readonly columns: readonly string[];
  /** Cells that it is about; its values may be only the most frequent ones. */
  readonly cells: number;
  readonly values: readonly QuestionedValue[];
  readonly message: string;
  /** "leave" is the first one, and no option changes a cell before it is chosen. */
  readonly options: readonly QuestionOption[];
  /** Id of the option that is likely to be right. */
  readonly recommended: string;
  /** How often a question of its kind was worth asking, from 0 to 1. */
  readonly worth: number;
  /** Rows, counted from 0, that repeat an earlier one: without them the first of each is kept. Absent if it is about others. */
  readonly repeats?: readonly number[];
}

/** The option of every question that changes nothing. */
export const LEAVE = "leave";

/** An option of a single value: what follows is the text that a person gives it, the empty text for no data. */
export const GIVEN_TEXT = "=";

/** The decision that answers a question for one of its values. */
export const answerForValue = (question: string, raw: string): string => `${question}:${raw}`;

/** Id of the question that a decision would answer, for all its values or for one. */
export function answeredQuestion(decision: string): string {
  const end = decision.indexOf(":");
  return end < 0 ? decision : decision.slice(0, end);
}
