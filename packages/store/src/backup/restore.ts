/** `limpid restore`: makes a data folder of a backup, after it was looked through. */
import { existsSync } from "node:fs";
import { cp, readdir, rename, rm, rmdir, stat } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { CannotOpenDatabase } from "../database/database-errors.ts";
import { checkDatabase } from "../doctor/check-database.ts";
import { makeFolderDurably, syncFolder, syncPath, temporaryName } from "../files/write-durably.ts";
import { dataFolder, sizeOf } from "../sqlite/data-folder.ts";
import type { CopiedFolder } from "./back-up.ts";
import { faultsOf } from "./faults-of.ts";
import { requireRoom } from "./require-room.ts";

/** Rejects with `CannotOpenDatabase` where the backup is damaged, or there is something in the target. */
export async function restore(backup: string, dataDir: string): Promise<CopiedFolder> {
  const source = dataFolder(resolve(backup));
  if (sizeOf(source.databasePath) === 0)
    throw new CannotOpenDatabase(`"${source.path}" is no backup: it has no database.`);
  const faults = await faultsOf(source.path);
  if (faults.length > 0) throw new CannotOpenDatabase(`The backup is damaged. ${faults.join(" ")}`);
  const place = resolve(dataDir);
  await requireRoom(place);
  const draft = temporaryName(place);
  await makeFolderDurably(dirname(place));
  try {
    await cp(source.path, draft, { recursive: true });
    const copied = await syncAll(draft);
    if (existsSync(place)) await rmdir(place);
    await rename(draft, place);
    await syncFolder(dirname(place));
    const { tables = [] } = await checkDatabase(dataFolder(place));
    return { ...copied, tables: tables.length };
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
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
