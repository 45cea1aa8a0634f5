import { type Kysely, type Migration, sql } from "kysely";

/**
 * Adds the data for quotas: the size of a table's upload, and a hash of the address it came from. Serves both
 * databases.
 */
export const quotas: Migration = {
  up: async (db: Kysely<unknown>) => {
    const table = () => db.schema.alterTable("tables");
    await table()
      .addColumn("upload_bytes", "integer", (column) => column.notNull().defaultTo(0))
      .execute();
    await table().addColumn("address", "text").execute();
    await sql`create index tables_address on tables (address) where address is not null`.execute(db);
  },
  down: async (db: Kysely<unknown>) => {
    await db.schema.dropIndex("tables_address").execute();
    for (const name of ["upload_bytes", "address"]) await db.schema.alterTable("tables").dropColumn(name).execute();
  },
};
