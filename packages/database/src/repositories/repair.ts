import type { Cleaned } from "@limpid/files";
import { sql } from "kysely";
import { type Executor, inTransaction } from "../connection/transaction.ts";
import { refreshEntry } from "./catalogue.ts";
import type { AllCleaned } from "./clean-all.ts";
import { packColumns } from "./column-records.ts";
import type { TableRecord } from "./tables.ts";

/**
 * Switches to files made again in place of damaged ones, as a new version. Returns false if other files became current
 * meanwhile.
 */
export async function finishRepair(
  db: Executor,
  table: Pick<TableRecord, "id" | "generation">,
  { columns, generation, generationTry }: Pick<AllCleaned, "columns" | keyof Cleaned>,
): Promise<boolean> {
  const packed = packColumns(table.id, columns);
  return await inTransaction(db, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable("tables")
      .set({
        columns: packed.inRow,
        generation,
        generationTry,
        damaged: null,
        version: sql<number>`version + 1`,
        updatedAt: new Date(),
      })
      .where("id", "=", table.id)
      .where("generation", "=", table.generation)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    await packed.store(trx);
    await refreshEntry(trx, table.id);
    return true;
  });
}
