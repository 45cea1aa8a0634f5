/** How good a column is, in the rows that are here: the shares of its header's bar. */
import type { TableData } from "./table-data.ts";

export interface Quality {
  readonly ok: number;
  readonly flagged: number;
  readonly missing: number;
  readonly total: number;
}

export function qualityOf({ cleanPages }: TableData, column: number): Quality {
  let ok = 0;
  let flagged = 0;
  let missing = 0;
  for (const rows of cleanPages.values()) {
    for (const cells of rows) {
      const cell = cells[column];
      if (cell === undefined) continue;
      if (!cell.has_data) missing += 1;
      else if (cell.is_clean && cell.is_valid) ok += 1;
      else flagged += 1;
    }
  }
  return { ok, flagged, missing, total: ok + flagged + missing };
}
