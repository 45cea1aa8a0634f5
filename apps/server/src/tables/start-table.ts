import { createTable, inTransaction, type NewTable } from "@limpid/store";
import type { Context } from "../context.ts";
import { fetchAhead } from "../jobs/fetch-ahead.ts";

type Needs = Pick<Context, "blobs" | "config" | "database" | "jobs" | "log">;

/** Makes a table whose upload is in its place, and has it cleaned: both or neither. */
export async function startTable(context: Needs, table: NewTable): Promise<void> {
  await inTransaction(context.database.db, async (transaction) => {
    await createTable(transaction, table);
    await context.jobs.enqueue(table.id, transaction);
  });
  await context.jobs.wake();
}

/** The same for a table whose upload is still to be fetched. */
export async function startFetching(context: Needs, table: NewTable): Promise<void> {
  fetchAhead(await createTable(context.database.db, table), context);
}
