import { randomBytes } from "node:crypto";
import { type Kysely, type Migration, sql } from "kysely";

interface Types {
  readonly id: string;
  readonly json: string;
  readonly time: string;
}

const TYPES = {
  postgres: { id: "uuid", json: "json", time: "timestamptz" },
  sqlite: { id: "text", json: "json_text", time: "time_text" },
} as const satisfies Record<string, Types>;

/**
 * Adds the data for search and feeds. The row of a deleted table stays, emptied, so that followers of the rising `seq`
 * notice. Existing tables wait to be described, which happens in the background.
 */
export function catalogue(kind: keyof typeof TYPES): Migration {
  return {
    up: (db) => createCatalogue(db, TYPES[kind]),
    down: async (db) => {
      const made = ["index tables_username", "table table_opens", "table catalogue_state", "table catalogue"];
      for (const name of made) await sql.raw(`drop ${name}`).execute(db);
    },
  };
}

async function createCatalogue(db: Kysely<unknown>, { id, json, time }: Types): Promise<void> {
  const statements = [
    `create table catalogue (
      table_id ${id} primary key,
      seq bigint not null,
      listed boolean not null,
      created_at ${time} not null,
      quality double precision,
      opens integer not null default 0,
      described_version integer,
      todo text check (todo in ('describe', 'embed')),
      entry ${json} not null,
      vector text
    )`,
    "create unique index catalogue_seq on catalogue (seq)",
    "create index catalogue_todo on catalogue (todo, seq) where todo is not null",
    "create index catalogue_latest on catalogue (created_at desc, table_id desc) where listed",
    `create index catalogue_quality on catalogue (quality desc, created_at desc, table_id desc)
      where listed and quality is not null`,
    "create index catalogue_popular on catalogue (opens desc, created_at desc, table_id desc) where listed",
    "create table catalogue_state (id integer primary key, seq bigint not null, salt text not null)",
    `create table table_opens (
      table_id ${id} not null references tables (id) on delete cascade,
      visitor text not null,
      address text not null,
      primary key (table_id, visitor)
    )`,
    "create index table_opens_address on table_opens (table_id, address)",
    "create index tables_username on tables (username, created_at)",
    `insert into catalogue (table_id, seq, listed, created_at, todo, entry)
      select id, row_number() over (order by created_at, id), ${sqlFalse(id)}, created_at, 'describe', '{}'
      from tables where status = 'done'`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
  const salt = randomBytes(16).toString("hex");
  await sql`insert into catalogue_state (id, seq, salt)
    select 1, coalesce(max(seq), 0), ${sql.lit(salt)} from catalogue`.execute(db);
}

const sqlFalse = (id: string): string => (id === "uuid" ? "false" : "0");
