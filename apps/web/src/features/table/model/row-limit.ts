/** Describes a table of which only the first rows are cleaned. */

import type { TableData } from "./table-data.ts";
import type { TableState } from "./table-state.ts";

export interface RowLimit {
  readonly cleaned: number;
  readonly rows: number;
}

/** Null where all rows are cleaned, and as long as cleaning goes on. */
export function findRowLimit(
  { isLoaded }: Pick<TableState, "isLoaded">,
  { cleanedRows, rowCount }: Pick<TableData, "cleanedRows" | "rowCount">,
): RowLimit | null {
  return isLoaded && cleanedRows < rowCount ? { cleaned: cleanedRows, rows: rowCount } : null;
}
