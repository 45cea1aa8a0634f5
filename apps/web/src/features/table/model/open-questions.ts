/** What a table leaves for a person to decide of whole columns. The server names the columns that ask the same. */
import type { ColumnReply, DecisionReply } from "@limpid/contract";

type Column = Pick<ColumnReply, "decisions" | "id" | "questions">;

/** Alike columns ask one question; a decision that is open asks one of its own. */
export function countOpenQuestions(columns: readonly Column[]): number {
  return columns.reduce(
    (sum, { id, questions = [], decisions = [] }) =>
      sum +
      questions.filter(({ column_uuids: [first = id] = [] }) => first === id).length +
      decisions.filter(isOpenDecision).length,
    0,
  );
}

export const isOpenDecision = ({ in_force }: DecisionReply): boolean => in_force === null;
