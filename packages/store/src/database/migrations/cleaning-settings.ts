import { type Kysely, type Migration, sql } from "kysely";

/** Settings of tables that were cleaned before settings existed. */
const STANDARD = '{"forms":"standard","repairs":"standard"}';

/** Serves both databases with their types for JSON. */
export function cleaningSettings(type: "json" | "json_text"): Migration {
  return {
    up: async (db: Kysely<unknown>) =>
      await db.schema
        .alterTable("tables")
        .addColumn("settings", sql.raw(type), (column) => column.notNull().defaultTo(STANDARD))
        .execute(),
  };
}
