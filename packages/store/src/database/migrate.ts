import type { Kysely } from "kysely";
import { Migrator } from "kysely/migration";
import { MIGRATIONS } from "./migrations/index.ts";
import type { Schema } from "./schema.ts";

/** Brings the schema to the newest version. Kysely takes an advisory lock, so several hosts may start at once. */
export async function migrate(db: Kysely<Schema>): Promise<void> {
  const migrator = new Migrator({
    // Plug-ins are for our own queries; the migrator reads its table by its own names.
    db: db.withoutPlugins(),
    provider: { getMigrations: async () => ({ ...MIGRATIONS }) },
  });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw new Error("Cannot bring the database to the newest version", { cause: error });
}
