/** What cleaning left of a column, in one word that is true of all its cells. */
import type { CleanColumn } from "./clean-table.ts";
import { isOpen } from "./verdict.ts";

/**
 * `open`: a cell is flagged, or a question or decision is left. `not_judged`: nothing could have been called wrong.
 * `your_choice`: a person has decided something of it. `converted`: cells were changed. `clean`: everything was judged
 * and nothing is left.
 */
export type ColumnState = "clean" | "converted" | "your_choice" | "open" | "not_judged";

export function stateOfColumn(column: CleanColumn): ColumnState {
  const { entity, decisions, questions, judgement } = column;
  if (judgement === "doubted") return "not_judged";
  const used = usedVerdicts(column);
  const isUndecided = decisions.some(({ inForce }) => inForce === null);
  if (questions.length > 0 || isUndecided || used.some(isOpen)) return "open";
  if (judgement === "unjudged") return "not_judged";
  if (entity.isChosen === true || decisions.some(({ isChosen }) => isChosen)) return "your_choice";
  return used.some(({ raw, output }) => (output ?? "") !== raw) ? "converted" : "clean";
}

function usedVerdicts({ verdicts, codes }: CleanColumn): CleanColumn["verdicts"] {
  const used = new Set(codes);
  return verdicts.filter((_, code) => used.has(code));
}
