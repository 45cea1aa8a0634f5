/** Defines the input of the Excel exporter: individually typed cells, and the issues of the table. */
import type { CellState, ValueType } from "@limpid/table";

/** Days and datetimes are numbers: days since 30 December 1899. */
export type SheetCell = string | number | boolean | null;

export interface SheetColumn {
  readonly title: string;
  /** Type of the cells that are not texts. */
  readonly type: ValueType;
  /** Digits after the decimal point for numbers or seconds; null if each cell keeps its own. */
  readonly decimals: number | null;
}

export interface SheetIssue {
  readonly row: number;
  readonly column: number;
  /** Includes the edits of people, if there are any. */
  readonly cell: CellState;
}

export interface TypedSource {
  readonly columns: readonly SheetColumn[];
  readonly rowCount: number;
  /** Row batches. The iterable can be consumed only once. */
  readonly batches: AsyncIterable<readonly (readonly SheetCell[])[]>;
  readonly issues: {
    /** Upper bound of the number of issues. */
    readonly atMost: number;
    /** Issues in reading order. The iterable can be consumed only once. */
    readonly batches: AsyncIterable<readonly SheetIssue[]>;
  };
}
