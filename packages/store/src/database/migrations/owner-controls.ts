import { type Kysely, type Migration, sql } from "kysely";

/** Serves both databases with their types for JSON and timestamps. */
export function ownerControls(types: { readonly json: string; readonly time: string }): Migration {
  return {
    up: async (db: Kysely<unknown>) => {
      const table = () => db.schema.alterTable("tables");
      await table()
        .addColumn("owner_details", sql.raw(types.json), (column) => column.notNull().defaultTo("{}"))
        .execute();
      await table().addColumn("deleted_at", sql.raw(types.time)).execute();
      await db.schema.createIndex("tables_deleted_at").on("tables").column("deleted_at").execute();
    },
    down: async (db: Kysely<unknown>) => {
      await db.schema.dropIndex("tables_deleted_at").execute();
      await db.schema.alterTable("tables").dropColumn("deleted_at").execute();
      await db.schema.alterTable("tables").dropColumn("owner_details").execute();
    },
  };
}
