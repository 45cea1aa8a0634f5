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
