/** Trains a network that answers yes or no, and fits its temperature. Weights keep four digits; more add nothing. */
import type { BinaryNetwork } from "../binary-network.ts";
import type { Example } from "./example.ts";
import { Network } from "./network.ts";

export interface BinaryTraining {
  readonly hidden: number;
  readonly epochs: number;
  readonly seed: number;
}

export interface ScoredAnswer {
  readonly score: number;
  readonly isYes: boolean;
}

const DIGITS = 4;
const TEMPERATURES = Array.from({ length: 41 }, (_, index) => 0.5 + index * 0.05);

export function toBinaryExample(features: Float32Array, isYes: boolean, weight: number): Example {
  const indices = Uint16Array.from(features.keys()).filter((index) => features[index] !== 0);
  return {
    indices,
    values: Float32Array.from(indices, (index) => features[index] ?? 0),
    withoutHeader: indices.length,
    labels: [isYes ? 1 : 0],
    shares: [1],
    weight,
  };
}

export function trainBinary(
  examples: readonly Example[],
  { inputs, hidden, epochs, seed, dropout }: BinaryTraining & { readonly inputs: number; readonly dropout: number },
  tell: (line: string) => void,
): BinaryNetwork {
  const network = new Network({ inputs, hidden, classes: 2 });
  network.train(
    examples,
    { epochs, rate: 0.03, dropout, headerDropout: 0, smoothing: 0, firstSquare: 1e-4, seed },
    tell,
  );
  return toBinary(network);
}

/** Only the difference of the two outputs matters. */
function toBinary({ sizes, inputWeights, hiddenBias, outputWeights, outputBias }: Network): BinaryNetwork {
  const { hidden, inputs } = sizes;
  const units = Array.from({ length: hidden }, (_, unit) => unit);
  return {
    hidden: Float64Array.from(
      units.flatMap((unit) =>
        Array.from({ length: inputs }, (_, input) => round(inputWeights[input * hidden + unit] ?? 0)),
      ),
    ),
    hiddenBias: Float64Array.from(units, (unit) => round(hiddenBias[unit] ?? 0)),
    output: Float64Array.from(units, (unit) => round((outputWeights[hidden + unit] ?? 0) - (outputWeights[unit] ?? 0))),
    outputBias: round((outputBias[1] ?? 0) - (outputBias[0] ?? 0)),
    temperature: 1,
  };
}

/** Returns the divisor of the scores at which they say best how often the answer is yes. */
export function fitBinaryTemperature(scored: readonly ScoredAnswer[]): number {
  const lossAt = (temperature: number) =>
    scored.reduce((sum, { score, isYes }) => sum + Math.log1p(Math.exp((isYes ? -score : score) / temperature)), 0);
  const losses = TEMPERATURES.map(lossAt);
  return Number((TEMPERATURES[losses.indexOf(Math.min(...losses))] ?? 1).toFixed(2));
}

function round(weight: number): number {
  return Number(weight.toFixed(DIGITS));
}
