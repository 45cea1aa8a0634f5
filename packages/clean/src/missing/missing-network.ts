/** One hidden layer: what a value looks like in, the probability that it stands for missing data out. */
export interface MissingWeights {
  /** Names of the inputs that the weights were trained for. */
  readonly inputs: readonly string[];
  /** By hidden unit, a weight for every input. */
  readonly hidden: readonly (readonly number[])[];
  readonly hiddenBias: readonly number[];
  readonly output: readonly number[];
  readonly outputBias: number;
  /** What the score is divided by, fitted on columns kept out of training. */
  readonly temperature: number;
}

/** What a hidden unit lets through below zero; training has the same. */
const LEAK = 0.1;

export function missingScore(weights: MissingWeights, features: Float32Array): number {
  return weights.hidden.reduce((score, row, unit) => {
    const sum = row.reduce((total, weight, input) => total + weight * (features[input] ?? 0), 0);
    const bent = sum + (weights.hiddenBias[unit] ?? 0);
    return score + (weights.output[unit] ?? 0) * (bent < 0 ? LEAK * bent : bent);
  }, weights.outputBias);
}

export function missingProbability(weights: MissingWeights, features: Float32Array): number {
  return 1 / (1 + Math.exp(-missingScore(weights, features) / weights.temperature));
}
