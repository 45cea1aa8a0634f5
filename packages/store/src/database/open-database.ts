import { openSqlite } from "../sqlite/open-sqlite.ts";
import type { Database } from "./database.ts";
import type { DatabaseConfig } from "./database-config.ts";

/** An SQLite file in the data folder, or the PostgreSQL of `databaseUrl`. Rejects with `CannotOpenDatabase`. */
export async function openDatabase({ databaseUrl, dataDir, log }: DatabaseConfig): Promise<Database> {
  if (databaseUrl === undefined) return await openSqlite(dataDir, log);
  // Loaded only where it is used: the client and its types cost the others memory and time at every start.
  const { openPostgres } = await import("../postgres/open-postgres.ts");
  return await openPostgres(databaseUrl, log);
}
