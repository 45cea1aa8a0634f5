/**
 * Computes the log odds that a row holds the names of the columns below it, by logistic regression over features of
 * both.
 */

import { readModelFile, writeModelFile } from "../format/model-file.ts";
import { readModelBytes } from "../format/read-model-bytes.ts";
import type { LogisticModel } from "../learner/fit-logistic.ts";
import { HEADER_FEATURES, headerFeatures } from "./features.ts";

const MODEL = "header-detection";

interface Facts {
  readonly features: readonly string[];
}

let committed: LogisticModel | undefined;

export function headerLogOdds(first: readonly string[], body: readonly (readonly string[])[]): number {
  committed ??= readHeaderModel(readModelBytes(MODEL));
  const { weights, bias } = committed;
  return headerFeatures(first, body).reduce((sum, value, index) => sum + (weights[index] ?? 0) * value, bias);
}

function readHeaderModel(bytes: Uint8Array): LogisticModel {
  const { facts, block } = readModelFile<Facts>(MODEL, bytes);
  if (facts.features.join() !== HEADER_FEATURES.join())
    throw new Error("The header model was trained on other features than these: train it again");
  return { weights: [...block("weights", "float64")], bias: block("bias", "float64")[0] ?? 0 };
}

export function writeHeaderModel({ weights, bias }: LogisticModel): Uint8Array {
  const facts: Facts = { features: HEADER_FEATURES };
  return writeModelFile(MODEL, facts, { weights: Float64Array.from(weights), bias: Float64Array.of(bias) });
}
