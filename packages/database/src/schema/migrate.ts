import { type Kysely, Migrator } from "kysely";
import type { DatabaseKind } from "./migrations/database-kind.ts";
import { MIGRATIONS } from "./migrations/index.ts";
import type { Schema } from "./schema.ts";

/**
 * Migrates the schema to the newest version, or up to `upTo`. On PostgreSQL, Kysely serialises hosts that start at the
 * same time.
 */
export async function migrate(db: Kysely<Schema>, kind: DatabaseKind, upTo?: string): Promise<void> {
  const migrations = Object.entries(MIGRATIONS).map(([name, up]) => [
    name,
    { up: (within: Kysely<unknown>) => up(within, kind) },
  ]);
  const migrator = new Migrator({
    // The migrator reads its own table without the plug-ins for our queries.
    db: db.withoutPlugins(),
    provider: { getMigrations: async () => Object.fromEntries(migrations) },
  });
  const { error } = await (upTo === undefined ? migrator.migrateToLatest() : migrator.migrateTo(upTo));
  if (error !== undefined) throw error;
}
