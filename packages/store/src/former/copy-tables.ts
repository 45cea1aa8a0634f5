/** Copies all rows of the former database: in one transaction, with their numbers, JSON to the letter. */
import { type Kysely, sql } from "kysely";
import type { Schema } from "../database/schema.ts";
import type { FormerDatabase } from "./former-database.ts";

interface CopiedTable {
  readonly name: string;
  /** What its rows are read in the order of, and each only once. */
  readonly key: string;
  /** Columns that hold moments, which are written in another way. */
  readonly moments: readonly string[];
  /** Columns that a database of an early version may lack, with what their absence meant. */
  readonly later?: Readonly<Record<string, unknown>>;
}

/** Tables before what refers to them. */
const COPIED_TABLES: readonly CopiedTable[] = [
  { name: "sessions", key: "id", moments: ["created_at", "seen_at"] },
  { name: "api_keys", key: "hash", moments: ["created_at"] },
  {
    name: "tables",
    key: "id",
    moments: ["created_at", "updated_at"],
    later: {
      asked_choices: "{}",
      choices: "{}",
      selectable: '{"entries":[],"sheets":[],"recordPaths":[]}',
      previous_id: null,
      next_id: null,
      generation: 0,
      clean_all_after: null,
    },
  },
  { name: "edits", key: "seq", moments: ["dt_utc", "created_at"] },
  { name: "events", key: "id", moments: ["created_at"] },
];

const BATCH = 200;
const OPEN_JOBS = `select data ->> 'tableId' as table_id from pgboss.job
  where name = 'clean-table' and state in ('created', 'retry', 'active') order by created_on`;

export type Counts = Readonly<Record<string, number>>;

/** How many rows of each table are in the new database now; `db` without plug-ins. */
export async function copyTables(former: FormerDatabase, db: Kysely<Schema>): Promise<Counts> {
  return await db.transaction().execute(async (trx) => {
    const counts: Record<string, number> = {};
    for (const table of COPIED_TABLES) counts[table.name] = await copyTable(table, former, trx);
    counts.jobs = await copyJobs(former, trx);
    return counts;
  });
}

async function copyTable(table: CopiedTable, former: FormerDatabase, db: Kysely<Schema>): Promise<number> {
  const { name, key } = table;
  const [total] = await former.query(`select count(*)::int as count from ${name}`);
  let copied = 0;
  for (let after: unknown; ; ) {
    const [from, parameters] = after === undefined ? ["", []] : [`where ${key} > $1`, [after]];
    const rows = await former.query(`select * from ${name} ${from} order by ${key} limit ${BATCH}`, parameters);
    for (const row of rows) await insert(name, toNewRow(row, table), db);
    copied += rows.length;
    if (rows.length < BATCH) break;
    after = rows.at(-1)?.[key];
  }
  if (copied !== total?.count) throw new Error(`${copied} of ${String(total?.count)} rows of "${name}" were copied`);
  return copied;
}

function toNewRow(row: Readonly<Record<string, unknown>>, { moments, later = {} }: CopiedTable) {
  const written = moments.map((column) => [column, toMoment(row[column])]);
  return { ...later, ...row, ...Object.fromEntries(written) };
}

function toMoment(text: unknown): string | null {
  return typeof text === "string" ? new Date(text).toISOString() : null;
}

/** Jobs of tables that are gone mean nothing. */
async function copyJobs(former: FormerDatabase, db: Kysely<Schema>): Promise<number> {
  const [queue] = await former.query("select to_regclass('pgboss.job')::text as name");
  if (queue?.name == null) return 0;
  let copied = 0;
  for (const { table_id: tableId } of await former.query(OPEN_JOBS)) {
    const { numAffectedRows = 0n } = await sql`
      insert into jobs (table_id) select id from tables where id = ${tableId}
      on conflict (table_id) do nothing`.execute(db);
    copied += Number(numAffectedRows);
  }
  return copied;
}

async function insert(table: string, row: Readonly<Record<string, unknown>>, db: Kysely<Schema>): Promise<void> {
  const columns = Object.keys(row);
  const values = Object.values(row).map((value) => sql`${value}`);
  await sql`insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
    values (${sql.join(values)})`.execute(db);
}
