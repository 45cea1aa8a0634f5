/** What several sources together say of each thing, each source weighed by how often it is with the others. */
import { type CodedColumn, NO_DATA } from "./coded-column.ts";
import type { SourcedThings } from "./find-sources.ts";

export interface Consensus {
  /** Code of the value that the sources stand for, and how probable it is. */
  readonly winner: number;
  readonly prob: number;
  readonly agreeing: number;
  readonly telling: number;
}

const ROUNDS = 4;
const FIRST_TRUST = 0.7;
/** Values that a source that is wrong could as well have told. */
const WRONG_VALUES = 10;
/** Sources copy from each other: their votes count as fewer than they are. */
const COPYING = 12;

/** For each thing, by the index of its group; undefined where no source tells anything. */
export function weighSources(
  column: CodedColumn,
  source: CodedColumn,
  { groups }: SourcedThings,
): readonly (Consensus | undefined)[] {
  const trust = new Float64Array(source.texts.length).fill(FIRST_TRUST);
  let consensus: readonly (Consensus | undefined)[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    consensus = decideAll(column, source, groups, trust);
    measureTrust(column, source, groups, consensus, trust);
  }
  return consensus;
}

function decideAll(
  { codes }: CodedColumn,
  source: CodedColumn,
  { rows, starts }: SourcedThings["groups"],
  trust: Float64Array,
): (Consensus | undefined)[] {
  return Array.from({ length: starts.length - 1 }, (_, group) => {
    const scores = new Map<number, number>();
    const counts = new Map<number, number>();
    let telling = 0;
    for (const row of rows.subarray(starts[group], starts[group + 1])) {
      const code = codes[row] ?? NO_DATA;
      if (code === NO_DATA) continue;
      const share = trust[source.codes[row] ?? NO_DATA] ?? FIRST_TRUST;
      scores.set(code, (scores.get(code) ?? 0) + Math.log((WRONG_VALUES * share) / (1 - share)) / COPYING);
      counts.set(code, (counts.get(code) ?? 0) + 1);
      telling++;
    }
    return winnerOf(scores, counts, telling);
  });
}

function winnerOf(
  scores: ReadonlyMap<number, number>,
  counts: ReadonlyMap<number, number>,
  telling: number,
): Consensus | undefined {
  let winner = NO_DATA;
  let best = Number.NEGATIVE_INFINITY;
  for (const [code, score] of scores) if (score > best) [winner, best] = [code, score];
  if (winner === NO_DATA) return undefined;
  let total = 0;
  for (const score of scores.values()) total += Math.exp(score - best);
  return { winner, prob: 1 / total, agreeing: counts.get(winner) ?? 0, telling };
}

function measureTrust(
  { codes }: CodedColumn,
  source: CodedColumn,
  { rows, starts }: SourcedThings["groups"],
  consensus: readonly (Consensus | undefined)[],
  trust: Float64Array,
): void {
  const right = new Float64Array(trust.length).fill(1);
  const told = new Float64Array(trust.length).fill(2);
  for (const [group, decided] of consensus.entries()) {
    if (decided === undefined || decided.telling < 2) continue;
    for (const row of rows.subarray(starts[group], starts[group + 1])) {
      const code = codes[row] ?? NO_DATA;
      const by = source.codes[row] ?? NO_DATA;
      if (code === NO_DATA) continue;
      told[by] = (told[by] ?? 0) + 1;
      if (code === decided.winner) right[by] = (right[by] ?? 0) + 1;
    }
  }
  for (let by = 0; by < trust.length; by++) trust[by] = Math.min(0.99, (right[by] ?? 1) / (told[by] ?? 2));
}
