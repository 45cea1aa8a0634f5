/** Trains the model of misspelt words and fits its temperature. */
import { binaryScore } from "../binary-network.ts";
import { type BinaryTraining, fitBinaryTemperature, toBinaryExample, trainBinary } from "../learner/train-binary.ts";
import { WORD_INPUTS } from "./features.ts";
import type { LetterTriples } from "./letter-triples.ts";
import type { WordModel } from "./word-model.ts";

export interface LabelledSlip {
  readonly features: Float32Array;
  readonly isSlip: boolean;
}

export function trainWordModel(
  slips: readonly LabelledSlip[],
  triples: LetterTriples,
  training: BinaryTraining,
  tell: (line: string) => void,
): WordModel {
  const options = { ...training, inputs: WORD_INPUTS.length, dropout: 0.1 };
  const examples = slips.map(({ features, isSlip }) => toBinaryExample(features, isSlip, 1));
  const network = trainBinary(examples, options, tell);
  return { ...network, triples, shifts: { all: 0, unknown: 0, names: 0 } };
}

/** Fits the divisor of the scores on slips in columns that were not trained on. */
export function fitTemperature(model: WordModel, slips: readonly LabelledSlip[]): WordModel {
  const scored = slips.map(({ features, isSlip }) => ({ score: binaryScore(model, features), isYes: isSlip }));
  return { ...model, temperature: fitBinaryTemperature(scored) };
}
