/** Summarises the columns of a studied table before its cells are cleaned. */
import { judgeColumn, type StudiedTable } from "@limpid/clean";
import type { ClassReason } from "@limpid/table";
import type { ColumnSummary } from "./events.ts";

/** Values of a question that are kept with the table; the study has more of them. */
const SUMMARISED = 50;

export function summariseColumns(
  { columns }: StudiedTable,
  reasons: readonly (readonly ClassReason[])[],
): readonly ColumnSummary[] {
  return columns.map((column, index) => {
    const { guess, type, fit, decisions, questions, limits } = column;
    const judgement = judgeColumn(column);
    return {
      entity: guess,
      type,
      classType: fit.type,
      evidence: [...fit.evidence, ...limits],
      isJudged: questions.length === 0 && judgement === "judged",
      judgement,
      decisions,
      questions: questions.map(({ values, ...question }) => ({ ...question, values: values.slice(0, SUMMARISED) })),
      reasons: reasons[index] ?? [],
    };
  });
}
