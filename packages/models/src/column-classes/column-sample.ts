/** What the model looks at: some different values of a column, and how often they occur. */
export interface SampledValue {
  readonly text: string;
  readonly count: number;
}

export interface ColumnSample {
  readonly header: string;
  readonly values: readonly SampledValue[];
  /** Rows with a value, and different values among them, of the whole column. */
  readonly rows: number;
  readonly distinct: number;
  /** Rows that are blank or hold a missing-data token. */
  readonly blanks: number;
  /** Share of the first different values that are a number one above the value before. */
  readonly countingUp: number;
}
