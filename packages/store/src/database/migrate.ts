import { type Kysely, Migrator } from "kysely";
import { MIGRATIONS } from "./migrations/index.ts";
import type { Schema } from "./schema.ts";

/** Brings the schema to the newest version, or up to one. On PostgreSQL Kysely lets hosts that start at once take turns. */
export async function migrate(db: Kysely<Schema>, kind: keyof typeof MIGRATIONS, upTo?: string): Promise<void> {
  const migrator = new Migrator({
    // Plug-ins are for our own queries; the migrator reads its table by its own names.
    db: db.withoutPlugins(),
    provider: { getMigrations: async () => ({ ...MIGRATIONS[kind] }) },
  });
  const { error } = await (upTo === undefined ? migrator.migrateToLatest() : migrator.migrateTo(upTo));
  if (error !== undefined) throw error;
}
