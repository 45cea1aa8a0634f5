import type { Kysely, Migration } from "kysely";

/**
 * Adds the part of the cleaned files' names that identifies the try; earlier files have none. Serves both databases.
 */
export const ownTries: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema.alterTable("tables").addColumn("generation_try", "text").execute();
  },
  down: async (db: Kysely<unknown>) => {
    await db.schema.alterTable("tables").dropColumn("generation_try").execute();
  },
};
