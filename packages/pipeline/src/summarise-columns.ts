/** Summarises the columns of a studied table before its cells are cleaned. */
import { isJudged, type StudiedTable } from "@limpid/clean";
import type { ClassReason } from "@limpid/table";
import type { ColumnSummary } from "./events.ts";

export function summariseColumns(
  { columns }: StudiedTable,
  reasons: readonly (readonly ClassReason[])[],
): readonly ColumnSummary[] {
  return columns.map(({ guess, type, fit, decisions, limits, isClassDoubtful }, index) => ({
    entity: guess,
    type,
    classType: fit.type,
    evidence: [...fit.evidence, ...limits],
    isJudged: isJudged({ guess, isClassDoubtful }),
    decisions,
    reasons: reasons[index] ?? [],
  }));
}
