/** Trains the model of misspelt words. Weights keep four digits; more add nothing. */
import type { Example } from "../learner/example.ts";
import { Network } from "../learner/network.ts";
import { WORD_INPUTS } from "./features.ts";
import type { LetterTriples } from "./letter-triples.ts";
import { slipScore, type WordModel } from "./word-model.ts";

export interface WordTraining {
  readonly hidden: number;
  readonly epochs: number;
  readonly seed: number;
}

export interface LabelledSlip {
  readonly features: Float32Array;
  readonly isSlip: boolean;
}

const DIGITS = 4;
const TEMPERATURES = Array.from({ length: 41 }, (_, index) => 0.5 + index * 0.05);

export function trainWordModel(
  slips: readonly LabelledSlip[],
  triples: LetterTriples,
  { hidden, epochs, seed }: WordTraining,
  tell: (line: string) => void,
): WordModel {
  const network = new Network({ inputs: WORD_INPUTS.length, hidden, classes: 2 });
  network.train(
    slips.map(toExample),
    { epochs, rate: 0.03, dropout: 0.1, headerDropout: 0, smoothing: 0, firstSquare: 1e-4, seed },
    tell,
  );
  return toModel(network, triples);
}

function toExample({ features, isSlip }: LabelledSlip): Example {
  const indices = Uint16Array.from(features.keys()).filter((index) => features[index] !== 0);
  return {
    indices,
    values: Float32Array.from(indices, (index) => features[index] ?? 0),
    withoutHeader: indices.length,
    labels: [isSlip ? 1 : 0],
    shares: [1],
    weight: 1,
  };
}

/** Only the difference of the two outputs matters. */
function toModel(
  { sizes, inputWeights, hiddenBias, outputWeights, outputBias }: Network,
  triples: LetterTriples,
): WordModel {
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
    triples,
    shifts: { all: 0, unknown: 0, names: 0 },
    temperature: 1,
  };
}

/** Fits the divisor of the scores on slips in columns that were not trained on. */
export function fitTemperature(model: WordModel, slips: readonly LabelledSlip[]): WordModel {
  const scored = slips.map(({ features, isSlip }) => ({ score: slipScore(model, features), isSlip }));
  const lossAt = (temperature: number) =>
    scored.reduce((sum, { score, isSlip }) => sum + Math.log1p(Math.exp((isSlip ? -score : score) / temperature)), 0);
  const losses = TEMPERATURES.map(lossAt);
  const temperature = Number((TEMPERATURES[losses.indexOf(Math.min(...losses))] ?? 1).toFixed(2));
  return { ...model, temperature };
}

function round(weight: number): number {
  return Number(weight.toFixed(DIGITS));
}
