/** Reads and writes `backup.json`, the description of a backup in its folder. Backups of earlier versions have none. */
import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { CannotOpen, syncPath } from "@limpid/files";

/** A table with the files that were missing or damaged when the backup was made. */
export interface DamagedTable {
  readonly table: string;
  readonly files: readonly string[];
}

export interface Manifest {
  readonly madeAt: string;
  readonly tables: number;
  readonly files: number;
  readonly bytes: number;
  readonly damaged: readonly DamagedTable[];
}

export const MANIFEST = "backup.json";

export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  const path = join(folder, MANIFEST);
  await writeFile(path, `${JSON.stringify(manifest, null, 2)}\n`);
  await syncPath(path, "r+");
}

/**
 * Returns the tables that were already damaged when the backup was made. Rejects with `CannotOpen` if the
 * manifest cannot be read.
 */
export async function readDamaged(folder: string): Promise<readonly DamagedTable[]> {
  const path = join(folder, MANIFEST);
  if (!existsSync(path)) return [];
  try {
    const { damaged } = JSON.parse(await readFile(path, "utf8")) as Manifest;
    return damaged.map(({ table, files }) => ({ table, files: [...files] }));
  } catch (error) {
    throw new CannotOpen(`The backup is damaged. "${MANIFEST}" is not as it was written.`, { cause: error });
  }
}
