/**
 * `limpid backup`: a copy of a data folder as it is at one moment, also while the service runs. The database is copied first,
 * in one transaction, and then the files of the tables that it names: these are never changed, only added and removed.
 */
import { copyFile, readdir, rename, rm, stat } from "node:fs/promises";
import { dirname, join, relative, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { CannotOpenDatabase } from "../database/database-errors.ts";
import { checkDatabase, type KnownTable } from "../doctor/check-database.ts";
import type { TableFault } from "../doctor/check-table-files.ts";
import { tableKey } from "../files/table-files.ts";
import { isLeftover, makeFolderDurably, syncFolder, syncPath, temporaryName } from "../files/write-durably.ts";
import { dataFolder, sizeOf } from "../sqlite/data-folder.ts";
import { faultsOf } from "./faults-of.ts";
import { type DamagedTable, writeManifest } from "./manifest.ts";
import { requireRoom } from "./require-room.ts";

export interface CopiedFolder {
  readonly tables: number;
  readonly files: number;
  readonly bytes: number;
  /** Those of which not all is there; the copy has what there is. */
  readonly damaged: readonly DamagedTable[];
}

/** A table may be deleted between the copy of the database and that of its files: the next copy does not name it. */
const ATTEMPTS = 3;
/** What is made again when it is asked for. */
const MADE_AGAIN = /^known-/;
const ROWS_OF_VIEW = /^rows-\d+\.parquet$/;

/**
 * A table that is damaged is copied as far as it is there, and marked in the copy as one. Rejects with `CannotOpenDatabase` where there is nothing
 * to copy, the target is not empty, or more than files of tables is damaged.
 */
export async function backUp(dataDir: string, target: string): Promise<CopiedFolder> {
  const source = dataFolder(resolve(dataDir));
  if (sizeOf(source.databasePath) === 0)
    throw new CannotOpenDatabase(`There is nothing to back up: "${source.path}" has no database.`);
  const place = resolve(target);
  await requireRoom(place);
  const draft = temporaryName(place);
  await makeFolderDurably(draft);
  try {
    const copied = await copyUntilWhole(source.path, draft);
    await writeManifest(draft, { madeAt: new Date().toISOString(), ...copied });
    await rename(draft, place);
    await syncFolder(dirname(place));
    return copied;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

async function copyUntilWhole(root: string, draft: string): Promise<CopiedFolder> {
  let before: string | undefined;
  for (let attempt = 1; ; attempt++) {
    const tables = await copyDatabase(root, draft);
    const files = [...(await listTables(root, tables)), ...(await listViews(root))];
    const bytes = await copyAll(root, draft, files);
    const faults = await faultsOf(draft);
    const texts = faults.map(({ text }) => text).join(" ");
    // What has come or gone meanwhile is not missed again; what is, is damaged.
    if (texts !== "" && texts !== before && attempt < ATTEMPTS) {
      before = texts;
      continue;
    }
    if (faults.some(({ damaged }) => damaged === null))
      throw new CannotOpenDatabase(`The copy is not whole, so it was not kept. ${texts}`);
    const damaged = byTable(faults);
    await markDamaged(dataFolder(draft).databasePath, damaged);
    return { tables: tables.length, files: files.length, bytes, damaged };
  }
}

function byTable(faults: readonly TableFault[]): readonly DamagedTable[] {
  const found = faults.flatMap(({ damaged }) => damaged ?? []);
  return [...new Set(found.map(({ table }) => table))].map((table) => {
    const files = found.filter((one) => one.table === table).map(({ file }) => file);
    return { table, files: [...new Set(files)] };
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
    for (const { table, files } of damaged) mark.run([files[0] ?? "", table]);
  } finally {
    database.close();
  }
  await syncPath(databasePath, "r+");
}

async function copyDatabase(root: string, draft: string): Promise<readonly KnownTable[]> {
  const copy = dataFolder(draft);
  await rm(copy.databasePath, { force: true });
  const { default: Database } = await import("libsql");
  const database = new Database(`${pathToFileURL(dataFolder(root).databasePath).href}?mode=ro`);
  try {
    database.prepare("vacuum into ?").run([copy.databasePath]);
  } finally {
    database.close();
  }
  await syncPath(copy.databasePath, "r+");
  const { tables, findings } = await checkDatabase(copy);
  if (tables === undefined) throw new CannotOpenDatabase(findings.map(({ text }) => text).join(" "));
  return tables;
}

async function listTables(root: string, tables: readonly KnownTable[]): Promise<readonly string[]> {
  const folders = tables.map(({ id }) => join(root, tableKey(id, "")));
  const paths = await Promise.all(folders.map((folder) => filesIn(folder)));
  return paths
    .flat()
    .filter(({ name }) => !MADE_AGAIN.test(name) && !isLeftover(name))
    .map(({ path }) => path);
}

async function listViews(root: string): Promise<readonly string[]> {
  const prefixes = await readdir(join(root, "views")).catch(() => []);
  const views = await Promise.all(
    prefixes.map(async (prefix) => {
      const folder = join(root, "views", prefix);
      const ids = await readdir(folder).catch(() => []);
      return (await Promise.all(ids.map((id) => filesIn(join(folder, id))))).flat();
    }),
  );
  return views
    .flat()
    .filter(({ name }) => ROWS_OF_VIEW.test(name))
    .map(({ path }) => path);
}

async function filesIn(folder: string): Promise<readonly { readonly name: string; readonly path: string }[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map(({ name }) => ({ name, path: join(folder, name) }));
}

/** The bytes that were copied. What is gone meanwhile is left out: whether it is missed is seen at the end. */
async function copyAll(root: string, draft: string, paths: readonly string[]): Promise<number> {
  let bytes = 0;
  for (const path of paths) {
    const copy = join(draft, relative(root, path));
    const size = await sizeNow(path);
    if (size === undefined) continue;
    bytes += size;
    // Copied by an attempt before; a file of that name is never written again with another content.
    if (sizeOf(copy) === size) continue;
    await makeFolderDurably(dirname(copy));
    await copyFile(path, copy).catch(ignoreAbsence);
    if (sizeOf(copy) > 0) await syncPath(copy, "r+");
    await syncFolder(dirname(copy));
  }
  return bytes;
}

async function sizeNow(path: string): Promise<number | undefined> {
  return await stat(path).then(({ size }) => size, ignoreAbsence);
}

function ignoreAbsence(error: unknown): undefined {
  if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
  return undefined;
}
