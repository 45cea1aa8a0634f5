/**
 * Computes the probability that a candidate represents missing data, by a network of one hidden layer over its
 * features.
 */
import { type BinaryNetwork, binaryScore, readBinaryNetwork, writeBinaryNetwork } from "../binary-network.ts";
import { readModelBytes } from "../format/read-model-bytes.ts";
import { type Candidate, MISSING_INPUTS, missingFeatures } from "./features.ts";

const MODEL = "missing-data";

export type MissingModel = BinaryNetwork;

let committed: MissingModel | undefined;

export function committedMissingModel(): MissingModel {
  committed ??= readBinaryNetwork(MODEL, readModelBytes(MODEL), MISSING_INPUTS).network;
  return committed;
}

export function missingProbability(candidate: Candidate, model = committedMissingModel()): number {
  return 1 / (1 + Math.exp(-binaryScore(model, missingFeatures(candidate)) / model.temperature));
}

export function writeMissingModel(model: MissingModel): Uint8Array {
  return writeBinaryNetwork(MODEL, { inputs: MISSING_INPUTS, temperature: model.temperature }, model);
}
