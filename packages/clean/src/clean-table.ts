import type { CleanTable } from "@limpid/table";
import type { PreparedColumn } from "./prepare-column.ts";

/** Cleans the rows from `firstRow` on, and any before them that are not cleaned yet. */
export function cleanRange(prepared: readonly PreparedColumn[], firstRow: number, rowCount: number): void {
  for (const column of prepared) column.cleanUpTo(firstRow + rowCount);
}

/** The rows before `rowCount` as a cleaned table. Cheap when they are cleaned already. */
export function toCleanTable(prepared: readonly PreparedColumn[], rowCount: number): CleanTable {
  return { columns: prepared.map((column) => column.toCleanColumn(rowCount)), rowCount };
}
