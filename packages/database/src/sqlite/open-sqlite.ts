/** Opens the SQLite file of a data folder, for one host at a time. */

import { CannotOpen, type DataFolder, dataFolder, describeReason } from "@limpid/files";
import { type Database, toKysely } from "../connection/database.ts";
import type { StoreLog } from "../connection/database-config.ts";
import { EventHub } from "../connection/event-hub.ts";
import { LiveMessages } from "../connection/live-messages.ts";
import { acquireLock, type Lock, LockHeld } from "../connection/lock.ts";
import { Turns } from "../connection/turns.ts";
import { migrate } from "../schema/migrate.ts";
import { readFileState } from "./database-file.ts";
import { detectNetworkDisk, networkWarning, type ReadDiskType, readDiskType } from "./network-disk.ts";
import { prepareFolder } from "./prepare-folder.ts";
import { SqliteClient } from "./sqlite-client.ts";
import { SqliteThreadDialect } from "./sqlite-dialect.ts";

export async function openSqlite(
  dataDir: string,
  log: StoreLog,
  diskType: ReadDiskType = readDiskType,
): Promise<Database> {
  const folder = dataFolder(dataDir);
  await prepareFolder(folder);
  const network = detectNetworkDisk(dataDir, diskType);
  if (network !== undefined) log.warn({ dataDir }, networkWarning(network));
  const lock = takeLock(folder);
  const client = new SqliteClient(folder.databasePath);
  const close = async (): Promise<void> => {
    await client.close();
    lock.release();
  };
  try {
    await checkLength(folder, client);
    const db = toKysely(new SqliteThreadDialect(client));
    await migrate(db, "sqlite");
    const hub = new EventHub();
    const ping = async (): Promise<void> => {
      await client.query("select 1", [], true);
    };
    return { kind: "sqlite", db, hub, live: new LiveMessages(), turns: new Turns(), ping, close };
  } catch (error) {
    await close();
    throw toStartError(error, folder);
  }
}

function takeLock({ path, lockPath }: DataFolder): Lock {
  try {
    return acquireLock(lockPath);
  } catch (error) {
    if (error instanceof LockHeld) throw error;
    throw new CannotOpen(`Cannot write to the data folder "${path}": ${describeReason(error)}`, { cause: error });
  }
}

/**
 * SQLite itself detects a missing end only when something there is read. A file may be short and yet intact if a kill
 * came while the log was being copied into it; only reading all of it can tell.
 */
async function checkLength({ databasePath }: DataFolder, client: SqliteClient): Promise<void> {
  const state = readFileState(databasePath);
  if (state.kind === "foreign") throw damaged(databasePath, "it is not an SQLite database");
  if (state.kind !== "short") return;
  const problem = `it has ${state.bytes} bytes of ${state.expectedBytes}`;
  const isWhole = await client.query("PRAGMA quick_check(1)", [], true).then(
    ({ rows }) => rows[0]?.[0] === "ok",
    () => false,
  );
  if (!isWhole) throw damaged(databasePath, problem);
}

function damaged(path: string, problem: string): CannotOpen {
  return new CannotOpen(
    `The database file "${path}" is damaged: ${problem}. Put it back from a backup; "npx limpid doctor" says more.`,
  );
}

const DAMAGED = /^SQLITE_(CORRUPT|NOTADB)/;

/** Converts SQLite's errors into words for the person who starts the service. */
function toStartError(error: unknown, { path, databasePath }: DataFolder): unknown {
  if (!(error instanceof Error) || error instanceof CannotOpen) return error;
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  if (error.message.startsWith("corrupted migrations"))
    return new CannotOpen(`The database file "${databasePath}" was written by another version of Limpid. Use that.`);
  if (DAMAGED.test(code)) return damaged(databasePath, error.message);
  if (code === "ENOSPC") return cannotUse("the disk is full", error);
  if (code === "EROFS") return cannotUse("it is read-only", error);
  if (code.startsWith("SQLITE_CANTOPEN")) return cannotUse("it cannot be opened or made", error);
  if (code.startsWith("SQLITE_IOERR"))
    return cannotUse(`the disk refuses to read or write it (${error.message}); is it full, or on a network`, error);
  return error;

  function cannotUse(reason: string, cause: Error): CannotOpen {
    return new CannotOpen(
      `Cannot use the database in the data folder "${path}": ${reason}. "npx limpid doctor" says more.`,
      { cause },
    );
  }
}
