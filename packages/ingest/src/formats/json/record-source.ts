import type { Outline } from "./outline-json.ts";

/** The place and layout of the rows. */
export interface RecordSource {
  readonly kind: "list" | "keyed" | "columns" | "columnsByKey" | "split" | "single";
  readonly node: Outline;
  /** Lists of a "split" layout. */
  readonly split?: SplitLists;
}

/** Positions of the lists that form a table. */
export interface SplitLists {
  readonly names: readonly number[];
  readonly rows: number;
  /** Position of the row labels. */
  readonly index?: number;
}
