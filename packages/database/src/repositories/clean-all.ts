/**
 * Tracks the cleaning of all rows of a table that was cleaned up to a limit, from the request to the switch to the new
 * files, or to its end without one.
 */

import type { Cleaned } from "@limpid/files";
import { sql } from "kysely";
import type { Executor } from "../connection/transaction.ts";
import type { ColumnRecord } from "../schema/schema.ts";
import { json, storableOrNull } from "./json.ts";
import { replaceColumns } from "./replace-columns.ts";

export interface AllCleaned extends Cleaned {
  readonly columns: readonly ColumnRecord[];
  readonly description: string | null;
  readonly tags: readonly string[];
  readonly rowCount: number;
  readonly numPages: number;
}

/** Returns false if the table is not cleaned yet, or all its rows are already being cleaned. */
export async function startCleanAll(db: Executor, tableId: string, afterEvent: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("tables")
    .set({ cleanAllAfter: afterEvent })
    .where("id", "=", tableId)
    .where("status", "=", "done")
    .where("cleanAllAfter", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Ends it and leaves the table unchanged. Returns false if there was nothing to end. */
export async function dropCleanAll(db: Executor, tableId: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("tables")
    .set({ cleanAllAfter: null })
    .where("id", "=", tableId)
    .where("cleanAllAfter", "is not", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Switches to the new cleaned files as a new version. Returns false if it was ended meanwhile. */
export async function finishCleanAll(
  db: Executor,
  table: { readonly id: string; readonly cleanAllAfter: number },
  cleaned: AllCleaned,
): Promise<boolean> {
  const { columns, description, tags, generation, generationTry, rowCount, numPages } = cleaned;
  return await replaceColumns(db, table.id, columns, (trx, inRow) =>
    trx
      .updateTable("tables")
      .set({
        columns: inRow,
        description: storableOrNull(description),
        tags: json(tags),
        generation,
        generationTry,
        cleanedRows: rowCount,
        numPages,
        rowLimit: 0,
        cleanAllAfter: null,
        version: sql<number>`version + 1`,
        updatedAt: new Date(),
      })
      .where("id", "=", table.id)
      .where("cleanAllAfter", "=", table.cleanAllAfter)
      .executeTakeFirst(),
  );
}
