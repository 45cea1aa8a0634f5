import type { Kysely } from "kysely";
import { createColumnParts } from "./column-parts.ts";
import type { DatabaseKind } from "./database-kind.ts";
import { createFirstSchema } from "./first-schema.ts";

type Migrate = (db: Kysely<unknown>, kind: DatabaseKind) => Promise<void>;

/**
 * Migrations in the order of their names. A migration that has been released is never edited. Both databases have the
 * same ones, by which a backup compares them.
 */
export const MIGRATIONS: Readonly<Record<string, Migrate>> = {
  "0001-first-schema": createFirstSchema,
  "0002-column-parts": createColumnParts,
};
