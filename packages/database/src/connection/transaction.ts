import type { Kysely, Transaction } from "kysely";
import type { Schema } from "../schema/schema.ts";

/** Runs queries on the database itself or inside a transaction that the caller has open. */
export type Executor = Kysely<Schema>;

/**
 * Runs `work` in the caller's transaction, or in a new one. Inside, use only the given one, because SQLite has one
 * writer.
 */
export async function inTransaction<T>(db: Executor, work: (trx: Transaction<Schema>) => Promise<T>): Promise<T> {
  if (db.isTransaction) return await work(db as Transaction<Schema>);
  return await db.transaction().execute(work);
}
