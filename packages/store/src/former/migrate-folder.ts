/** Takes over a data folder of the version before SQLite. The former database stays, under another name. */

import { existsSync } from "node:fs";
import { cp, mkdtemp, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Kysely } from "kysely";
import { toKysely } from "../database/database.ts";
import { CannotOpenDatabase } from "../database/database-errors.ts";
import { acquireLock, type Lock } from "../database/lock.ts";
import { FIRST_SQLITE_MIGRATION, migrate } from "../database/migrate.ts";
import type { Schema } from "../database/schema.ts";
import { syncFolder, syncPath } from "../files/write-durably.ts";
import { dataFolder, FORMER_FOLDER, sizeOf } from "../sqlite/data-folder.ts";
import { SqliteClient } from "../sqlite/sqlite-client.ts";
import { SqliteThreadDialect } from "../sqlite/sqlite-dialect.ts";
import { type Counts, copyTables } from "./copy-tables.ts";
import type { FormerDatabase } from "./former-database.ts";

/** Where the former database is kept. */
export const KEPT_FOLDER = "database.before-sqlite";

/** `open` gets a copy of the former database, which it may change. */
export async function migrateFolder(
  dataDir: string,
  open: (folder: string) => Promise<FormerDatabase>,
): Promise<Counts> {
  const { path, databasePath, lockPath } = dataFolder(dataDir);
  const former = join(path, FORMER_FOLDER);
  if (!existsSync(former))
    throw new CannotOpenDatabase(`There is nothing to take over: "${path}" has no folder "${FORMER_FOLDER}".`);
  if (sizeOf(databasePath) > 0)
    throw new CannotOpenDatabase(`"${databasePath}" is there already: this folder has been taken over.`);
  const lock = acquireLock(lockPath);
  // Held by the former database's own process, which outlives a killed service for a moment.
  const formerLock = acquireFormerLock(join(path, "database.lock"), lock);
  const draft = await mkdtemp(join(path, "migrating-"));
  try {
    const copy = join(draft, FORMER_FOLDER);
    await cp(former, copy, { recursive: true });
    const file = join(draft, "limpid.db");
    const counts = await writeDatabase(file, () => open(copy));
    await syncPath(file, "r+");
    await rename(file, databasePath);
    await syncFolder(path);
    await rename(former, join(path, KEPT_FOLDER));
    await rm(join(path, "run"), { recursive: true, force: true });
    return counts;
  } finally {
    await rm(draft, { recursive: true, force: true });
    formerLock.release();
    lock.release();
  }
}

function acquireFormerLock(path: string, hostLock: Lock): Lock {
  try {
    return acquireLock(path);
  } catch (error) {
    hostLock.release();
    throw error;
  }
}

async function writeDatabase(file: string, open: () => Promise<FormerDatabase>): Promise<Counts> {
  const client = new SqliteClient(file);
  try {
    const db = toKysely(new SqliteThreadDialect(client));
    await migrate(db, "sqlite", FIRST_SQLITE_MIGRATION);
    const counts = await copyAll(await open(), db);
    await migrate(db, "sqlite");
    return counts;
  } finally {
    // Empties the log into the file, which alone is moved to its place.
    await client.close();
  }
}

async function copyAll(former: FormerDatabase, db: Kysely<Schema>): Promise<Counts> {
  try {
    return await copyTables(former, db.withoutPlugins());
  } finally {
    await former.close();
  }
}
