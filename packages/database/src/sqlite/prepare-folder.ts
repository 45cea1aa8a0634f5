import { join } from "node:path";
import {
  CannotOpen,
  type DataFolder,
  describeReason,
  listTableFolders,
  makeFolderDurably,
  readSize,
} from "@limpid/files";

/** Creates the folder if it is missing. Rejects if the database of existing tables is missing. */
export async function prepareFolder({ path, databasePath }: DataFolder): Promise<void> {
  await makeFolder(path);
  if (readSize(databasePath) > 0) return;
  const tables = listTableFolders(path).length;
  if (tables > 0)
    throw new CannotOpen(
      `The database file "${databasePath}" is missing or empty, but "${join(path, "tables")}" has the files of ` +
        `${tables} ${tables === 1 ? "table" : "tables"}. Put the file back from a backup; if the tables belong to a ` +
        "PostgreSQL, set DATABASE_URL again; to start over, move the folder of tables away.",
    );
}

async function makeFolder(path: string): Promise<void> {
  try {
    await makeFolderDurably(path);
  } catch (error) {
    throw new CannotOpen(`Cannot make the data folder "${path}": ${describeReason(error)}`, { cause: error });
  }
}
