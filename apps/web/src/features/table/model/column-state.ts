/** What one word says of a column that is true of all its cells; the command line says the same. */
import type { ColumnReply } from "@limpid/contract";
import { isOpenDecision } from "./open-questions.ts";

/**
 * `open`: a question or decision is left, or a cell is flagged. `not_judged`: nothing could have been called wrong.
 * `your_choice`: a person has decided something. `converted`: cells were changed. `clean`: all was judged and nothing is
 * left.
 */
export type ColumnState = "open" | "not_judged" | "your_choice" | "converted" | "clean";

export interface ColumnFacts {
  readonly column: Pick<ColumnReply, "decisions" | "entity" | "judgement" | "questions">;
  /** Cells with data that are not clean or not valid. */
  readonly flagged: number;
  /** Cells that cleaning has changed. */
  readonly changed: number;
  /** Cells that people have set. */
  readonly edited: number;
}

export function findColumnState({ column, flagged, changed, edited }: ColumnFacts): ColumnState {
  const { decisions = [], entity, judgement, questions = [] } = column;
  if (questions.length > 0 || flagged > 0 || decisions.some(isOpenDecision)) return "open";
  if (judgement !== "judged") return "not_judged";
  if (entity?.chosen === true || edited > 0 || decisions.some(({ chosen }) => chosen)) return "your_choice";
  return changed > 0 ? "converted" : "clean";
}

/** A class that is less likely than this is hardly more than a guess. */
const GUESS = 0.5;

export type WhyNotJudged = "doubted" | "guess" | "any text";

export function whyNotJudged({ judgement, entity }: ColumnFacts["column"]): WhyNotJudged | undefined {
  if (judgement === "judged") return undefined;
  if (judgement === "doubted") return "doubted";
  return entity !== null && !entity.chosen && entity.class_p < GUESS ? "guess" : "any text";
}
