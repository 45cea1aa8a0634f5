/** The tables that an installation has made of its examples. Nobody owns them. */

import { listTable } from "./tables.ts";
import type { Executor } from "./transaction.ts";
import { inTransaction } from "./transaction.ts";

/** Whose they are. No API key can be of this user: names of users have no space in them. */
export const EXAMPLES_USER = "Limpid examples";

export interface ExampleRecord {
  readonly file: string;
  readonly tableId: string;
  /** As the setting was at the last start. */
  readonly shown: boolean;
}

export async function examplesMade(db: Executor): Promise<readonly ExampleRecord[]> {
  return await db.selectFrom("examples").selectAll().orderBy("file").execute();
}

/** In the transaction that makes the table. False where this or another process has made the example before. */
export async function claimExample(trx: Executor, file: string, tableId: string): Promise<boolean> {
  const claimed = await trx
    .insertInto("examples")
    .values({ file, tableId, shown: true })
    .onConflict((conflict) => conflict.column("file").doNothing())
    .returning("file")
    .executeTakeFirst();
  return claimed !== undefined;
}

/** Makes the tables public or private when the setting has changed; what the operator did to one of them stays until then. */
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
