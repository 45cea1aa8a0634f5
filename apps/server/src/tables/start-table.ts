import { createTable, inTransaction, type NewTable } from "@limpid/store";
import type { Context } from "../context.ts";

/** Makes a table whose upload is in its place, and has it cleaned: both or neither. */
export async function startTable(context: Pick<Context, "database" | "jobs">, table: NewTable): Promise<void> {
  await inTransaction(context.database.db, async (transaction) => {
    await createTable(transaction, table);
    await context.jobs.enqueue(table.id, transaction);
  });
  await context.jobs.wake();
}
