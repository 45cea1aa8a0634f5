/** The rows that people have left out of a table. */
import { hasRow, type RowRanges } from "@limpid/contract";
import { type Executor, editStore } from "@limpid/database";
import { foldEdits } from "@limpid/edits";
import { Problem } from "../problem.ts";

export async function readLeftOut(db: Executor, tableId: string): Promise<RowRanges> {
  return foldEdits(await editStore.ofTable(db, tableId, "rows")).leftOut;
}

/** Excluded rows are not counted or exported, so they are neither edited nor do they get proposals. */
export async function requireNotLeftOut(db: Executor, tableId: string, row: number | null): Promise<void> {
  if (row !== null && hasRow(await readLeftOut(db, tableId), row))
    throw new Problem("edit_refused", `Row ${row + 1} is excluded. Restore it to change it`);
}
