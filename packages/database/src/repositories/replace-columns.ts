import { type Executor, inTransaction } from "../connection/transaction.ts";
import type { ColumnRecord } from "../schema/schema.ts";
import { refreshEntry } from "./catalogue.ts";
import { packColumns } from "./column-records.ts";

/** Sets `columns` and what belongs to them in the row of the table, if that is still as it was. */
type Update = (trx: Executor, columns: string) => Promise<{ readonly numUpdatedRows: bigint }>;

/** Replaces the columns of a cleaned table and its entry in the catalogue. Returns false if nothing was updated. */
export function replaceColumns(
  db: Executor,
  tableId: string,
  columns: readonly ColumnRecord[],
  update: Update,
): Promise<boolean> {
  const packed = packColumns(tableId, columns);
  return inTransaction(db, async (trx) => {
    const { numUpdatedRows } = await update(trx, packed.inRow);
    if (numUpdatedRows === 0n) return false;
    await packed.store(trx);
    await refreshEntry(trx, tableId);
    return true;
  });
}
