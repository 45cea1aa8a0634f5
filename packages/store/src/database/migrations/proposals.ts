import { type Kysely, type Migration, sql } from "kysely";

const TYPES = {
  postgres: { key: "bigserial primary key", id: "uuid", json: "json", time: "timestamptz", now: "now()" },
  sqlite: {
    key: "integer primary key autoincrement",
    id: "text",
    json: "json_text",
    time: "time_text",
    now: "(strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))",
  },
} as const;

/** Adds proposals: edits of other people's tables, kept until their owners have decided and for some time after. */
export function proposals(kind: keyof typeof TYPES): Migration {
  const { key, id, json, time, now } = TYPES[kind];
  const statements = [
    `create table proposals (
      seq ${key},
      id ${id} not null unique,
      table_id ${id} not null references tables (id) on delete cascade,
      session ${id} not null,
      username text,
      address text not null,
      dt_utc ${time} not null,
      field text not null,
      row_index integer,
      column_index integer not null,
      value ${json} not null,
      made_on ${json} not null,
      state text not null check (state in ('pending', 'accepted', 'rejected', 'withdrawn')),
      decided_at ${time},
      created_at ${time} not null default ${now}
    )`,
    "create index proposals_table on proposals (table_id, state, seq)",
    "create index proposals_address on proposals (address, created_at)",
  ];
  return {
    up: async (db: Kysely<unknown>) => {
      for (const statement of statements) await sql.raw(statement).execute(db);
    },
    down: async (db: Kysely<unknown>) => await db.schema.dropTable("proposals").execute(),
  };
}
