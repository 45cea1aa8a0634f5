/** Defines the database of an installation as the rest of the product uses it. */
import { CamelCasePlugin, type Dialect, Kysely } from "kysely";
import type { Schema } from "../schema/schema.ts";
import type { EventHub } from "./event-hub.ts";
import type { LiveMessages } from "./live-messages.ts";
import type { Turns } from "./turns.ts";

export interface Database {
  readonly kind: "postgres" | "sqlite";
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

export function toKysely(dialect: Dialect): Kysely<Schema> {
  // Keeps the member names inside JSON values.
  return new Kysely<Schema>({ dialect, plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })] });
}
