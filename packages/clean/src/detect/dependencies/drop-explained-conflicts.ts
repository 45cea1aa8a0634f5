/**
 * Rows that differ from those they belong with for a reason: another column says why. Where most rows of a state have
 * averages of their own, the averages of the country say nothing against them.
 */
import { type EncodedColumn, NO_DATA } from "../../encoded/encoded-column.ts";

const MIN_ROWS = 3;
const MAX_EXPLAINED = 0.5;

interface Dissent {
  readonly row: number;
}

/** `reasons` are the columns that may say why. */
export function dropExplainedConflicts<One extends Dissent>(
  votes: readonly One[],
  column: EncodedColumn,
  reasons: readonly EncodedColumn[],
): readonly One[] {
  return reasons.reduce((left, reason) => (reason === column ? left : withoutReason(left, column, reason)), votes);
}

function withoutReason<One extends Dissent>(
  votes: readonly One[],
  column: EncodedColumn,
  reason: EncodedColumn,
): readonly One[] {
  if (votes.length === 0) return votes;
  const dissenting = new Int32Array(reason.texts.length);
  for (const { row } of votes) {
    const code = reason.codes[row] ?? NO_DATA;
    if (column.codes[row] !== NO_DATA) dissenting[code] = (dissenting[code] ?? 0) + 1;
  }
  return votes.filter(({ row }) => {
    const code = reason.codes[row] ?? NO_DATA;
    const rows = reason.counts[code] ?? 0;
    return code === NO_DATA || rows < MIN_ROWS || (dissenting[code] ?? 0) < MAX_EXPLAINED * rows;
  });
}
