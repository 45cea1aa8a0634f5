/** Trains the missing-data model and fits its temperature. Weights keep four digits; more add nothing. */
import type { Example } from "../learner/example.ts";
import { Network } from "../learner/network.ts";
import { type Candidate, MISSING_INPUTS, missingFeatures } from "./features.ts";
import { type MissingModel, missingScore } from "./missing-model.ts";

export interface MissingTraining {
  readonly hidden: number;
  readonly epochs: number;
  readonly seed: number;
}

export interface LabelledCandidate {
  readonly candidate: Candidate;
  readonly isMissing: boolean;
}

const DIGITS = 4;
const TEMPERATURES = Array.from({ length: 31 }, (_, index) => 0.5 + index * 0.05);

export function trainMissingModel(
  examples: readonly Example[],
  { hidden, epochs, seed }: MissingTraining,
  tell: (line: string) => void,
): MissingModel {
  const network = new Network({ inputs: MISSING_INPUTS.length, hidden, classes: 2 });
  network.train(
    examples,
    { epochs, rate: 0.03, dropout: 0, headerDropout: 0, smoothing: 0, firstSquare: 1e-4, seed },
    tell,
  );
  return toModel(network);
}

/** Only the difference of the two outputs matters. */
function toModel({ sizes, inputWeights, hiddenBias, outputWeights, outputBias }: Network): MissingModel {
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

export function fitTemperature(model: MissingModel, labelled: readonly LabelledCandidate[]): MissingModel {
  const scored = labelled.map(({ candidate, isMissing }) => ({
    score: missingScore(model, missingFeatures(candidate)),
    isMissing,
  }));
  const lossAt = (temperature: number) =>
    scored.reduce(
      (sum, { score, isMissing }) => sum + Math.log1p(Math.exp((isMissing ? -score : score) / temperature)),
      0,
    );
  const losses = TEMPERATURES.map(lossAt);
  const temperature = Number((TEMPERATURES[losses.indexOf(Math.min(...losses))] ?? 1).toFixed(2));
  return { ...model, temperature };
}

function round(weight: number): number {
  return Number(weight.toFixed(DIGITS));
}
