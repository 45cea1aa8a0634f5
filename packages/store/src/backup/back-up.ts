/**
 * `limpid backup`: a copy of an installation as it is at one moment, also while it is at work: a folder that a service with an SQLite file
 * could use as it is, wherever it comes from. The database is copied first, in one transaction, and then the files of the tables that it
 * names: these are never changed, only added and removed.
 */
import { rename, rm } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { CannotOpenDatabase } from "../database/database-errors.ts";
import { checkDatabase, type DatabaseReport, type KnownTable } from "../doctor/check-database.ts";
import type { TableFault } from "../doctor/check-table-files.ts";
import { eachOf } from "../files/each-of.ts";
import { type Installation, openFiles } from "../files/installation.ts";
import { FolderFiles, type StoredFile, type StoredFiles } from "../files/stored-files.ts";
import { sumOfFile } from "../files/sum-of-file.ts";
import { takeStock } from "../files/table-stock.ts";
import { isLeftover, makeFolderDurably, syncFolder, syncPath, temporaryName } from "../files/write-durably.ts";
import { dataFolder, sizeOf } from "../sqlite/data-folder.ts";
import { copyFromPostgres } from "./copy-rows.ts";
import { faultsOf } from "./faults-of.ts";
import { type DamagedTable, writeManifest } from "./manifest.ts";
import { requireRoom } from "./require-room.ts";
import { writeSums } from "./sums.ts";

export interface CopiedFolder {
  readonly tables: number;
  readonly files: number;
  readonly bytes: number;
  /** Those of which not all is there; the copy has what there is. */
  readonly damaged: readonly DamagedTable[];
}

interface Source {
  readonly files: StoredFiles;
  readonly copyDatabase: (path: string) => Promise<void>;
}

/** What was copied of a file; what is stored later under its key and is another file is copied again. */
interface CopiedFile extends StoredFile {
  readonly sum: string;
  readonly isDamaged: boolean;
}

/**
 * A table may be deleted or cleaned anew between the copy of the database and that of its files: the next copy does not name them. Each copies
 * only what has come since, and so takes less time.
 */
const ATTEMPTS = 10;
/** What is made again when it is asked for. */
const MADE_AGAIN = /^known-/;
const ROWS_OF_VIEW = /^rows-\d+\.parquet$/;

/**
 * A table that is damaged is copied as far as it is there, and marked in the copy as one. Rejects with `CannotOpenDatabase` where there is nothing
 * to copy, the target is not empty, or more than files of tables is damaged.
 */
export async function backUp(installation: Installation, target: string): Promise<CopiedFolder> {
  const { dataDir, databaseUrl } = installation;
  const { path, databasePath } = dataFolder(resolve(dataDir));
  if (databaseUrl === undefined && sizeOf(databasePath) === 0)
    throw new CannotOpenDatabase(`There is nothing to back up: "${path}" has no database.`);
  const place = resolve(target);
  await requireRoom(place);
  const draft = temporaryName(place);
  const files = await openFiles(installation);
  try {
    await makeFolderDurably(draft);
    const copyDatabase = (to: string) =>
      databaseUrl === undefined ? copySqlite(databasePath, to) : copyFromPostgres(databaseUrl, to);
    const copied = await copyUntilWhole({ files, copyDatabase }, draft);
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
    const faults = [...(await faultsOf(draft, report)), ...damagedCopies(source.files, copies)];
    const texts = faults.map(({ text }) => text).join(" ");
    // What has come or gone meanwhile is not missed again; what is, is damaged.
    if (texts !== "" && texts !== before && attempt < ATTEMPTS) {
      before = texts;
      continue;
    }
    if (faults.some(({ damaged }) => damaged === null))
      throw new CannotOpenDatabase(`The copy is not whole, so it was not kept. ${texts}`);
    const damaged = byTable(faults);
    const { databasePath } = dataFolder(draft);
    await markDamaged(databasePath, damaged);
    const sums = [...copies].map(([key, { sum }]) => [key, sum] as const);
    await writeSums(draft, new Map([[basename(databasePath), await sumOfFile(databasePath)], ...sums]));
    const bytes = [...copies.values()].reduce((sum, copy) => sum + copy.bytes, 0);
    return { tables: report.tables.length, files: copies.size, bytes, damaged };
  }
}

function byTable(faults: readonly TableFault[]): readonly DamagedTable[] {
  const found = faults.flatMap(({ damaged }) => damaged ?? []);
  return [...new Set(found.map(({ table }) => table))].map((table) => {
    const files = found.filter((one) => one.table === table).map(({ file }) => file);
    return { table, files: [...new Set(files)] };
  });
}

/** Of what a bucket has, and is not what was stored there. Results of queries are made again. */
function damagedCopies(files: StoredFiles, copies: ReadonlyMap<string, CopiedFile>): readonly TableFault[] {
  const damaged = [...copies.values()].filter(({ key, isDamaged }) => isDamaged && key.startsWith("tables/"));
  return damaged.map(({ key }) => {
    const [table, file] = [basename(dirname(key)), basename(key)];
    return { text: `The file "${files.nameOf(key)}" is damaged.`, table, damaged: { table, file } };
  });
}

/** As the service marks a table when somebody asks for its file. A database of an earlier version has no such mark: it is found then. */
async function markDamaged(databasePath: string, damaged: readonly DamagedTable[]): Promise<void> {
  if (damaged.length === 0) return;
  const { default: Database } = await import("libsql");
  const database = new Database(databasePath);
  try {
    const columns = database.prepare("select name from pragma_table_info('tables')").all() as { name: string }[];
    if (!columns.some(({ name }) => name === "damaged")) return;
    const mark = database.prepare("update tables set damaged = ? where id = ? and damaged is null and status = 'done'");
    for (const { table, files } of damaged) {
      // All else of a table can be read without its upload.
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
  if (tables === undefined) throw new CannotOpenDatabase(findings.map(({ text }) => text).join(" "));
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

/** What the database before has named, and this one does not. */
async function removeOthers(
  draft: string,
  copies: Map<string, CopiedFile>,
  files: ReadonlyMap<string, StoredFile>,
): Promise<void> {
  const copied = new FolderFiles(draft);
  for (const key of copies.keys()) {
    if (files.has(key)) continue;
    copies.delete(key);
    await copied.remove(key);
  }
}

/** What is gone meanwhile is left out: whether it is missed is seen at the end. */
async function copyAll(
  from: StoredFiles,
  draft: string,
  files: ReadonlyMap<string, StoredFile>,
  copies: Map<string, CopiedFile>,
): Promise<void> {
  await eachOf([...files.values()], async (file) => {
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
      const bytes = sizeOf(path);
      copies.set(file.key, { ...file, bytes, sum: await sumOfFile(path), isDamaged: state === "damaged" });
    }
  });
}

function isSame(one: StoredFile, other: StoredFile): boolean {
  return one.bytes === other.bytes && one.changedAt.getTime() === other.changedAt.getTime();
}
