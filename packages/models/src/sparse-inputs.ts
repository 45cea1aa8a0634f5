/** A column's inputs that are not zero, with their numbers. Those of the header come last, so that they can be left out. */
export interface SparseInputs {
  readonly indices: readonly number[];
  readonly values: readonly number[];
  /** How many of them do not come from the header. */
  readonly withoutHeader: number;
}
