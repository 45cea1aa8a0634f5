/**
 * Copies the rows of a PostgreSQL database to an SQLite file and back, so that a backup is the same for both databases.
 * Both have the same tables and columns, and read the same texts for JSON and timestamps.
 */
import { copyFile, rm } from "node:fs/promises";
import { type Ask, inPostgres, migratePostgres, migrateSqlite, type Row, toSqliteValue } from "@limpid/database/upkeep";
import { CannotOpen } from "@limpid/files";
import type { Database } from "libsql";
import { readMigrations } from "../doctor/check-postgres.ts";
import { checkVersion } from "../doctor/check-version.ts";

/**
 * Tables in the order of their references, with the counter column of each. The queue is not copied: unfinished tables
 * get their jobs at the next start.
 */
export const COPIED_TABLES: Readonly<Record<string, "seq" | "id" | null>> = {
  sessions: null,
  api_keys: null,
  tables: null,
  column_parts: null,
  edits: "seq",
  proposals: "seq",
  events: "id",
  catalogue: null,
  catalogue_state: null,
  table_opens: null,
  views: null,
  examples: null,
};
/** This table has a row from the first start on. */
const PREPARED = "catalogue_state";
const BATCH = 500;
/** PostgreSQL accepts at most 65,535 parameters per statement. */
const MAX_VALUES = 60_000;

/** Copies all rows at one moment into a file that must not exist yet. Rejects with `CannotOpen`. */
export async function copyFromPostgres(databaseUrl: string, path: string): Promise<void> {
  await inPostgres(databaseUrl, "read", async (ask) => {
    await migrateSqlite(path, newestMigration(await readMigrations(ask)));
    await withSqlite(path, async (database) => {
      database.exec("begin");
      for (const name of Object.keys(COPIED_TABLES)) await fill(database, name, ask);
      database.exec("commit");
    });
  });
}

/** Rejects with `CannotOpen` if there are rows. */
export async function requireEmptyPostgres(databaseUrl: string): Promise<void> {
  await inPostgres(databaseUrl, "read", refuseRows);
}

/**
 * Copies all rows or none into a database without rows; `draft` is a path for a temporary copy. Rejects with
 * `CannotOpen`.
 */
export async function copyToPostgres(path: string, draft: string, databaseUrl: string): Promise<void> {
  try {
    // The file may be of an earlier version and must not be changed.
    await copyFile(path, draft);
    await migrateSqlite(draft);
    await migratePostgres(databaseUrl);
    await withSqlite(draft, (database) =>
      inPostgres(databaseUrl, "write", async (ask) => {
        await ask(`lock table ${Object.keys(COPIED_TABLES).join(", ")} in exclusive mode`);
        await refuseRows(ask);
        for (const name of Object.keys(COPIED_TABLES)) await send(database, name, ask);
      }),
    );
  } finally {
    for (const end of ["", "-wal", "-shm"]) await rm(`${draft}${end}`, { force: true });
  }
}

/** The copy gets the schema of the database. */
function newestMigration(done: readonly string[]): string {
  const [problem] = checkVersion(done).filter(({ kind }) => kind === "wrong");
  if (problem !== undefined) throw new CannotOpen(problem.text);
  const newest = done.at(-1);
  if (newest !== undefined) return newest;
  throw new CannotOpen("There is nothing to back up: the PostgreSQL of DATABASE_URL has no tables.");
}

async function withSqlite<Result>(path: string, work: (database: Database) => Promise<Result>): Promise<Result> {
  const { default: Libsql } = await import("libsql");
  const database = new Libsql(path);
  try {
    // Ensures that the file contains everything, with no log beside it.
    database.prepare("pragma journal_mode = delete").all([]);
    return await work(database);
  } finally {
    database.close();
  }
}

/** Returns no columns in a version without the table. */
function columnsOf(database: Database, table: string): readonly string[] {
  const columns = database.prepare("select name from pragma_table_info(?)").all([table]) as { name: string }[];
  return columns.map(({ name }) => name);
}

async function fill(database: Database, name: string, ask: Ask): Promise<void> {
  const columns = columnsOf(database, name);
  if (columns.length === 0) return;
  database.prepare(`delete from ${name}`).run([]);
  const places = columns.map(() => "?").join(", ");
  const insert = database.prepare(`insert into ${name} (${columns.join(", ")}) values (${places})`);
  await ask(`declare rows no scroll cursor for select ${columns.join(", ")} from ${name}`);
  let copied = 0;
  for (;;) {
    const rows = await ask(`fetch ${BATCH} from rows`);
    if (rows.length === 0) break;
    for (const row of rows) insert.run(columns.map((column) => toSqliteValue(row[column])));
    copied += rows.length;
  }
  await ask("close rows");
  requireCount(copied, database.prepare(`select count(*) as count from ${name}`).all([])[0] as Row, name);
  const counter = COPIED_TABLES[name];
  if (counter == null) return;
  // Counters continue from the highest value ever used, even if the newest rows are gone.
  const [last] = await ask(`select last_value from ${name}_${counter}_seq`);
  database.prepare("delete from sqlite_sequence where name = ?").run([name]);
  database.prepare("insert into sqlite_sequence (name, seq) values (?, ?)").run([name, Number(last?.last_value)]);
}

async function send(database: Database, name: string, ask: Ask): Promise<void> {
  const columns = columnsOf(database, name);
  if (name === PREPARED) await ask(`delete from ${name}`);
  const most = Math.min(BATCH, Math.floor(MAX_VALUES / columns.length));
  let batch: Row[] = [];
  let copied = 0;
  const insert = async (): Promise<void> => {
    if (batch.length === 0) return;
    const values = batch.flatMap((row) => columns.map((column) => row[column]));
    await ask(`insert into ${name} (${columns.join(", ")}) values ${places(batch.length, columns.length)}`, values);
    copied += batch.length;
    batch = [];
  };
  for (const row of database.prepare(`select ${columns.join(", ")} from ${name}`).iterate([])) {
    batch.push(row as Row);
    if (batch.length === most) await insert();
  }
  await insert();
  const [count] = await ask(`select count(*) as count from ${name}`);
  requireCount(copied, count, name);
  const counter = COPIED_TABLES[name];
  const last = database.prepare("select seq from sqlite_sequence where name = ?").all([name])[0] as Row | undefined;
  if (counter != null && last !== undefined) await ask(`select setval('${name}_${counter}_seq', $1)`, [last.seq]);
}

function places(rows: number, columns: number): string {
  const row = (index: number): string =>
    `(${Array.from({ length: columns }, (_, column) => `$${index * columns + column + 1}`).join(", ")})`;
  return Array.from({ length: rows }, (_, index) => row(index)).join(", ");
}

async function refuseRows(ask: Ask): Promise<void> {
  for (const name of Object.keys(COPIED_TABLES).filter((each) => each !== PREPARED)) {
    const [made] = await ask("select to_regclass($1)::text as name", [name]);
    if (made?.name == null || (await ask(`select 1 from ${name} limit 1`)).length === 0) continue;
    throw new CannotOpen(
      `The PostgreSQL of DATABASE_URL is not empty: it has ${name.replace("_", " ")}. Name a new database.`,
    );
  }
}

function requireCount(copied: number, counted: Row | undefined, name: string): void {
  if (copied !== Number(counted?.count))
    throw new Error(`${copied} rows of "${name}" were copied, and ${String(counted?.count)} are there`);
}
