/** Defines the places in a data folder, and whether a database may be opened or created there. */
import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { CannotOpen } from "./cannot-open.ts";
import { reasonOf } from "./reason-of.ts";
import { isTableId } from "./table-files.ts";
import { makeFolderDurably } from "./write-durably.ts";

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

/** Creates the folder if it is missing. Rejects if the database of existing tables is missing. */
export async function prepareFolder({ path, databasePath }: DataFolder): Promise<void> {
  await makeFolder(path);
  if (readSize(databasePath) > 0) return;
  const tables = listTableFolders(path).length;
  if (tables > 0)
    throw new CannotOpen(
      `The database file "${databasePath}" is missing or empty, but "${join(path, "tables")}" has the files of ` +
        `${tables} ${tables === 1 ? "table" : "tables"}. Put the file back from a backup; if the tables belong to a ` +
        "PostgreSQL, set DATABASE_URL again; to begin anew, move the folder of tables away.",
    );
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

async function makeFolder(path: string): Promise<void> {
  try {
    await makeFolderDurably(path);
  } catch (error) {
    throw new CannotOpen(`Cannot make the data folder "${path}": ${reasonOf(error)}`, { cause: error });
  }
}
