/** What the Excel exporter reads: cells that are typed one by one, and the issues of the table. */
import type { CellState, ValueType } from "@limpid/table";

/** Days and datetimes are numbers: days since 30 December 1899. */
export type SheetCell = string | number | boolean | null;

export interface SheetColumn {
  readonly title: string;
  /** Of the cells that are no texts. */
  readonly type: ValueType;
  /** Digits after the point that its numbers, or its seconds, are shown with; null where each has its own. */
  readonly decimals: number | null;
}

export interface SheetIssue {
  readonly row: number;
  readonly column: number;
  /** With the edits of people, where there are some. */
  readonly cell: CellState;
}

export interface TypedSource {
  readonly columns: readonly SheetColumn[];
  readonly rowCount: number;
  /** To be read once. */
  readonly batches: AsyncIterable<readonly (readonly SheetCell[])[]>;
  readonly issues: {
    /** There are no more, and may be fewer. */
    readonly atMost: number;
    /** In reading order, to be read once. */
    readonly batches: AsyncIterable<readonly SheetIssue[]>;
  };
}
