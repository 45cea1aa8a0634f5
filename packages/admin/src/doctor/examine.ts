/** Implements `limpid doctor`, which examines an installation without changing it and reports faults in plain words. */
import { resolve } from "node:path";
import {
  CannotOpenStore,
  dataFolder,
  FolderFiles,
  type Installation,
  openFiles,
  type StoredFiles,
} from "@limpid/files";
import { checkDatabase, type DatabaseReport } from "./check-database.ts";
import { checkFolder, checkPlace, folderExists } from "./check-place.ts";
import { checkPostgres } from "./check-postgres.ts";
import { checkTableFiles } from "./check-table-files.ts";
import { type Finding, fine, wrong } from "./finding.ts";

export async function examineInstallation(installation: Installation): Promise<Finding[]> {
  const { dataDir, databaseUrl, bucket } = installation;
  if (databaseUrl === undefined) return await examineFolder(dataDir);
  const check = () => checkPostgres(databaseUrl);
  if (bucket === undefined) {
    const path = resolve(dataDir);
    const found = folderExists(path) ? await examine(new FolderFiles(path), check) : (await check()).findings;
    return [...checkFolder(path), ...found];
  }
  try {
    const files = await openFiles(installation);
    try {
      const answers = fine(`The bucket "${files.nameOf("")}" can be read and written to.`);
      return [answers, ...(await examine(files, check))];
    } finally {
      files.close();
    }
  } catch (error) {
    if (!(error instanceof CannotOpenStore)) throw error;
    return [wrong(`${error.message}.`), ...(await check()).findings];
  }
}

/** Examines a folder with an SQLite file. */
export async function examineFolder(dataDir: string): Promise<Finding[]> {
  const folder = dataFolder(resolve(dataDir));
  const place = checkPlace(folder);
  if (!folderExists(folder.path)) return place;
  return [...place, ...(await examine(new FolderFiles(folder.path), () => checkDatabase(folder)))];
}

async function examine(files: StoredFiles, check: () => Promise<DatabaseReport>): Promise<Finding[]> {
  const { findings, tables } = await check();
  if (tables === undefined) return [...findings];
  const tablesNow = async () => (await check()).tables ?? [];
  return [...findings, ...(await checkTableFiles(files, tables, tablesNow))];
}
