import { checkDatabase } from "../doctor/check-database.ts";
import { faultsOfTables, type TableFault } from "../doctor/check-table-files.ts";
import { FolderFiles } from "../files/stored-files.ts";
import { dataFolder } from "../sqlite/data-folder.ts";

/** What is wrong with what a folder holds, whatever disk it is on; in plain sentences. */
export async function faultsOf(path: string): Promise<readonly TableFault[]> {
  const { findings, tables } = await checkDatabase(dataFolder(path));
  const ofDatabase = findings
    .filter(({ kind }) => kind === "wrong")
    .map(({ text }) => ({ text, table: null, damaged: null }));
  return tables === undefined ? ofDatabase : [...ofDatabase, ...(await faultsOfTables(new FolderFiles(path), tables))];
}
