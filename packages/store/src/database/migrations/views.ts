import { type Kysely, type Migration, sql } from "kysely";

interface Types {
  readonly json: "json" | "json_text";
  readonly time: "timestamptz" | "time_text";
}

/**
 * Adds results of queries. The rows of each are in a file of its own; these columns hold everything else. Serves both
 * databases with their types.
 */
export function views({ json, time }: Types): Migration {
  return {
    up: async (db: Kysely<unknown>) =>
      await db.schema
        .createTable("views")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("query", "text", (column) => column.notNull())
        .addColumn("session", "text", (column) => column.notNull())
        .addColumn("username", "text")
        .addColumn("created_at", sql.raw(time), (column) => column.notNull())
        .addColumn("run", "integer", (column) => column.notNull())
        .addColumn("run_at", sql.raw(time), (column) => column.notNull())
        .addColumn("tables", sql.raw(json), (column) => column.notNull())
        .addColumn("columns", sql.raw(json), (column) => column.notNull())
        .addColumn("num_rows", "integer", (column) => column.notNull())
        .addColumn("cut", sql.raw(json), (column) => column.notNull())
        .addColumn("elapsed_ms", "integer", (column) => column.notNull())
        .execute(),
    down: async (db: Kysely<unknown>) => await db.schema.dropTable("views").execute(),
  };
}
