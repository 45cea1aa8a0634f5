import type { CleanTable } from "@limpid/table";
import type { PreparedColumn } from "./prepare-column.ts";

/** From here on `toCleanTable` is about the rows from `firstRow` on. */
export function startRange(prepared: readonly PreparedColumn[], firstRow: number): void {
  for (const column of prepared) column.startRange(firstRow);
}

/** The first rows of the range as a cleaned table. Cheap when they are cleaned already. */
export function toCleanTable(prepared: readonly PreparedColumn[], rowCount: number): CleanTable {
  return { columns: prepared.map((column) => column.toCleanColumn(rowCount)), rowCount };
}
