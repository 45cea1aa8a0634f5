import { type Kysely, Migrator } from "kysely";
import { MIGRATIONS } from "./migrations/index.ts";
import type { Schema } from "./schema.ts";

/** Brings the schema to the newest version. On PostgreSQL Kysely takes a lock, so several hosts may start at once. */
export async function migrate(db: Kysely<Schema>, kind: keyof typeof MIGRATIONS): Promise<void> {
  const migrator = new Migrator({
    // Plug-ins are for our own queries; the migrator reads its table by its own names.
    db: db.withoutPlugins(),
    provider: { getMigrations: async () => ({ ...MIGRATIONS[kind] }) },
  });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
}
