import { type Kysely, type Migration, sql } from "kysely";

/** Adds batches: edits made and undone as one. Serves both databases with their types for ids. */
export function editBatches(id: "uuid" | "text"): Migration {
  return {
    up: async (db: Kysely<unknown>) => {
      await db.schema.alterTable("edits").addColumn("batch", sql.raw(id)).execute();
      await sql`create index edits_batch on edits (batch) where batch is not null`.execute(db);
    },
    down: async (db: Kysely<unknown>) => {
      await db.schema.dropIndex("edits_batch").execute();
      await db.schema.alterTable("edits").dropColumn("batch").execute();
    },
  };
}
