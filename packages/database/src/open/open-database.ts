import { existsSync } from "node:fs";
import { join } from "node:path";
import { CannotOpen, listTableFolders, TABLE_FILES, tableKey } from "@limpid/files";
import type { Database } from "../connection/database.ts";
import type { DatabaseConfig } from "../connection/database-config.ts";
import type { Executor } from "../connection/transaction.ts";
import { openSqlite } from "../sqlite/open-sqlite.ts";

/**
 * Opens an SQLite file in the data folder, or the PostgreSQL database of `databaseUrl`. Rejects with
 * `CannotOpen`.
 */
export async function openDatabase({ databaseUrl, dataDir, log }: DatabaseConfig): Promise<Database> {
  if (databaseUrl === undefined) return await openSqlite(dataDir, log);
  // Loads the client only if needed, because it costs memory and time at every start.
  const { openPostgres } = await import("../postgres/open-postgres.ts");
  const database = await openPostgres(databaseUrl, log);
  try {
    await requireOwnFiles(database.db, dataDir);
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}

/** Refuses an empty database if the folder already has cleaned tables. */
async function requireOwnFiles(db: Executor, dataDir: string): Promise<void> {
  const cleaned = listTableFolders(dataDir).filter((id) => existsSync(join(dataDir, tableKey(id, TABLE_FILES.clean))));
  if (cleaned.length === 0 || (await hasTables(db))) return;
  throw new CannotOpen(
    `The PostgreSQL of DATABASE_URL has no tables, but "${join(dataDir, "tables")}" has the files of ` +
      `${cleaned.length} ${cleaned.length === 1 ? "table" : "tables"}. Put the database back from a backup, or set ` +
      "DATABASE_URL to the one that they belong to; to start over, move the folder of tables away.",
  );
}

async function hasTables(db: Executor): Promise<boolean> {
  return (await db.selectFrom("tables").select("id").limit(1).executeTakeFirst()) !== undefined;
}
