/**
 * Computes the probability that a candidate represents missing data, by a network of one hidden layer over its
 * features.
 */
import { readModelFile, writeModelFile } from "../format/model-file.ts";
import { readModelBytes } from "../format/read-model-bytes.ts";
import { LEAK } from "../leaky-unit.ts";
import { type Candidate, MISSING_INPUTS, missingFeatures } from "./features.ts";

const MODEL = "missing-data";

interface Facts {
  readonly inputs: readonly string[];
  /** Divisor of the score, fitted on columns kept out of training. */
  readonly temperature: number;
}

export interface MissingModel {
  /** Weights of all inputs for each hidden unit, unit by unit. */
  readonly hidden: Float64Array;
  readonly hiddenBias: Float64Array;
  readonly output: Float64Array;
  readonly outputBias: number;
  readonly temperature: number;
}

let committed: MissingModel | undefined;

export function committedMissingModel(): MissingModel {
  committed ??= readMissingModel(readModelBytes(MODEL));
  return committed;
}

export function missingProbability(candidate: Candidate, model = committedMissingModel()): number {
  return 1 / (1 + Math.exp(-missingScore(model, missingFeatures(candidate)) / model.temperature));
}

export function missingScore({ hidden, hiddenBias, output, outputBias }: MissingModel, features: Float32Array): number {
  let score = outputBias;
  for (let unit = 0; unit < output.length; unit++) {
    const start = unit * features.length;
    let sum = 0;
    for (let input = 0; input < features.length; input++)
      sum += (hidden[start + input] as number) * (features[input] as number);
    const bent = sum + (hiddenBias[unit] as number);
    score += (output[unit] as number) * (bent < 0 ? LEAK * bent : bent);
  }
  return score;
}

function readMissingModel(bytes: Uint8Array): MissingModel {
  const { facts, block } = readModelFile<Facts>(MODEL, bytes);
  if (facts.inputs.join() !== MISSING_INPUTS.join())
    throw new Error("The missing-data model was trained on other features than these: train it again");
  return {
    hidden: block("hidden", "float64"),
    hiddenBias: block("hiddenBias", "float64"),
    output: block("output", "float64"),
    outputBias: block("outputBias", "float64")[0] ?? 0,
    temperature: facts.temperature,
  };
}

export function writeMissingModel({ temperature, outputBias, ...weights }: MissingModel): Uint8Array {
  const facts: Facts = { inputs: MISSING_INPUTS, temperature };
  return writeModelFile(MODEL, facts, { ...weights, outputBias: Float64Array.of(outputBias) });
}
