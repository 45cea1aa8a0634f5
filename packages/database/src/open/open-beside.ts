import { dataFolder } from "@limpid/files";
import { type Database, toKysely } from "../connection/database.ts";
import type { DatabaseConfig } from "../connection/database-config.ts";
import { LockHeld } from "../connection/lock.ts";
import { SqliteClient } from "../sqlite/sqlite-client.ts";
import { SqliteThreadDialect } from "../sqlite/sqlite-dialect.ts";
import { openDatabase } from "./open-database.ts";

/**
 * Opens the database even while a host uses it, for a short change that no job or follower has to notice. SQLite
 * serialises writing processes itself. Rejects with `CannotOpen`.
 */
export async function openBeside(config: DatabaseConfig): Promise<Pick<Database, "close" | "db">> {
  try {
    return await openDatabase(config);
  } catch (error) {
    if (!(error instanceof LockHeld)) throw error;
    const client = new SqliteClient(dataFolder(config.dataDir).databasePath);
    return { db: toKysely(new SqliteThreadDialect(client)), close: () => client.close() };
  }
}
