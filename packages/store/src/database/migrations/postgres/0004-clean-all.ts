import type { Migration } from "kysely";

/** Marks tables of which all rows are being cleaned, after the first ones. */
export const cleanAll: Migration = {
  async up(db) {
    await db.schema.alterTable("tables").addColumn("clean_all_after", "bigint").execute();
  },
};
