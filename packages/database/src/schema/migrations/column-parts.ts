import { type Kysely, sql } from "kysely";
import type { DatabaseKind } from "./database-kind.ts";

/** Creates the table for the columns of wide tables. Those that were stored before stay where they are. */
export async function createColumnParts(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  const id = sql.raw(kind === "postgres" ? "uuid" : "text");
  await sql`create table column_parts (
    table_id ${id} not null references tables (id) on delete cascade,
    part integer not null,
    stamp ${id} not null,
    columns text not null,
    primary key (table_id, part)
  )`.execute(db);
}
