import { FolderFiles } from "@limpid/files";
import type { DatabaseReport } from "../doctor/check-database.ts";
import { faultsOfTables, type TableFault } from "../doctor/check-table-files.ts";

/**
 * Describes the faults of a folder's content in plain sentences, whatever disk it is on. The report is that of its
 * database.
 */
export async function describeFaults(
  path: string,
  { findings, tables }: DatabaseReport,
): Promise<readonly TableFault[]> {
  const ofDatabase = findings
    .filter(({ kind }) => kind === "wrong")
    .map(({ text }) => ({ text, table: null, damaged: null }));
  return tables === undefined ? ofDatabase : [...ofDatabase, ...(await faultsOfTables(new FolderFiles(path), tables))];
}
