/** Opens the PostgreSQL database of an installation, which any number of hosts may share. */
import { PostgresDialect, type PostgresPool } from "kysely";
import { type Database, toKysely } from "../connection/database.ts";
import type { StoreLog } from "../connection/database-config.ts";
import { migrate } from "../schema/migrate.ts";
import { AdvisoryTurns } from "./advisory-turns.ts";
import { GuardedPool } from "./guarded-pool.ts";
import { ListeningHub } from "./listening-hub.ts";
import { SharedMessages } from "./shared-messages.ts";
import { toStartError } from "./start-error.ts";

export async function openPostgres(databaseUrl: string, log: StoreLog): Promise<Database> {
  const onLost = (error: Error): void => log.warn({ error: error.message }, "lost a connection to PostgreSQL");
  const pool = new GuardedPool(databaseUrl, onLost);
  // Kysely's type includes cursors, which are not used here.
  const db = toKysely(new PostgresDialect({ pool: pool as unknown as PostgresPool }));
  try {
    await migrate(db, "postgres");
  } catch (error) {
    await pool.end();
    throw toStartError(error, databaseUrl);
  }
  const live = new SharedMessages(pool);
  const hub = new ListeningHub({ pool, connectionString: databaseUrl, live, log });
  const turns = new AdvisoryTurns(databaseUrl, log);
  const close = async (): Promise<void> => {
    await hub.close();
    await turns.close();
    await pool.end();
  };
  const ping = async (): Promise<void> => {
    await pool.query("select 1");
  };
  return { kind: "postgres", db, hub, live, turns, ping, close };
}
