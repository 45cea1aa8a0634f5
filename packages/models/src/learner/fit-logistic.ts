/**
 * Fits a logistic regression with a penalty on large weights, by gradient descent over all points (Adam, fixed steps).
 */

export interface LogisticModel {
  readonly weights: readonly number[];
  readonly bias: number;
}

interface Point {
  readonly features: readonly number[];
  readonly label: 0 | 1;
  readonly weight: number;
}

const STEPS = 1500;
const RATE = 0.05;
const PENALTY = 3e-4;
const DECAY_1 = 0.9;
const DECAY_2 = 0.999;

export function computeScore({ weights, bias }: LogisticModel, features: readonly number[]): number {
  return features.reduce((sum, value, index) => sum + value * (weights[index] ?? 0), bias);
}

export function fitLogistic(points: readonly Point[]): LogisticModel {
  const size = (points[0]?.features.length ?? 0) + 1;
  const inputs = points.map(({ features }) => Float64Array.from([...features, 1]));
  const total = points.reduce((sum, { weight }) => sum + weight, 0);
  const weights = new Float64Array(size);
  const first = new Float64Array(size);
  const second = new Float64Array(size);
  for (let step = 1; step <= STEPS; step++) {
    const gradient = gradientOf(weights, inputs, points, total);
    for (let index = 0; index < size; index++) {
      const slope = at(gradient, index) + (index < size - 1 ? PENALTY * at(weights, index) : 0);
      first[index] = DECAY_1 * at(first, index) + (1 - DECAY_1) * slope;
      second[index] = DECAY_2 * at(second, index) + (1 - DECAY_2) * slope * slope;
      const mean = at(first, index) / (1 - DECAY_1 ** step);
      const spread = Math.sqrt(at(second, index) / (1 - DECAY_2 ** step));
      weights[index] = at(weights, index) - (RATE * mean) / (spread + 1e-8);
    }
  }
  return { weights: [...weights.slice(0, -1)], bias: at(weights, size - 1) };
}

function gradientOf(
  weights: Float64Array,
  inputs: readonly Float64Array[],
  points: readonly Point[],
  total: number,
): Float64Array {
  const gradient = new Float64Array(weights.length);
  for (const [row, input] of inputs.entries()) {
    const point = points[row];
    if (point === undefined) continue;
    let score = 0;
    for (let index = 0; index < input.length; index++) score += at(input, index) * at(weights, index);
    const error = ((1 / (1 + Math.exp(-score)) - point.label) * point.weight) / total;
    for (let index = 0; index < input.length; index++) gradient[index] = at(gradient, index) + error * at(input, index);
  }
  return gradient;
}

function at(list: Float64Array, index: number): number {
  return list[index] as number;
}
