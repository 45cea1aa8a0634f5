/** A sheet as texts, whatever kind of file it comes from. */
import type { Merge } from "../../shape/layout.ts";

export interface Sheet {
  readonly name: string;
  /** By row and column of the sheet, from 0; both lists may have gaps. Cells without text are left out. */
  readonly rows: readonly (readonly string[] | undefined)[];
  readonly merges: readonly Merge[];
  /** Whether the file keeps this cell as a number, date or boolean. */
  readonly isTyped: (row: number, column: number) => boolean;
  /** What a reader of the table should know. */
  readonly notes: readonly string[];
}

/** The visible sheets of a file in their order. */
export interface Book {
  readonly kind: "book";
  readonly fileType: string;
  readonly encoding: string;
  readonly sheets: readonly Sheet[];
}
