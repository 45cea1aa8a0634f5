/** Columns that can be read in several ways, of which their cells prove none. */
import type { ColumnReply, DecisionReply } from "@limpid/contract";

export interface OpenDecision {
  readonly column: number;
  readonly decision: DecisionReply;
}

export function openDecisions(columns: readonly Pick<ColumnReply, "decisions">[]): readonly OpenDecision[] {
  return columns.flatMap(({ decisions = [] }, column) =>
    decisions.filter(({ in_force }) => in_force === null).map((decision) => ({ column, decision })),
  );
}
