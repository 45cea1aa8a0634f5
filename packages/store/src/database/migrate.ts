import { type Kysely, Migrator } from "kysely";
import { MIGRATIONS } from "./migrations/index.ts";
import type { Schema } from "./schema.ts";

/**
 * Migrates the schema to the newest version, or up to `upTo`. On PostgreSQL, Kysely serialises hosts that start at the
 * same time.
 */
export async function migrate(db: Kysely<Schema>, kind: keyof typeof MIGRATIONS, upTo?: string): Promise<void> {
  const migrator = new Migrator({
    // The migrator reads its own table without the plug-ins for our queries.
    db: db.withoutPlugins(),
    provider: { getMigrations: async () => ({ ...MIGRATIONS[kind] }) },
  });
  const { error } = await (upTo === undefined ? migrator.migrateToLatest() : migrator.migrateTo(upTo));
  if (error !== undefined) throw error;
}
