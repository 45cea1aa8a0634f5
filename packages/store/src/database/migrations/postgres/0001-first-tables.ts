import { type Kysely, type Migration, sql } from "kysely";

const now = sql`now()`;

export const firstTables: Migration = {
  async up(db) {
    await createVisitors(db);
    await createTables(db);
    await createEdits(db);
    await createEvents(db);
  },
};

async function createVisitors(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("sessions")
    .addColumn("id", "uuid", (column) => column.primaryKey())
    .addColumn("created_at", "timestamptz", (column) => column.notNull().defaultTo(now))
    .addColumn("seen_at", "timestamptz", (column) => column.notNull().defaultTo(now))
    .addColumn("username", "text")
    .addColumn("client", "json", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("api_keys")
    .addColumn("hash", "char(64)", (column) => column.primaryKey())
    .addColumn("username", "text", (column) => column.notNull())
    .addColumn("created_at", "timestamptz", (column) => column.notNull().defaultTo(now))
    .execute();
}

async function createTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("tables")
    .addColumn("id", "uuid", (column) => column.primaryKey())
    .addColumn("session", "uuid", (column) => column.notNull())
    .addColumn("username", "text")
    .addColumn("name", "text")
    .addColumn("description", "text")
    .addColumn("tags", "json", (column) => column.notNull())
    .addColumn("file_name", "text")
    .addColumn("source", "text", (column) => column.notNull())
    .addColumn("listed", "boolean", (column) => column.notNull())
    .addColumn("status", "text", (column) =>
      column.notNull().check(sql`status in ('queued', 'running', 'done', 'failed')`),
    )
    .addColumn("error", "text")
    .addColumn("page_size", "integer", (column) => column.notNull())
    .addColumn("row_limit", "integer", (column) => column.notNull())
    .addColumn("num_rows", "integer", (column) => column.notNull())
    .addColumn("num_columns", "integer", (column) => column.notNull())
    .addColumn("cleaned_rows", "integer", (column) => column.notNull())
    .addColumn("num_pages", "integer", (column) => column.notNull())
    .addColumn("version", "integer", (column) => column.notNull().defaultTo(1))
    .addColumn("created_at", "timestamptz", (column) => column.notNull().defaultTo(now))
    .addColumn("updated_at", "timestamptz")
    .addColumn("parameters", "json", (column) => column.notNull())
    .addColumn("warnings", "json", (column) => column.notNull())
    .addColumn("clutter", "json", (column) => column.notNull())
    .addColumn("columns", "json", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("tables_created_at").on("tables").columns(["listed", "created_at"]).execute();
  await db.schema.createIndex("tables_session").on("tables").column("session").execute();
}

async function createEdits(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("edits")
    .addColumn("seq", "bigserial", (column) => column.primaryKey())
    .addColumn("table_id", "uuid", (column) => column.notNull().references("tables.id").onDelete("cascade"))
    .addColumn("version", "integer", (column) => column.notNull())
    .addColumn("edit_uuid", "uuid", (column) => column.notNull().unique())
    .addColumn("session", "uuid", (column) => column.notNull())
    .addColumn("username", "text")
    .addColumn("dt_utc", "timestamptz", (column) => column.notNull())
    .addColumn("action", "text", (column) => column.notNull())
    .addColumn("row_index", "integer")
    .addColumn("column_index", "integer", (column) => column.notNull())
    .addColumn("value", "json", (column) => column.notNull())
    .addColumn("created_at", "timestamptz", (column) => column.notNull().defaultTo(now))
    .execute();
  await db.schema.createIndex("edits_row").on("edits").columns(["table_id", "row_index", "seq"]).execute();
}

async function createEvents(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("events")
    .addColumn("id", "bigserial", (column) => column.primaryKey())
    .addColumn("stream", "text", (column) => column.notNull())
    .addColumn("seq", "integer", (column) => column.notNull())
    .addColumn("payload", "json", (column) => column.notNull())
    .addColumn("created_at", "timestamptz", (column) => column.notNull().defaultTo(now))
    .addUniqueConstraint("events_stream_seq", ["stream", "seq"])
    .execute();
  await db.schema.createIndex("events_stream_id").on("events").columns(["stream", "id"]).execute();
}
