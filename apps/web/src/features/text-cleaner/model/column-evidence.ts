/** What decided the column: the reason given most often for lines that could have been read in another way. */
import type { LineResult } from "../api/reason-lines.ts";

export interface ColumnEvidence {
  readonly reason: string;
  readonly lines: number;
}

export function findColumnEvidence(results: readonly LineResult[]): ColumnEvidence | null {
  const counts = new Map<string, number>();
  for (const { msg, datetimes, other_readings } of results)
    if (msg !== null && datetimes.length === 1 && other_readings.length > 0)
      counts.set(msg, (counts.get(msg) ?? 0) + 1);
  let best: ColumnEvidence | null = null;
  for (const [reason, lines] of counts) if (best === null || lines > best.lines) best = { reason, lines };
  return best;
}
