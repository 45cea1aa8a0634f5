import { type Migration, sql } from "kysely";

/** The queue that SQLite has from its first migration. Unfinished tables are queued again at the next start. */
export const jobs: Migration = {
  async up(db) {
    await sql`drop schema if exists limpid_jobs cascade`.execute(db);
    await sql`create table jobs (
      seq bigint generated always as identity primary key,
      table_id uuid not null unique,
      attempt integer not null default 0,
      started boolean not null default false,
      lease_until timestamptz,
      reason text
    )`.execute(db);
  },
  async down(db) {
    await sql`drop table jobs`.execute(db);
  },
};
