import { type Kysely, type Migration, sql } from "kysely";

/** Tables that were cleaned before there were settings were cleaned as usual. */
const STANDARD = '{"forms":"standard","repairs":"standard"}';

/** For both databases, with the type that each has for JSON. */
export function cleaningSettings(type: "json" | "json_text"): Migration {
  return {
    up: async (db: Kysely<unknown>) =>
      await db.schema
        .alterTable("tables")
        .addColumn("settings", sql.raw(type), (column) => column.notNull().defaultTo(STANDARD))
        .execute(),
  };
}
