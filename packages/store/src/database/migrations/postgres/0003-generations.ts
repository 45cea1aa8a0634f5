import type { Migration } from "kysely";

/** Adds the number of times a table was cleaned again after a person had changed the class of a column. */
export const generations: Migration = {
  async up(db) {
    await db.schema
      .alterTable("tables")
      .addColumn("generation", "integer", (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
