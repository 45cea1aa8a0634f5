import { checkDatabase } from "../doctor/check-database.ts";
import { checkTableFiles } from "../doctor/check-table-files.ts";
import { dataFolder } from "../sqlite/data-folder.ts";

/** What is wrong with what a folder holds, whatever disk it is on; in plain sentences. */
export async function faultsOf(path: string): Promise<readonly string[]> {
  const { findings, tables } = await checkDatabase(dataFolder(path));
  const files = tables === undefined ? [] : await checkTableFiles(path, tables);
  return [...findings, ...files].filter(({ kind }) => kind === "wrong").map(({ text }) => text);
}
