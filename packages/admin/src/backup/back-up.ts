/**
 * Implements `limpid backup`, which copies an installation at one moment, even while it is in use. The result is a
 * folder that a service with an SQLite file can use directly, whatever the source. The database is copied first, in one
 * transaction, and then the files of the tables that it names; these are never changed, only added and removed.
 */
import { rename, rm } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import {
  CannotOpen,
  dataFolder,
  FolderFiles,
  forEachConcurrently,
  type Installation,
  isLeftover,
  makeFolderDurably,
  openFiles,
  readSize,
  type StoredFile,
  type StoredFiles,
  sumOfFile,
  syncFolder,
  syncPath,
  takeStock,
  temporaryName,
} from "@limpid/files";
import { checkDatabase, type DatabaseReport, type KnownTable } from "../doctor/check-database.ts";
import type { TableFault } from "../doctor/check-table-files.ts";
import { copyFromPostgres } from "./copy-rows.ts";
import { findDeletedInPostgres, findDeletedInSqlite, removeRows } from "./deleted-tables.ts";
import { describeFaults } from "./describe-faults.ts";
import { type DamagedTable, writeManifest } from "./manifest.ts";
import { requireRoom } from "./require-room.ts";
import { writeSums } from "./sums.ts";

export interface CopiedFolder {
  readonly tables: number;
  readonly files: number;
  readonly bytes: number;
  /** Tables with missing files; the copy contains the files that exist. */
  readonly damaged: readonly DamagedTable[];
}

interface Source {
  readonly files: StoredFiles;
  readonly copyDatabase: (path: string) => Promise<void>;
  /** Finds those of the tables that were deleted since the database was copied. */
  readonly findDeleted: (ids: readonly string[]) => Promise<readonly string[]>;
}

/** Facts about a copied file. A later file under the same key that differs is copied again. */
interface CopiedFile extends StoredFile {
  readonly sum: string;
  readonly isDamaged: boolean;
}

/**
 * Largest number of attempts. A table may be deleted or cleaned again between the copies of the database and of its
 * files; the next database copy then no longer names them. Each attempt copies only new files and so takes less time.
 */
const ATTEMPTS = 10;
/** Files that are recreated on demand. */
const MADE_AGAIN = /^known-/;
const ROWS_OF_VIEW = /^rows-\d+\.parquet$/;

/**
 * Copies damaged tables as far as their files exist, and marks them in the copy. Rejects with `CannotOpen` if
 * there is nothing to copy, the target is not empty, or anything other than tables' files is damaged.
 */
export async function backUp(installation: Installation, target: string): Promise<CopiedFolder> {
  const { dataDir, databaseUrl } = installation;
  const { path, databasePath } = dataFolder(resolve(dataDir));
  if (databaseUrl === undefined && readSize(databasePath) === 0)
    throw new CannotOpen(`There is nothing to back up: "${path}" has no database.`);
  const place = resolve(target);
  await requireRoom(place);
  const draft = temporaryName(place);
  const files = await openFiles(installation);
  try {
    await makeFolderDurably(draft);
    const database =
      databaseUrl === undefined
        ? {
            copyDatabase: (to: string) => copySqlite(databasePath, to),
            findDeleted: (ids: readonly string[]) => findDeletedInSqlite(databasePath, ids),
          }
        : {
            copyDatabase: (to: string) => copyFromPostgres(databaseUrl, to),
            findDeleted: (ids: readonly string[]) => findDeletedInPostgres(databaseUrl, ids),
          };
    const copied = await copyUntilWhole({ files, ...database }, draft);
    await writeManifest(draft, { madeAt: new Date().toISOString(), ...copied });
    await rename(draft, place);
    await syncFolder(dirname(place));
    return copied;
  } finally {
    files.close();
    await rm(draft, { recursive: true, force: true });
  }
}

async function copyUntilWhole(source: Source, draft: string): Promise<CopiedFolder> {
  const copies = new Map<string, CopiedFile>();
  let before: string | undefined;
  for (let attempt = 1; ; attempt++) {
    const report = await copyDatabase(source, draft);
    const files = await listFiles(source.files, report.tables);
    await removeOthers(draft, copies, files);
    await copyAll(source.files, draft, files, copies);
    const found = [...(await describeFaults(draft, report)), ...damagedCopies(source.files, copies)];
    const deleted = await removeDeleted(source, draft, found, copies);
    const faults = found.filter(({ table }) => table === null || !deleted.has(table));
    const texts = faults.map(({ text }) => text).join(" ");
    // Files that appeared or disappeared meanwhile are not missing in the next attempt; files that still are count as
    // damaged.
    if (texts !== "" && texts !== before && attempt < ATTEMPTS) {
      before = texts;
      continue;
    }
    if (faults.some(({ damaged }) => damaged === null))
      throw new CannotOpen(`The copy is not whole, so it was not kept. ${texts}`);
    const damaged = byTable(faults);
    const { databasePath } = dataFolder(draft);
    await markDamaged(databasePath, damaged);
    const sums = [...copies].map(([key, { sum }]) => [key, sum] as const);
    await writeSums(draft, new Map([[basename(databasePath), await sumOfFile(databasePath)], ...sums]));
    const bytes = [...copies.values()].reduce((sum, copy) => sum + copy.bytes, 0);
    return { tables: report.tables.length - deleted.size, files: copies.size, bytes, damaged };
  }
}

