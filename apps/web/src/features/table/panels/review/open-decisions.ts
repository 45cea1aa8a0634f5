/** Columns that can be read in several ways, of which their cells prove none. */
import type { ColumnReply, DecisionReply } from "@limpid/contract";
import { isOpenDecision } from "../../model/open-questions.ts";

export interface OpenDecision {
  readonly column: number;
  readonly decision: DecisionReply;
}

export function openDecisions(columns: readonly Pick<ColumnReply, "decisions">[]): readonly OpenDecision[] {
  return columns.flatMap(({ decisions = [] }, column) =>
    decisions.filter(isOpenDecision).map((decision) => ({ column, decision })),
  );
}
