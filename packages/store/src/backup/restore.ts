/** `limpid restore`: makes a data folder of a backup, after it was looked through. */
import { existsSync } from "node:fs";
import { cp, readdir, rename, rm, rmdir, stat } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { CannotOpenDatabase } from "../database/database-errors.ts";
import { checkDatabase } from "../doctor/check-database.ts";
import type { TableFault } from "../doctor/check-table-files.ts";
import { makeFolderDurably, syncFolder, syncPath, temporaryName } from "../files/write-durably.ts";
import { dataFolder, sizeOf } from "../sqlite/data-folder.ts";
import type { CopiedFolder } from "./back-up.ts";
import { faultsOf } from "./faults-of.ts";
import { type DamagedTable, MANIFEST, readDamaged } from "./manifest.ts";
import { requireRoom } from "./require-room.ts";

/**
 * A table that was damaged when the backup was made is so again. Rejects with `CannotOpenDatabase` where the backup is damaged otherwise, or there is
 * something in the target.
 */
export async function restore(backup: string, dataDir: string): Promise<CopiedFolder> {
  const source = dataFolder(resolve(backup));
  if (sizeOf(source.databasePath) === 0)
    throw new CannotOpenDatabase(`"${source.path}" is no backup: it has no database.`);
  const damaged = await readDamaged(source.path);
  const faults = (await faultsOf(source.path)).filter((fault) => !isKnown(fault, damaged)).map(({ text }) => text);
  if (faults.length > 0) throw new CannotOpenDatabase(`The backup is damaged. ${faults.join(" ")}`);
  const place = resolve(dataDir);
  await requireRoom(place);
  const draft = temporaryName(place);
  await makeFolderDurably(dirname(place));
  try {
    await cp(source.path, draft, { recursive: true });
    await rm(join(draft, MANIFEST), { force: true });
    const copied = await syncAll(draft);
    if (existsSync(place)) await rmdir(place);
    await rename(draft, place);
    await syncFolder(dirname(place));
    const { tables = [] } = await checkDatabase(dataFolder(place));
    return { ...copied, tables: tables.length, damaged };
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/** Whether it was so when the backup was made. */
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
