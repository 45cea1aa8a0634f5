/** Defines the input of the model: some distinct values of a column, and how often they occur. */
export interface SampledValue {
  readonly text: string;
  readonly count: number;
}

export interface ColumnSample {
  readonly header: string;
  readonly values: readonly SampledValue[];
  /** Counts over the whole column: rows with a value, and distinct values. */
  readonly rows: number;
  readonly distinct: number;
  /** Rows that are blank or hold a missing-data token. */
  readonly blanks: number;
  /** Share of the first distinct values that are a number one above the value before. */
  readonly countingUp: number;
}
