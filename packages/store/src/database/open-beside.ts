import { dataFolder } from "../files/data-folder.ts";
import { SqliteClient } from "../sqlite/sqlite-client.ts";
import { SqliteThreadDialect } from "../sqlite/sqlite-dialect.ts";
import { type Database, toKysely } from "./database.ts";
import type { DatabaseConfig } from "./database-config.ts";
import { LockHeld } from "./lock.ts";
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
