/** The solver button of an ambiguous line: what it says, and how long the next search may take. */
import { SOLVER_BUDGET, TEXT_CLEANER_LABELS } from "@limpid/contract";
import type { LineView } from "./line-view.ts";

export function solverLabel({ result, decision }: LineView, isSearching: boolean): string {
  if (isSearching) return TEXT_CLEANER_LABELS.working;
  if (result.datetimes.length > 0) return TEXT_CLEANER_LABELS.findMore;
  return decision.searches === 0 ? TEXT_CLEANER_LABELS.find : TEXT_CLEANER_LABELS.lookHarder;
}

/** 10 s at first, then 5 s more each time. */
export function solverBudgetMs(searches: number): number {
  return SOLVER_BUDGET.baseMs + SOLVER_BUDGET.stepMs * (searches + 1);
}
