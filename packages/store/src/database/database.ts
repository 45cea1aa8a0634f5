/** Defines the database of an installation as the rest of the product uses it. */
import { CamelCasePlugin, type Dialect, Kysely } from "kysely";
import type { GuardedPool } from "../postgres/guarded-pool.ts";
import type { EventHub } from "./event-hub.ts";
import type { LiveMessages } from "./live-messages.ts";
import type { Schema } from "./schema.ts";
import type { Turns } from "./turns.ts";

interface OpenDatabase {
  readonly db: Kysely<Schema>;
  readonly hub: EventHub;
  /** Sends messages to followers without storing them. */
  readonly live: LiveMessages;
  /** Shared by all processes that use the database. */
  readonly turns: Turns;
  /** Rejects if the database does not answer. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

export interface SqliteDatabase extends OpenDatabase {
  readonly kind: "sqlite";
}

export interface PostgresDatabase extends OpenDatabase {
  readonly kind: "postgres";
  readonly pool: GuardedPool;
}

export type Database = SqliteDatabase | PostgresDatabase;

export function toKysely(dialect: Dialect): Kysely<Schema> {
  // Keeps the member names inside JSON values.
  return new Kysely<Schema>({ dialect, plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })] });
}
