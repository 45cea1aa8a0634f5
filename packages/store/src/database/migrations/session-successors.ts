import { type Kysely, type Migration, sql } from "kysely";

/** Adds the id that replaces a session's id; the type of ids differs between the databases. */
export function sessionSuccessors(id: "text" | "uuid"): Migration {
  return {
    up: async (db: Kysely<unknown>) => {
      await db.schema.alterTable("sessions").addColumn("successor", id).execute();
      await sql`create index sessions_successor on sessions (successor) where successor is not null`.execute(db);
    },
    down: async (db: Kysely<unknown>) => {
      await db.schema.dropIndex("sessions_successor").execute();
      await db.schema.alterTable("sessions").dropColumn("successor").execute();
    },
  };
}
