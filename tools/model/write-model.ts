/** Writes a trained network as the artefact that `packages/infer` reads: eight-bit rows, each with its scale. */
import { MAGIC, type ModelHeader, SCALE_BIAS, SCALE_STEPS } from "../../packages/infer/src/model/read-model.ts";
import type { Network } from "./network.ts";

const MOST = 127;

export function encodeModel(network: Network, header: ModelHeader): Uint8Array {
  const { inputs, hidden, classes } = network.sizes;
  const json = new TextEncoder().encode(JSON.stringify(header));
  const start = new Uint8Array(8);
  start.set(new TextEncoder().encode(MAGIC));
  new DataView(start.buffer).setUint32(4, json.length, true);
  return Buffer.concat([
    start,
    json,
    ...quantise(network.inputWeights, inputs, hidden),
    bytesOf(network.hiddenBias),
    ...quantise(network.outputWeights, classes, hidden),
    bytesOf(network.outputBias),
  ]);
}

/** Base64 in a module, so that tests, the command line and the built server load it alike. */
export function modelModule(bytes: Uint8Array): string {
  const text = Buffer.from(bytes).toString("base64");
  return `/** Made by \`npm run model:train\`; see model/CARD.md. */\nexport const COLUMN_MODEL =\n  "${text}";\n`;
}

function quantise(weights: Float32Array, count: number, width: number): readonly [Uint8Array, Uint8Array] {
  const codes = new Uint8Array(count);
  const rounded = new Int8Array(count * width);
  for (let row = 0; row < count; row++) {
    const values = weights.subarray(row * width, (row + 1) * width);
    const largest = values.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
    if (largest < 1e-4) continue;
    const code = Math.min(255, Math.max(1, Math.ceil(Math.log2(largest / MOST) * SCALE_STEPS) + SCALE_BIAS));
    const scale = 2 ** ((code - SCALE_BIAS) / SCALE_STEPS);
    codes[row] = code;
    for (let unit = 0; unit < width; unit++) rounded[row * width + unit] = Math.round((values[unit] ?? 0) / scale);
  }
  return [codes, bytesOf(rounded)];
}

function bytesOf(numbers: Float32Array | Int8Array): Uint8Array {
  return new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength);
}
