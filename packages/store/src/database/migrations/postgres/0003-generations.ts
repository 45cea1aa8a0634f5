import type { Migration } from "kysely";

/** How often a table was cleaned anew, because a person has said what a column holds. */
export const generations: Migration = {
  async up(db) {
    await db.schema
      .alterTable("tables")
      .addColumn("generation", "integer", (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
