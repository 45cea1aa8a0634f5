/** Fits an isotonic regression: steps whose shares never fall, made by joining neighbours that do. */

export interface Step {
  readonly score: number;
  readonly right: number;
  readonly weight: number;
}

/** Smallest rise that separates two steps. */
const MIN_RISE = 0.01;

export function poolFalling(steps: readonly Step[]): readonly Step[] {
  const pooled: Step[] = [];
  for (const step of steps) {
    let joined = step;
    for (
      let last = pooled.at(-1);
      last !== undefined && computeShare(joined) - computeShare(last) < MIN_RISE;
      last = pooled.at(-1)
    ) {
      pooled.pop();
      joined = { score: last.score, right: last.right + joined.right, weight: last.weight + joined.weight };
    }
    pooled.push(joined);
  }
  return pooled;
}

export function computeShare({ right, weight }: Step): number {
  return right / weight;
}
