/** Runs the forward pass: non-zero inputs → hidden units → scores of the classes before the softmax. */

import { LEAK } from "../leaky-unit.ts";
import type { SparseInputs } from "../sparse-inputs.ts";
import type { ColumnModel } from "./column-model.ts";

export function scoreClasses(model: ColumnModel, features: SparseInputs): Float32Array {
  const hidden = computeHidden(model, features);
  const { weights, scales, width } = model.outputs;
  return model.outputBias.map((bias, label) => {
    let sum = 0;
    const start = label * width;
    for (let unit = 0; unit < width; unit++) sum += (hidden[unit] ?? 0) * (weights[start + unit] ?? 0);
    return bias + sum * (scales[label] ?? 0);
  });
}

function computeHidden({ inputs, hiddenBias }: ColumnModel, { indices, values }: SparseInputs): Float32Array {
  const { weights, scales, width } = inputs;
  const hidden = Float32Array.from(hiddenBias);
  for (let at = 0; at < indices.length; at++) {
    const row = indices[at] ?? 0;
    const factor = (values[at] ?? 0) * (scales[row] ?? 0);
    if (factor === 0) continue;
    const start = row * width;
    for (let unit = 0; unit < width; unit++) {
      hidden[unit] = (hidden[unit] ?? 0) + factor * (weights[start + unit] ?? 0);
    }
  }
  return hidden.map((value) => (value < 0 ? LEAK * value : value));
}
