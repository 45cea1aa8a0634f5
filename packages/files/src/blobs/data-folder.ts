/** Defines the places in a data folder. */
import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { isTableId } from "./table-files.ts";

const DATABASE_FILE = "limpid.db";
const LOCK_FILE = "host.lock";

export interface DataFolder {
  readonly path: string;
  readonly databasePath: string;
  readonly lockPath: string;
}

export function dataFolder(path: string): DataFolder {
  return { path, databasePath: join(path, DATABASE_FILE), lockPath: join(path, LOCK_FILE) };
}

/** Returns ids of the tables with a folder. Other content is ignored. */
export function listTableFolders(path: string): string[] {
  const folders = (folder: string) =>
    existsSync(folder) ? readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory()) : [];
  const root = join(path, "tables");
  return folders(root)
    .flatMap((prefix) => folders(join(root, prefix.name)).map(({ name }) => name))
    .filter(isTableId);
}

/** Returns 0 if there is no file. */
export function readSize(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0;
}
