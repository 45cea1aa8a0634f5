/** Opens the one database of an installation: PGlite in a child process, or the PostgreSQL of `databaseUrl`. */
import { CamelCasePlugin, Kysely, PostgresDialect, type PostgresPool } from "kysely";
import type { DatabaseConfig } from "./database-config.ts";
import { type EmbeddedDatabase, openEmbedded } from "./embedded.ts";
import { EventHub } from "./event-hub.ts";
import { GuardedPool } from "./guarded-pool.ts";
import { migrate } from "./migrate.ts";
import type { Schema } from "./schema.ts";

export interface Database {
  readonly kind: "embedded" | "postgres";
  readonly db: Kysely<Schema>;
  readonly pool: GuardedPool;
  readonly hub: EventHub;
  close(): Promise<void>;
}

const POSTGRES_CONNECTIONS = 10;
/** The embedded database comes back by itself within a second or two. */
const EMBEDDED_RETRY_MS = 15_000;

export async function openDatabase(config: DatabaseConfig): Promise<Database> {
  return config.databaseUrl === undefined ? openOwn(config) : openPostgres(config, config.databaseUrl);
}

async function openOwn(config: DatabaseConfig): Promise<Database> {
  const embedded = await openEmbedded(config);
  const pool = new GuardedPool(
    // One connection only: PGlite's socket server mixes up the messages of several.
    { host: embedded.socketDir, user: "postgres", database: "postgres", max: 1, idleTimeoutMillis: 0 },
    { ready: () => embedded.ready(), retryMs: EMBEDDED_RETRY_MS },
    (error) => config.log.warn({ error: error.message }, "lost the connection to the embedded database"),
  );
  return await assemble({ kind: "embedded", pool, hub: EventHub.inProcess(pool), embedded });
}

async function openPostgres(config: DatabaseConfig, connectionString: string): Promise<Database> {
  const onLost = (error: Error): void => config.log.warn({ error: error.message }, "lost a connection to PostgreSQL");
  const pool = new GuardedPool(
    { connectionString, max: POSTGRES_CONNECTIONS },
    { ready: async () => {}, retryMs: 0 },
    onLost,
  );
  return await assemble({ kind: "postgres", pool, hub: EventHub.listening(pool, connectionString, config.log) });
}

interface Parts {
  readonly kind: Database["kind"];
  readonly pool: GuardedPool;
  readonly hub: EventHub;
  readonly embedded?: EmbeddedDatabase;
}

async function assemble(parts: Parts): Promise<Database> {
  const { kind, pool, hub, embedded } = parts;
  const db = new Kysely<Schema>({
    // Kysely also knows cursors, which nothing here asks for.
    dialect: new PostgresDialect({ pool: pool as unknown as PostgresPool }),
    // The members of JSON values keep their names.
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });
  const close = async (): Promise<void> => {
    await hub.close();
    await pool.end();
    await embedded?.close();
  };
  try {
    await migrate(db);
  } catch (error) {
    await close();
    throw error;
  }
  return { kind, db, pool, hub, close };
}
