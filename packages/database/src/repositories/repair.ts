import type { Cleaned } from "@limpid/files";
import { sql } from "kysely";
import type { Executor } from "../connection/transaction.ts";
import type { AllCleaned } from "./clean-all.ts";
import { replaceColumns } from "./replace-columns.ts";
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
  return await replaceColumns(db, table.id, columns, (trx, inRow) =>
    trx
      .updateTable("tables")
      .set({
        columns: inRow,
        generation,
        generationTry,
        damaged: null,
        version: sql<number>`version + 1`,
        updatedAt: new Date(),
      })
      .where("id", "=", table.id)
      .where("generation", "=", table.generation)
      .executeTakeFirst(),
  );
}
