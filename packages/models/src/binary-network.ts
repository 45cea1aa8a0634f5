/** A network of one hidden layer that answers yes or no: how it scores features, and how it is read and written. */
import { type ModelFile, readModelFile, writeModelFile } from "./format/model-file.ts";
import type { ModelName } from "./format/read-model-bytes.ts";
import { LEAK } from "./leaky-unit.ts";

export interface BinaryNetwork {
  /** Weights of all inputs for each hidden unit, unit by unit. */
  readonly hidden: Float64Array;
  readonly hiddenBias: Float64Array;
  readonly output: Float64Array;
  readonly outputBias: number;
  /** Divisor of the score, fitted on columns kept out of training. */
  readonly temperature: number;
}

/** What its file states of a network beside the weights. */
export interface BinaryFacts {
  /** Names of the features in the order of the weights. */
  readonly inputs: readonly string[];
  readonly temperature: number;
}

/** Above zero for yes. Divided by the temperature it is the logarithm of the odds. */
export function binaryScore({ hidden, hiddenBias, output, outputBias }: BinaryNetwork, features: Float32Array): number {
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

/** Throws if the network was trained on other features than `inputs`. */
export function readBinaryNetwork<Facts extends BinaryFacts>(
  model: ModelName,
  bytes: Uint8Array,
  inputs: readonly string[],
): ModelFile<Facts> & { readonly network: BinaryNetwork } {
  const { facts, block } = readModelFile<Facts>(model, bytes);
  if (facts.inputs.join() !== inputs.join())
    throw new Error(`The model "${model}" was trained on other features than these: train it again`);
  const network = {
    hidden: block("hidden", "float64"),
    hiddenBias: block("hiddenBias", "float64"),
    output: block("output", "float64"),
    outputBias: block("outputBias", "float64")[0] ?? 0,
    temperature: facts.temperature,
  };
  return { facts, block, network };
}

/** `blocks` are numbers that the model keeps beside those of the network. */
export function writeBinaryNetwork(
  model: ModelName,
  facts: BinaryFacts,
  { hidden, hiddenBias, output, outputBias }: BinaryNetwork,
  blocks: Parameters<typeof writeModelFile>[2] = {},
): Uint8Array {
  return writeModelFile(model, facts, {
    hidden,
    hiddenBias,
    output,
    ...blocks,
    outputBias: Float64Array.of(outputBias),
  });
}
