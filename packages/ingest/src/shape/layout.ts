/** How a table lies in rows of texts: what `findLayout` is asked and what it answers. */

export type Rows = readonly (readonly string[])[];

/** A cell that stands for several, by the row and column of its first one: merged in a sheet, or spanning in HTML. */
export interface Merge {
  readonly row: number;
  readonly column: number;
  readonly rows: number;
  readonly columns: number;
}

/** What somebody has decided; what is absent is found out. */
export interface LayoutChoices {
  /** Lines of the file (rows of a sheet) above the table. */
  readonly skiprows?: number | undefined;
  readonly headerRows?: number | undefined;
}

/** What the format knows of the rows beyond their texts. */
export interface LayoutHints {
  /** The line of the file that each row begins in, from 1; without it the first row is line 1, the second line 2, … */
  readonly lines?: readonly number[] | undefined;
  readonly merges?: readonly Merge[] | undefined;
  /** How many rows the whole file has, about, when these are only its first ones. */
  readonly rowsInFile?: number | undefined;
  /** Whether rows have all their cells, also empty ones at the end; sheets do not tell them from none. */
  readonly isCounted?: boolean | undefined;
  /** Whether the format keeps this cell as a number, date or boolean, and not as a text. */
  readonly isTyped?: ((row: number, column: number) => boolean) | undefined;
}

export interface Layout {
  /** Index of the first row of the table, its header if it has one; the rows above are clutter. */
  readonly firstRow: number;
  /** Rows from `firstRow` that hold names, with blank rows between them; 0: the table has no header. */
  readonly headerRows: number;
  /** The names of the columns, those of several header rows joined; none without a header. */
  readonly names: readonly string[];
  /** Columns of the table. A row may still have fewer or more cells. */
  readonly width: number;
  /** The row after the last one of the table; less than the number of rows only when another table follows. */
  readonly endRow: number;
  /** Tables below the first one; the lines from `endRow` on are clutter. */
  readonly others: readonly OtherTable[];
}

export interface OtherTable {
  /** Line of the file, from 1. */
  readonly line: number;
  readonly title: string;
}
