/**
 * Stores the column model as eight-bit integers with one scale per row. Weights trained on other features are refused.
 */
import { readModelFile, writeModelFile } from "../format/model-file.ts";
import type { Network } from "../learner/network.ts";
import { FEATURE_VERSION, STATISTICS } from "./features.ts";

const MODEL = "column-classes";
/** The scale of a row is 2 to the power of (code - SCALE_BIAS) / SCALE_STEPS; the code 0 marks a row of zeros. */
const SCALE_BIAS = 224;
const SCALE_STEPS = 8;
const MAX_WEIGHT = 127;
/** Rows with only smaller weights are stored as zero. */
const MIN_WEIGHT = 1e-4;

export interface ModelHeader {
  readonly schema: string;
  readonly classes: readonly string[];
  /** Classes whose recognisers are inputs; the registry may have more by now. */
  readonly recognisers: readonly string[];
  readonly sizes: {
    readonly values: number;
    readonly header: number;
    readonly inputs: number;
    readonly hidden: number;
  };
  /** Temperature of each class, which divides the scores of a column in which that class scores highest. */
  readonly temperatures: readonly number[];
}

export interface ColumnModel {
  readonly header: ModelHeader;
  readonly inputs: QuantisedRows;
  readonly hiddenBias: Float32Array;
  readonly outputs: QuantisedRows;
  readonly outputBias: Float32Array;
}

interface QuantisedRows {
  readonly width: number;
  readonly weights: Int8Array;
  readonly scales: Float32Array;
}

/** Hashes everything that determines the meaning of an input's number. */
export function hashSchema(recognisers: readonly string[], sizes: { values: number; header: number }): string {
  const text = JSON.stringify([FEATURE_VERSION, STATISTICS, recognisers, sizes.values, sizes.header]);
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, "0");
}

export function readColumnModel(bytes: Uint8Array): ColumnModel {
  const { facts: header, block } = readModelFile<ModelHeader>(MODEL, bytes);
  const { recognisers, sizes } = header;
  const schema = hashSchema(recognisers, sizes);
  if (schema !== header.schema) {
    throw new Error(
      `The column model was trained on the features ${header.schema}, these are ${schema}: train it again`,
    );
  }
  const rows = (name: string): QuantisedRows => ({
    width: sizes.hidden,
    weights: block(name, "int8"),
    scales: Float32Array.from(block(`${name}Scales`, "uint8"), scaleOf),
  });
  return {
    header,
    inputs: rows("inputs"),
    hiddenBias: block("hiddenBias", "float32"),
    outputs: rows("outputs"),
    outputBias: block("outputBias", "float32"),
  };
}

export function writeColumnModel(network: Network, header: ModelHeader): Uint8Array {
  const { inputs, hidden, classes } = network.sizes;
  const [inputScales, inputRows] = quantise(network.inputWeights, inputs, hidden);
  const [outputScales, outputRows] = quantise(network.outputWeights, classes, hidden);
  return writeModelFile(MODEL, header, {
    inputsScales: inputScales,
    inputs: inputRows,
    hiddenBias: network.hiddenBias,
    outputsScales: outputScales,
    outputs: outputRows,
    outputBias: network.outputBias,
  });
}

function quantise(weights: Float32Array, count: number, width: number): readonly [Uint8Array, Int8Array] {
  const codes = new Uint8Array(count);
  const rounded = new Int8Array(count * width);
  for (let row = 0; row < count; row++) {
    const values = weights.subarray(row * width, (row + 1) * width);
    const largest = values.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
    if (largest < MIN_WEIGHT) continue;
    const code = Math.min(255, Math.max(1, Math.ceil(Math.log2(largest / MAX_WEIGHT) * SCALE_STEPS) + SCALE_BIAS));
    const scale = scaleOf(code);
    codes[row] = code;
    for (let unit = 0; unit < width; unit++) rounded[row * width + unit] = Math.round((values[unit] ?? 0) / scale);
  }
  return [codes, rounded];
}

function scaleOf(code: number): number {
  return code === 0 ? 0 : 2 ** ((code - SCALE_BIAS) / SCALE_STEPS);
}
