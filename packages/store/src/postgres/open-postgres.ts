/** Opens the PostgreSQL of an installation, which any number of hosts may share. */
import { PostgresDialect, type PostgresPool } from "kysely";
import { type PostgresDatabase, toKysely } from "../database/database.ts";
import type { StoreLog } from "../database/database-config.ts";
import { CannotOpenDatabase, isUnavailable } from "../database/database-errors.ts";

import { migrate } from "../database/migrate.ts";
import { AdvisoryTurns } from "./advisory-turns.ts";
import { GuardedPool } from "./guarded-pool.ts";
import { ListeningHub } from "./listening-hub.ts";
import { SharedMessages } from "./shared-messages.ts";

export async function openPostgres(databaseUrl: string, log: StoreLog): Promise<PostgresDatabase> {
  const onLost = (error: Error): void => log.warn({ error: error.message }, "lost a connection to PostgreSQL");
  const pool = new GuardedPool(databaseUrl, onLost);
  // Kysely also knows cursors, which nothing here asks for.
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
  return { kind: "postgres", db, pool, hub, live, turns, ping, close };
}

/** PostgreSQL's own words are clear; the address is said without its password. */
function toStartError(error: unknown, databaseUrl: string): unknown {
  if (!(error instanceof Error)) return error;
  if (error.message.startsWith("corrupted migrations"))
    return new CannotOpenDatabase("The PostgreSQL of DATABASE_URL was written by a newer version of Limpid. Use that.");
  const cause = isUnavailable(error) && error.cause instanceof Error ? error.cause : error;
  const isServers = "code" in cause || isUnavailable(error);
  if (!isServers) return error;
  const { hostname, port, pathname } = new URL(databaseUrl);
  const place = `${hostname || "the local socket"}${port === "" ? "" : `:${port}`}${pathname}`;
  const reason = reasonOf(cause);
  return new CannotOpenDatabase(
    `Cannot use the PostgreSQL at ${place} (DATABASE_URL): ${reason}. Start it or mend DATABASE_URL, then start again.`,
    { cause: error },
  );
}

/** Where a name has several addresses, the failure is a list without words of its own. */
function reasonOf(error: Error): string {
  if (!(error instanceof AggregateError)) return error.message;
  return [...new Set(error.errors.map((each) => (each instanceof Error ? each.message : String(each))))].join("; ");
}
