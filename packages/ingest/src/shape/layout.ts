/** Defines the input and the result of `findLayout`: how a table lies in rows of texts. */

export type Rows = readonly (readonly string[])[];

/** A cell that covers several, given by its first row and column: merged in a sheet, or spanning in HTML. */
export interface Merge {
  readonly row: number;
  readonly column: number;
  readonly rows: number;
  readonly columns: number;
}

/** Choices of a person; absent ones are detected. */
export interface LayoutChoices {
  /** Lines of the file (rows of a sheet) above the table. */
  readonly skiprows?: number | undefined;
  readonly headerRows?: number | undefined;
  readonly merged?: "filled" | "empty" | undefined;
}

/** Facts of the format about the rows beyond their texts. */
export interface LayoutHints {
  /** Line of the file in which each row begins, from 1. Without it the first row is line 1, the second line 2, … */
  readonly lines?: readonly number[] | undefined;
  readonly merges?: readonly Merge[] | undefined;
  /** Approximate number of rows in the whole file, if these are only its first ones. */
  readonly rowsInFile?: number | undefined;
  /** Rows of the rest of the file, of the usual width. */
  readonly farRows?: Rows | undefined;
  /** Whether rows include empty cells at their end; sheets do not distinguish these from absent ones. */
  readonly isCounted?: boolean | undefined;
  /** Whether the format stores this cell as a number, date or boolean rather than text. */
  readonly isTyped?: ((row: number, column: number) => boolean) | undefined;
}

export interface Layout {
  /** Index of the first row of the table, its header if it has one; the rows above are clutter. */
  readonly firstRow: number;
  /** Rows from `firstRow` that hold names, including blank rows between them; 0 if the table has no header. */
  readonly headerRows: number;
  /** Names of the columns, joined over several header rows; empty without a header. */
  readonly names: readonly string[];
  /** Log odds that the first row is rightly taken for names or for values. */
  readonly headerOdds: number;
  /** Rows among those of the header that describe the columns and are clutter. */
  readonly noteRows: readonly number[];
  /** Number of columns. A row may still have fewer or more cells. */
  readonly width: number;
  /** The row after the last one of the table; less than the number of rows only if another table follows. */
  readonly endRow: number;
  /** Tables below the first one; the lines from `endRow` on are clutter. */
  readonly others: readonly OtherTable[];
}

export interface OtherTable {
  /** Line of the file, from 1. */
  readonly line: number;
  readonly title: string;
  readonly names: readonly string[];
  /** Number of its rows, as far as the rows of the file were looked at. */
  readonly rowCount: number;
}
