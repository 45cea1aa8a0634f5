/** Trains the missing-data model and fits its temperature. */
import { binaryScore } from "../binary-network.ts";
import type { Example } from "../learner/example.ts";
import { type BinaryTraining, fitBinaryTemperature, trainBinary } from "../learner/train-binary.ts";
import { type Candidate, MISSING_INPUTS, missingFeatures } from "./features.ts";
import type { MissingModel } from "./missing-model.ts";

export interface LabelledCandidate {
  readonly candidate: Candidate;
  readonly isMissing: boolean;
}

export function trainMissingModel(
  examples: readonly Example[],
  training: BinaryTraining,
  tell: (line: string) => void,
): MissingModel {
  return trainBinary(examples, { ...training, inputs: MISSING_INPUTS.length, dropout: 0 }, tell);
}

export function fitTemperature(model: MissingModel, labelled: readonly LabelledCandidate[]): MissingModel {
  const scored = labelled.map(({ candidate, isMissing }) => ({
    score: binaryScore(model, missingFeatures(candidate)),
    isYes: isMissing,
  }));
  return { ...model, temperature: fitBinaryTemperature(scored) };
}
