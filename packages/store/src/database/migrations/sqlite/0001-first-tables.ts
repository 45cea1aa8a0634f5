import { type Migration, sql } from "kysely";

/**
 * The declared types determine how values are read (see `sqlite-values.ts`). Counters are never reused, even after the
 * newest row is deleted.
 */
const NOW = "(strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))";

const STATEMENTS = [
  `create table sessions (
    id text primary key,
    created_at time_text not null default ${NOW},
    seen_at time_text not null default ${NOW},
    username text,
    client json_text not null
  )`,
  `create table api_keys (
    hash text primary key,
    username text not null,
    created_at time_text not null default ${NOW}
  )`,
  `create table tables (
    id text primary key,
    session text not null,
    username text,
    name text,
    description text,
    tags json_text not null,
    file_name text,
    source text not null,
    listed boolean not null,
    status text not null check (status in ('queued', 'running', 'done', 'failed')),
    error text,
    page_size integer not null,
    row_limit integer not null,
    num_rows integer not null,
    num_columns integer not null,
    cleaned_rows integer not null,
    num_pages integer not null,
    version integer not null default 1,
    generation integer not null default 0,
    clean_all_after integer,
    created_at time_text not null default ${NOW},
    updated_at time_text,
    parameters json_text not null,
    warnings json_text not null,
    clutter json_text not null,
    columns json_text not null,
    asked_choices json_text not null,
    choices json_text not null,
    selectable json_text not null,
    previous_id text,
    next_id text
  )`,
  "create index tables_created_at on tables (listed, created_at)",
  "create index tables_session on tables (session)",
  "create index tables_open on tables (created_at) where status in ('queued', 'running')",
  `create table edits (
    seq integer primary key autoincrement,
    table_id text not null references tables (id) on delete cascade,
    version integer not null,
    edit_uuid text not null unique,
    session text not null,
    username text,
    dt_utc time_text not null,
    action text not null,
    row_index integer,
    column_index integer not null,
    value json_text not null,
    created_at time_text not null default ${NOW}
  )`,
  "create index edits_row on edits (table_id, row_index, seq)",
  `create table events (
    id integer primary key autoincrement,
    stream text not null,
    seq integer not null,
    payload json_text not null,
    created_at time_text not null default ${NOW},
    unique (stream, seq)
  )`,
  "create index events_stream_id on events (stream, id)",
  `create table jobs (
    seq integer primary key autoincrement,
    table_id text not null unique,
    attempt integer not null default 0,
    started boolean not null default 0,
    lease_until time_text,
    reason text
  )`,
];

export const firstTables: Migration = {
  async up(db) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
