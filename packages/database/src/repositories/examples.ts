/** Stores the tables that an installation has made from its examples. They have no owner. */

import { type Executor, inTransaction } from "../connection/transaction.ts";
import { listTable } from "./tables.ts";

/** User name of the examples. No API key can belong to it, because user names contain no space. */
export const EXAMPLES_USER = "Limpid examples";

export interface ExampleRecord {
  readonly file: string;
  readonly tableId: string;
  /** Value of the setting at the last start. */
  readonly shown: boolean;
}

export async function examplesMade(db: Executor): Promise<readonly ExampleRecord[]> {
  return await db.selectFrom("examples").selectAll().orderBy("file").execute();
}

/**
 * Must run in the transaction that creates the table. Returns false if this or another process has made the example
 * before.
 */
export async function claimExample(trx: Executor, file: string, tableId: string): Promise<boolean> {
  const claimed = await trx
    .insertInto("examples")
    .values({ file, tableId, shown: true })
    .onConflict((conflict) => conflict.column("file").doNothing())
    .returning("file")
    .executeTakeFirst();
  return claimed !== undefined;
}

/**
 * Makes the tables public or private if the setting has changed; until then they keep what the operator did to one of
 * them.
 */
export async function showExamples(db: Executor, shown: boolean): Promise<void> {
  await inTransaction(db, async (trx) => {
    const changed = await trx
      .updateTable("examples")
      .set({ shown })
      .where("shown", "=", !shown)
      .returning("tableId")
      .execute();
    for (const { tableId } of changed) await listTable(trx, tableId, shown ? "installation" : null);
  });
}
