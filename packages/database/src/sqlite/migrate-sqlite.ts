import { toKysely } from "../connection/database.ts";
import { migrate } from "../schema/migrate.ts";
import { SqliteClient } from "./sqlite-client.ts";
import { SqliteThreadDialect } from "./sqlite-dialect.ts";

/** Creates the schema of an SQLite file, or brings it up to a version: by default the newest. */
export async function migrateSqlite(path: string, upTo?: string): Promise<void> {
  const client = new SqliteClient(path);
  try {
    await migrate(toKysely(new SqliteThreadDialect(client)), "sqlite", upTo);
  } finally {
    await client.close();
  }
}
