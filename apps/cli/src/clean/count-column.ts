/** How many cells of a column were changed, flagged or found missing, and by which rules. */
import { type CleanColumn, isOpen, type Verdict } from "@limpid/table";

export interface RuleCounts {
  readonly total: number;
  readonly by_rule: Readonly<Record<string, number>>;
}

export interface ColumnCounts {
  readonly changed: RuleCounts;
  readonly flagged: RuleCounts;
  readonly missing: RuleCounts;
}

/** Nothing was changed or flagged by no rule; an empty cell is missing without one. */
const NO_RULE = "empty";

export function countColumn({ verdicts, codes }: CleanColumn): ColumnCounts {
  const cells = new Uint32Array(verdicts.length);
  for (const code of codes) cells[code] = (cells[code] ?? 0) + 1;
  const count = (matches: (verdict: Verdict) => boolean): RuleCounts => countRules(verdicts, cells, matches);
  return {
    changed: count(({ raw, output }) => output !== null && output !== raw),
    flagged: count(isOpen),
    missing: count(({ kind }) => kind === "missing"),
  };
}

function countRules(
  verdicts: readonly Verdict[],
  cells: Uint32Array,
  matches: (verdict: Verdict) => boolean,
): RuleCounts {
  const byRule = new Map<string, number>();
  let total = 0;
  for (const [code, verdict] of verdicts.entries()) {
    const count = cells[code] ?? 0;
    if (count === 0 || !matches(verdict)) continue;
    const rule = verdict.rule === "" ? NO_RULE : verdict.rule;
    byRule.set(rule, (byRule.get(rule) ?? 0) + count);
    total += count;
  }
  return { total, by_rule: Object.fromEntries([...byRule].sort(([, left], [, right]) => right - left)) };
}
