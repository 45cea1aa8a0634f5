/** Implements `limpid restore`, which checks a backup and creates an installation from it. */
import { existsSync } from "node:fs";
import { cp, readdir, rename, rm, rmdir, stat } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import {
  CannotOpen,
  dataFolder,
  FolderFiles,
  filesBelow,
  forEachConcurrently,
  type Installation,
  makeFolderDurably,
  openFiles,
  readSize,
  type StoredFiles,
  syncFolder,
  syncPath,
  temporaryName,
} from "@limpid/files";
import { checkDatabase, type DatabaseReport } from "../doctor/check-database.ts";
import type { TableFault } from "../doctor/check-table-files.ts";
import type { CopiedFolder } from "./back-up.ts";
import { copyToPostgres, requireEmptyPostgres } from "./copy-rows.ts";
import { describeFaults } from "./describe-faults.ts";
import { type DamagedTable, MANIFEST, readDamaged } from "./manifest.ts";
import { requireRoom } from "./require-room.ts";
import { SUMS, wrongSums } from "./sums.ts";

const ROOTS = ["tables/", "views/"];

/**
 * Tables that were damaged when the backup was made stay marked. Rejects with `CannotOpen` if the backup has
 * other damage, or the target is not empty.
 */
export async function restore(backup: string, installation: Installation): Promise<CopiedFolder> {
  const { dataDir, databaseUrl } = installation;
  const source = dataFolder(resolve(backup));
  if (readSize(source.databasePath) === 0) throw new CannotOpen(`"${source.path}" is no backup: it has no database.`);
  if (databaseUrl === undefined) await requireRoom(resolve(dataDir));
  const report = await checkDatabase(source);
  const damaged = await lookThrough(source.path, report);
  const copied =
    databaseUrl === undefined
      ? await restoreFolder(source.path, resolve(dataDir))
      : await restoreToPostgres(source.path, installation, databaseUrl);
  return { ...copied, tables: report.tables?.length ?? 0, damaged };
}

/** Returns the damage from when the backup was made. Rejects if there is any other. */
async function lookThrough(path: string, report: DatabaseReport): Promise<readonly DamagedTable[]> {
  const damaged = await readDamaged(path);
  const faults = (await describeFaults(path, report))
    .filter((fault) => !isKnown(fault, damaged))
    .map(({ text }) => text);
  const changed = (await wrongSums(path)).map((key) => `The file "${join(path, key)}" is not as it was copied.`);
  const texts = [...faults, ...changed];
  if (texts.length > 0) throw new CannotOpen(`The backup is damaged. ${texts.join(" ")}`);
  return damaged;
}

async function restoreFolder(from: string, place: string): Promise<Pick<CopiedFolder, "files" | "bytes">> {
  const draft = temporaryName(place);
  await makeFolderDurably(dirname(place));
  try {
    await cp(from, draft, { recursive: true });
    for (const name of [MANIFEST, SUMS]) await rm(join(draft, name), { force: true });
    const copied = await syncAll(draft);
    if (existsSync(place)) await rmdir(place);
    await rename(draft, place);
    await syncFolder(dirname(place));
    return copied;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/** Writes the rows last: without them no service uses the files. */
async function restoreToPostgres(
  from: string,
  installation: Installation,
  databaseUrl: string,
): Promise<Pick<CopiedFolder, "files" | "bytes">> {
  await requireEmptyPostgres(databaseUrl);
  const target = await openFiles(installation);
  const stored: string[] = [];
  try {
    await requireNoFiles(target);
    const files = await filesBelow(new FolderFiles(from), ROOTS);
    await forEachConcurrently(files, async ({ key }) => {
      stored.push(key);
      await target.put(key, join(from, key));
    });
    await makeFolderDurably(resolve(installation.dataDir));
    const draft = temporaryName(join(resolve(installation.dataDir), "restored.db"));
    await copyToPostgres(dataFolder(from).databasePath, draft, databaseUrl);
    return { files: files.length, bytes: files.reduce((sum, { bytes }) => sum + bytes, 0) };
  } catch (error) {
    await forEachConcurrently(stored, (key) => target.remove(key).catch(() => undefined));
    throw error;
  } finally {
    target.close();
  }
}

async function requireNoFiles(target: StoredFiles): Promise<void> {
  const [file] = await filesBelow(target, ROOTS, 1);
  if (file === undefined) return;
  const place = target.nameOf("");
  throw new CannotOpen(`"${place}" is not empty: it has "${file.key}". Name a folder or a bucket without tables.`);
}

/** Whether the fault existed when the backup was made. */
function isKnown({ damaged: fault }: TableFault, damaged: readonly DamagedTable[]): boolean {
  return damaged.some(({ table, files }) => table === fault?.table && files.includes(fault.file));
}

async function syncAll(folder: string): Promise<Pick<CopiedFolder, "files" | "bytes">> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  let [files, bytes] = [0, 0];
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isDirectory()) await syncFolder(path);
    else {
      await syncPath(path, "r+");
      files++;
      bytes += (await stat(path)).size;
    }
  }
  return { files, bytes };
}