/** Takes tables with faults that are deleted by now out of the copy; returns their ids. */
async function removeDeleted(
  source: Source,
  draft: string,
  faults: readonly TableFault[],
  copies: Map<string, CopiedFile>,
): Promise<ReadonlySet<string>> {
  const ids = [...new Set(faults.flatMap(({ table }) => table ?? []))];
  const deleted = new Set(ids.length === 0 ? [] : await source.findDeleted(ids));
  if (deleted.size === 0) return deleted;
  const { databasePath } = dataFolder(draft);
  await removeRows(databasePath, [...deleted]);
  await syncPath(databasePath, "r+");
  const kept = new Map([...copies].filter(([key]) => !deleted.has(basename(dirname(key)))));
  await removeOthers(draft, copies, kept);
  return deleted;
}

function byTable(faults: readonly TableFault[]): readonly DamagedTable[] {
  const found = faults.flatMap(({ damaged }) => damaged ?? []);
  return [...new Set(found.map(({ table }) => table))].map((table) => {
    const files = found.filter((one) => one.table === table).map(({ file }) => file);
    return { table, files: [...new Set(files)] };
  });
}

/**
 * Finds bucket objects that differ from what was stored. Results of queries are left out, because they can be computed
 * again.
 */
function damagedCopies(files: StoredFiles, copies: ReadonlyMap<string, CopiedFile>): readonly TableFault[] {
  const damaged = [...copies.values()].filter(({ key, isDamaged }) => isDamaged && key.startsWith("tables/"));
  return damaged.map(({ key }) => {
    const [table, file] = [basename(dirname(key)), basename(key)];
    return { text: `The file "${files.nameOf(key)}" is damaged.`, table, damaged: { table, file } };
  });
}

/** Marks tables like the service does when a request finds a damaged file. */
async function markDamaged(databasePath: string, damaged: readonly DamagedTable[]): Promise<void> {
  if (damaged.length === 0) return;
  const { default: Database } = await import("libsql");
  const database = new Database(databasePath);
  try {
    const mark = database.prepare("update tables set damaged = ? where id = ? and damaged is null and status = 'done'");
    for (const { table, files } of damaged) {
      // Only the upload is dispensable for reading a table.
      const read = files.find((name) => name.endsWith(".parquet"));
      if (read !== undefined) mark.run([read, table]);
    }
  } finally {
    database.close();
  }
  await syncPath(databasePath, "r+");
}

async function copyDatabase(source: Source, draft: string): Promise<Required<DatabaseReport>> {
  const copy = dataFolder(draft);
  for (const end of ["", "-wal", "-shm"]) await rm(`${copy.databasePath}${end}`, { force: true });
  await source.copyDatabase(copy.databasePath);
  await syncPath(copy.databasePath, "r+");
  const { tables, findings } = await checkDatabase(copy);
  if (tables === undefined) throw new CannotOpen(findings.map(({ text }) => text).join(" "));
  return { findings, tables };
}

async function copySqlite(from: string, to: string): Promise<void> {
  const { default: Database } = await import("libsql");
  const database = new Database(`${pathToFileURL(from).href}?mode=ro`);
  try {
    database.prepare("vacuum into ?").run([to]);
  } finally {
    database.close();
  }
}

async function listFiles(files: StoredFiles, tables: readonly KnownTable[]): Promise<ReadonlyMap<string, StoredFile>> {
  const known = new Set(tables.map(({ id }) => id));
  const found = new Map<string, StoredFile>();
  for (const root of ["tables", "views"] as const)
    for (const [id, stock] of await takeStock(files, root))
      for (const [name, file] of stock.files) {
        if (name === "" || name.includes("/")) continue;
        const isOfTable = known.has(id) && !MADE_AGAIN.test(name) && !isLeftover(name);
        if (root === "tables" ? isOfTable : ROWS_OF_VIEW.test(name)) found.set(file.key, file);
      }
  return found;
}

/** Removes copied files that are not among those of the tables that the copy names. */
async function removeOthers(
  draft: string,
  copies: Map<string, CopiedFile>,
  files: ReadonlyMap<string, unknown>,
): Promise<void> {
  const copied = new FolderFiles(draft);
  for (const key of copies.keys()) {
    if (files.has(key)) continue;
    copies.delete(key);
    await copied.remove(key);
  }
}

/** Skips files that have disappeared; the caller finds missing files at the end. */
async function copyAll(
  from: StoredFiles,
  draft: string,
  files: ReadonlyMap<string, StoredFile>,
  copies: Map<string, CopiedFile>,
): Promise<void> {
  await forEachConcurrently([...files.values()], async (file) => {
    const before = copies.get(file.key);
    if (before?.isDamaged === false && isSame(before, file)) return;
    const path = join(draft, file.key);
    await makeFolderDurably(dirname(path));
    const state = await from.copyTo(file.key, path);
    await syncFolder(dirname(path));
    if (state === "gone") {
      copies.delete(file.key);
      await rm(path, { force: true });
    } else {
      const bytes = readSize(path);
      copies.set(file.key, { ...file, bytes, sum: await sumOfFile(path), isDamaged: state === "damaged" });
    }
  });
}

function isSame(one: StoredFile, other: StoredFile): boolean {
  return one.bytes === other.bytes && one.changedAt.getTime() === other.changedAt.getTime();
}
