import type { Kysely, Migration } from "kysely";

/**
 * Records which examples this installation has made, so that each is made once, even after its table is gone. `id` is
 * the type of ids.
 */
export function examples(id: "text" | "uuid"): Migration {
  return {
    up: async (db: Kysely<unknown>) => {
      await db.schema
        .createTable("examples")
        .addColumn("file", "text", (column) => column.primaryKey())
        .addColumn("table_id", id, (column) => column.notNull())
        .addColumn("shown", "boolean", (column) => column.notNull())
        .execute();
    },
    down: async (db: Kysely<unknown>) => await db.schema.dropTable("examples").execute(),
  };
}
