import { randomBytes } from "node:crypto";
import { type Kysely, sql } from "kysely";
import type { DatabaseKind } from "./database-kind.ts";

/** The declared types of SQLite determine how values are read (see `sqlite-values.ts`). */
const TYPES = {
  postgres: {
    id: "uuid",
    hash: "char(64)",
    json: "json",
    time: "timestamptz",
    now: "now()",
    no: "false",
    long: "bigint",
    /** Counters are never reused, even after the newest row is deleted. */
    counter: "bigserial primary key",
    place: "bigint generated always as identity primary key",
  },
  sqlite: {
    id: "text",
    hash: "text",
    json: "json_text",
    time: "time_text",
    now: "(strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))",
    no: "0",
    long: "integer",
    counter: "integer primary key autoincrement",
    place: "integer primary key autoincrement",
  },
} as const;

type Types = (typeof TYPES)[DatabaseKind];

/** Creates all tables and indexes, and the one row of `catalogue_state`. */
export async function createFirstSchema(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  const types = TYPES[kind];
  const statements = [visitors, tables, log, queue, catalogue, views].flatMap((part) => part(types));
  for (const statement of statements) await sql.raw(statement).execute(db);
  const salt = randomBytes(16).toString("hex");
  await sql`insert into catalogue_state (id, seq, salt) values (1, 0, ${sql.lit(salt)})`.execute(db);
}

const visitors = ({ id, hash, json, time, now }: Types): readonly string[] => [
  `create table sessions (
    id ${id} primary key,
    created_at ${time} not null default ${now},
    seen_at ${time} not null default ${now},
    username text,
    key_hash text,
    successor ${id},
    client ${json} not null
  )`,
  "create index sessions_created_at on sessions (created_at)",
  "create index sessions_key_hash on sessions (key_hash) where key_hash is not null",
  "create index sessions_successor on sessions (successor) where successor is not null",
  `create table api_keys (
    hash ${hash} primary key,
    username text not null,
    created_at ${time} not null default ${now}
  )`,
];

const tables = ({ id, json, time, now, long }: Types): readonly string[] => [
  `create table tables (
    id ${id} primary key,
    session ${id} not null,
    username text,
    name text,
    description text,
    tags ${json} not null,
    file_name text,
    source text not null,
    listed boolean not null,
    listed_by text check (listed_by in ('owner', 'operator', 'installation')),
    status text not null check (status in ('queued', 'running', 'done', 'failed')),
    error text,
    damaged text,
    page_size integer not null,
    row_limit integer not null,
    num_rows integer not null,
    num_columns integer not null,
    cleaned_rows integer not null,
    num_pages integer not null,
    version integer not null default 1,
    generation integer not null default 0,
    generation_try text,
    clean_all_after ${long},
    created_at ${time} not null default ${now},
    updated_at ${time},
    deleted_at ${time},
    parameters ${json} not null,
    warnings ${json} not null,
    clutter ${json} not null,
    columns ${json} not null,
    asked_choices ${json} not null,
    choices ${json} not null,
    selectable ${json} not null,
    settings ${json} not null,
    owner_details ${json} not null default '{}',
    previous_id ${id},
    next_id ${id},
    upload_bytes integer not null default 0,
    address text
  )`,
  "create index tables_created_at on tables (listed, created_at)",
  "create index tables_session on tables (session)",
  "create index tables_open on tables (created_at) where status in ('queued', 'running')",
  "create index tables_username on tables (username, created_at)",
  "create index tables_deleted_at on tables (deleted_at)",
  "create index tables_address on tables (address) where address is not null",
  "create index tables_previous_id on tables (previous_id) where previous_id is not null",
  `create table table_opens (
    table_id ${id} not null references tables (id) on delete cascade,
    visitor text not null,
    address text not null,
    primary key (table_id, visitor)
  )`,
  "create index table_opens_address on table_opens (table_id, address)",
  `create table examples (file text primary key, table_id ${id} not null, shown boolean not null)`,
];

const log = ({ id, json, time, now, counter }: Types): readonly string[] => [
  `create table edits (
    seq ${counter},
    table_id ${id} not null references tables (id) on delete cascade,
    version integer not null,
    edit_uuid ${id} not null unique,
    batch ${id},
    session ${id} not null,
    username text,
    dt_utc ${time} not null,
    kind text not null,
    row_index integer,
    column_index integer,
    value ${json} not null,
    created_at ${time} not null default ${now}
  )`,
  "create index edits_row on edits (table_id, row_index, seq)",
  "create index edits_batch on edits (batch) where batch is not null",
  `create table proposals (
    seq ${counter},
    id ${id} not null unique,
    table_id ${id} not null references tables (id) on delete cascade,
    session ${id} not null,
    username text,
    address text not null,
    dt_utc ${time} not null,
    kind text not null,
    row_index integer,
    column_index integer,
    value ${json} not null,
    made_on ${json} not null,
    state text not null check (state in ('pending', 'accepted', 'rejected', 'withdrawn')),
    decided_at ${time},
    created_at ${time} not null default ${now}
  )`,
  "create index proposals_table on proposals (table_id, state, seq)",
  "create index proposals_address on proposals (address, created_at)",
  `create table events (
    id ${counter},
    stream text not null,
    seq integer not null,
    payload ${json} not null,
    created_at ${time} not null default ${now},
    constraint events_stream_seq unique (stream, seq)
  )`,
  "create index events_stream_id on events (stream, id)",
];

const queue = ({ id, time, no, place }: Types): readonly string[] => [
  `create table jobs (
    seq ${place},
    table_id ${id} not null unique,
    attempt integer not null default 0,
    started boolean not null default ${no},
    lease_until ${time},
    reason text
  )`,
];

/** The row of a deleted table stays, emptied, so that followers of the rising `seq` notice. */
const catalogue = ({ id, json, time }: Types): readonly string[] => [
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
];

/** The rows of each result of a query are in a file of its own; these columns hold everything else. */
const views = ({ json, time }: Types): readonly string[] => [
  `create table views (
    id text primary key,
    query text not null,
    session text not null,
    username text,
    created_at ${time} not null,
    run integer not null,
    run_at ${time} not null,
    tables ${json} not null,
    columns ${json} not null,
    num_rows integer not null,
    cut ${json} not null,
    elapsed_ms integer not null
  )`,
];
