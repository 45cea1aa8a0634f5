import type { TableRule } from "@limpid/table";

/** What the rest of the table says that a cell means. */
export interface Finding {
  readonly output: string;
  readonly prob: number;
  readonly msg: string;
  readonly rule: TableRule;
}

/** Repairs by row. */
export type RowFindings = ReadonlyMap<number, Finding>;

/** Why a text of a column may be wrong, of which nobody knows what is meant. */
export interface Doubt {
  readonly prob: number;
  readonly msg: string;
  readonly rule: TableRule;
}

/** Doubts by the text of the value. */
export type Doubts = ReadonlyMap<string, Doubt>;
