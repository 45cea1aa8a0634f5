/**
 * Calibrates scores: a temperature for each group of classes divides the scores before the softmax. It is fitted on
 * labelled columns kept out of training.
 */
export interface ScoredColumn {
  readonly scores: Float32Array;
  /** Indices of the right classes. */
  readonly labels: readonly number[];
  readonly weight: number;
}

const CANDIDATES = Array.from({ length: 60 }, (_, step) => 0.3 * 1.05 ** step);
/** Weight of the temperature of all groups, in columns, so that a small group stays near it. */
const SHARED_WEIGHT = 40;

export function fitTemperatures(columns: readonly ScoredColumn[], groups: readonly string[]): readonly number[] {
  const shared = bestTemperature(columns, () => 0);
  const ofGroup = new Map(
    [...new Set(groups)].map((group) => {
      const own = columns.filter(({ scores }) => groups[indexOfHighest(scores)] === group);
      return [group, bestTemperature(own, (temperature) => SHARED_WEIGHT * Math.log(temperature / shared) ** 2)];
    }),
  );
  return groups.map((group) => ofGroup.get(group) ?? shared);
}

function bestTemperature(columns: readonly ScoredColumn[], penalty: (temperature: number) => number): number {
  let best = 1;
  let least = Number.POSITIVE_INFINITY;
  for (const temperature of CANDIDATES) {
    const loss = columns.reduce((sum, column) => sum + lossOf(column, temperature), penalty(temperature));
    if (loss >= least) continue;
    best = temperature;
    least = loss;
  }
  return best;
}

/** Compares the probability of the best class with whether it is right. */
function lossOf({ scores, labels, weight }: ScoredColumn, temperature: number): number {
  const best = indexOfHighest(scores);
  const highest = scores[best] ?? 0;
  const total = scores.reduce((sum, score) => sum + Math.exp((score - highest) / temperature), 0);
  const probability = Math.min(1 - 1e-6, 1 / total);
  return -weight * Math.log(labels.includes(best) ? probability : 1 - probability);
}

function indexOfHighest(scores: Float32Array): number {
  return scores.reduce((best, score, index) => (score > (scores[best] ?? 0) ? index : best), 0);
}
