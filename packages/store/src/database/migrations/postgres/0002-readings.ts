import { type Migration, sql } from "kysely";

/** Adds how a table's file was read, the alternatives, and the readings before and after it. */
export const readings: Migration = {
  async up(db) {
    await db.schema
      .alterTable("tables")
      .addColumn("asked_choices", "json", (column) => column.notNull().defaultTo(sql`'{}'::json`))
      .addColumn("choices", "json", (column) => column.notNull().defaultTo(sql`'{}'::json`))
      .addColumn("selectable", "json", (column) =>
        column.notNull().defaultTo(sql`'{"entries":[],"sheets":[],"recordPaths":[]}'::json`),
      )
      .addColumn("previous_id", "uuid")
      .addColumn("next_id", "uuid")
      .execute();
  },
};
