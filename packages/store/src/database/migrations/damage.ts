import type { Kysely, Migration } from "kysely";

/** Marks tables with an unreadable file. Serves both databases. */
export const damage: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema.alterTable("tables").addColumn("damaged", "text").execute();
  },
  down: async (db: Kysely<unknown>) => {
    await db.schema.alterTable("tables").dropColumn("damaged").execute();
  },
};
