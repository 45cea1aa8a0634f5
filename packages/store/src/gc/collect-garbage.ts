/** `limpid gc`: finds in a data folder what belongs to nothing any more, and removes it. */

import { readdir, rm, stat } from "node:fs/promises";
import { join, relative } from "node:path";
import { CannotOpenDatabase } from "../database/database-errors.ts";
import { openDatabase } from "../database/open-database.ts";
import { LocalBlobs } from "../files/blob-store.ts";
import { foldersOf } from "../files/made-files.ts";
import { TABLE_FILES } from "../files/table-files.ts";
import { isLeftover } from "../files/write-durably.ts";
import type { Executor } from "../repositories/transaction.ts";
import { dataFolder, sizeOf } from "../sqlite/data-folder.ts";

/** What is written at this very moment may belong to nothing yet. */
const GRACE_MS = 60 * 60_000;

export interface Garbage {
  /**
   * `upload`: of an upload that never became a table; `lost`: a cleaned table that the database does not know; `view`: a
   * result that it does not know; `failed`: of a table that could not be read; `leftover`: of a writer that was
   * interrupted.
   */
  readonly kind: "upload" | "lost" | "view" | "failed" | "leftover";
  /** Below the data folder. */
  readonly path: string;
  readonly bytes: number;
}

export interface CollectOptions {
  readonly dataDir: string;
  readonly databaseUrl?: string | undefined;
  /** Nothing is removed. */
  readonly isTrial: boolean;
  /** Cleaned tables that the database does not know are removed too; else they are only told of. */
  readonly alsoLost: boolean;
  readonly now: Date;
}

/** Rejects with `CannotOpenDatabase` where there is none, or a service uses the folder. */
export async function collectGarbage(options: CollectOptions): Promise<readonly Garbage[]> {
  const { dataDir, databaseUrl, isTrial, alsoLost } = options;
  const folder = dataFolder(dataDir);
  if (databaseUrl === undefined && sizeOf(folder.databasePath) === 0)
    throw new CannotOpenDatabase(`There is no database "${folder.databasePath}", so it is not known what is in use`);
  const log = { info: () => undefined, warn: () => undefined };
  const database = await openDatabase({ dataDir, databaseUrl, log });
  try {
    const found = await findGarbage(database.db, options);
    for (const { kind, path } of found)
      if (!isTrial && (kind !== "lost" || alsoLost)) await rm(join(dataDir, path), { recursive: true, force: true });
    return found;
  } finally {
    await database.close();
  }
}

async function findGarbage(db: Executor, { dataDir, now }: CollectOptions): Promise<Garbage[]> {
  const blobs = new LocalBlobs(dataDir);
  const tables = new Map(
    (await db.selectFrom("tables").select(["id", "status"]).execute()).map((row) => [row.id, row]),
  );
  const views = new Set((await db.selectFrom("views").select("id").execute()).map(({ id }) => id));
  const found: Garbage[] = [];
  const add = async (kind: Garbage["kind"], path: string): Promise<void> => {
    const { bytes, changedAt } = await measure(join(dataDir, path));
    if (now.getTime() - changedAt > GRACE_MS) found.push({ kind, path, bytes });
  };
  for await (const folder of foldersOf(blobs, "tables")) {
    const table = tables.get(idOf(folder));
    if (table === undefined) await add((await blobs.has(join(folder, TABLE_FILES.clean))) ? "lost" : "upload", folder);
    else if (table.status === "failed") await add("failed", folder);
  }
  for await (const folder of foldersOf(blobs, "views")) if (!views.has(idOf(folder))) await add("view", folder);
  const taken = found.map(({ path }) => path);
  for (const root of ["tables", "views", "incoming"])
    for (const path of await filesBelow(join(dataDir, root))) {
      const own = relative(dataDir, path);
      const isTaken = taken.some((folder) => own.startsWith(folder));
      if (!isTaken && (root === "incoming" || isLeftover(path))) await add("leftover", own);
    }
  return found;
}

const idOf = (folder: string): string => folder.slice(-36);

/** Of a file, or of all files in a folder; the folder's own time counts as well. */
async function measure(path: string): Promise<{ readonly bytes: number; readonly changedAt: number }> {
  let { size: bytes, mtimeMs: changedAt } = await stat(path);
  for (const file of await filesBelow(path)) {
    const facts = await stat(file);
    bytes += facts.size;
    changedAt = Math.max(changedAt, facts.mtimeMs);
  }
  return { bytes, changedAt };
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}
