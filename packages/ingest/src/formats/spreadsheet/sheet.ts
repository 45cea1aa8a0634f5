/** Represents a sheet as texts, independent of its file format. */
import type { Merge } from "../../shape/layout.ts";

export interface Sheet {
  readonly name: string;
  /** Texts by row and column of the sheet, from 0; both lists may be sparse. Cells without text are left out. */
  readonly rows: readonly (readonly string[] | undefined)[];
  readonly merges: readonly Merge[];
  /** Whether the file stores this cell as a number, date or boolean. */
  readonly isTyped: (row: number, column: number) => boolean;
  /** Notes for the reader of the table. */
  readonly notes: readonly string[];
  /** Rows and columns that are hidden, as far as the format tells. */
  readonly hidden?: Hidden;
}

export interface Hidden {
  readonly rows: ReadonlySet<number>;
  readonly columns: ReadonlySet<number>;
}

/** The visible sheets of a file in order. */
export interface Book {
  readonly kind: "book";
  readonly fileType: string;
  readonly encoding: string;
  readonly sheets: readonly Sheet[];
}
