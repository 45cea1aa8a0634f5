import { type Kysely, type Migration, sql } from "kysely";

/** Lets sessions end with their API key, and by age. Serves both databases. */
export const sessionKeys: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema.alterTable("sessions").addColumn("key_hash", "text").execute();
    await sql`create index sessions_key_hash on sessions (key_hash) where key_hash is not null`.execute(db);
    await db.schema.createIndex("sessions_created_at").on("sessions").column("created_at").execute();
  },
  down: async (db: Kysely<unknown>) => {
    await db.schema.dropIndex("sessions_created_at").execute();
    await db.schema.dropIndex("sessions_key_hash").execute();
    await db.schema.alterTable("sessions").dropColumn("key_hash").execute();
  },
};
