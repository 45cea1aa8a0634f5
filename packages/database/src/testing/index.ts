/** Opens a fresh database of each kind for a test file: SQLite always, PostgreSQL where TEST_DATABASE_URL names one. */
import { randomUUID } from "node:crypto";
import { rmSync } from "node:fs";
import pg from "pg";
import { makeDataDir } from "../../../../tools/testing/make-data-dir.ts";
import type { Database } from "../connection/database.ts";
import type { StoreLog } from "../connection/database-config.ts";
import type { Executor } from "../connection/transaction.ts";
import { openBeside } from "../open/open-beside.ts";
import { openDatabase } from "../open/open-database.ts";
import { tableStore } from "../stores.ts";

export interface TestDatabase {
  readonly database: Database;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  remove(): Promise<void>;
}

export const silentLog: StoreLog = { info: () => {}, warn: () => {} };

const adminUrl = process.env.TEST_DATABASE_URL;

export const TEST_DATABASES: readonly { readonly kind: Database["kind"]; open(): Promise<TestDatabase> }[] = [
  { kind: "sqlite", open: openSqliteForTest },
  ...(adminUrl === undefined ? [] : [{ kind: "postgres" as const, open: () => openPostgresForTest(adminUrl) }]),
];

/** Creates queued tables as an upload does, all of one session. */
export async function createTables(db: Executor, ids: readonly string[]): Promise<void> {
  const upload = {
    session: randomUUID(),
    username: null,
    fileName: "a.csv",
    source: "file",
    listedBy: "owner",
  } as const;
  for (const id of ids) await tableStore.create(db, { ...upload, id, pageSize: 20, rowLimit: 100 });
}

/** Works in the database of a running service, as the commands of `limpid` do. */
export async function workBeside<Result>(dataDir: string, work: (db: Executor) => Promise<Result>): Promise<Result> {
  const database = await openBeside({ dataDir, log: silentLog });
  try {
    return await work(database.db);
  } finally {
    await database.close();
  }
}

async function openSqliteForTest(): Promise<TestDatabase> {
  const dataDir = makeDataDir();
  const database = await openDatabase({ dataDir, log: silentLog });
  const remove = async (): Promise<void> => {
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { database, dataDir, databaseUrl: undefined, remove };
}

async function openPostgresForTest(admin: string): Promise<TestDatabase> {
  const name = `limpid_test_${randomUUID().replaceAll("-", "")}`;
  await runAsAdmin(admin, `create database ${name}`);
  const url = new URL(admin);
  url.pathname = `/${name}`;
  const dataDir = makeDataDir();
  const database = await openDatabase({ dataDir, databaseUrl: url.href, log: silentLog });
  const remove = async (): Promise<void> => {
    await database.close();
    await runAsAdmin(admin, `drop database ${name} with (force)`);
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { database, dataDir, databaseUrl: url.href, remove };
}

async function runAsAdmin(connectionString: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query(statement);
  await client.end();
}
