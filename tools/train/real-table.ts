/** Columns of real tables, as the training file holds them: a sample of the values, in no order over the columns. */
export interface RealColumn {
  readonly source: string;
  readonly table: string;
  readonly header: string;
  readonly values: readonly string[];
}

export interface RealTable {
  readonly columns: readonly RealColumn[];
}
