import type { Kysely, Migration } from "kysely";

/** What the names of a table's cleaned files have of the try that made them; none of those before. For both databases. */
export const ownTries: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema.alterTable("tables").addColumn("generation_try", "text").execute();
  },
  down: async (db: Kysely<unknown>) => {
    await db.schema.alterTable("tables").dropColumn("generation_try").execute();
  },
};
