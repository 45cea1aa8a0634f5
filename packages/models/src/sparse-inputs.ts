/**
 * Lists the non-zero inputs of a column with their values. Those of the header come last, so that they can be left out.
 */
export interface SparseInputs {
  readonly indices: readonly number[];
  readonly values: readonly number[];
  /** Number of inputs that do not come from the header. */
  readonly withoutHeader: number;
}
