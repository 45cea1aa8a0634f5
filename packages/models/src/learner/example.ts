/**
 * Defines the labelled columns that the network trains on: their non-zero inputs, and the shares of the right classes.
 */
import type { SparseInputs } from "../sparse-inputs.ts";

export interface Example {
  readonly indices: Uint16Array;
  readonly values: Float32Array;
  readonly withoutHeader: number;
  /** Right classes, the best one first, and their shares, which add up to one. */
  readonly labels: readonly number[];
  readonly shares: readonly number[];
  readonly weight: number;
}

const BEST_SHARE = 0.75;

export function toExample(features: SparseInputs, labels: readonly number[], weight: number): Example {
  const rest = labels.length - 1;
  return {
    indices: Uint16Array.from(features.indices),
    values: Float32Array.from(features.values),
    withoutHeader: features.withoutHeader,
    labels,
    shares: labels.map((_, index) => (rest === 0 ? 1 : index === 0 ? BEST_SHARE : (1 - BEST_SHARE) / rest)),
    weight,
  };
}
