/** `limpid doctor`: looks at a data folder, changes nothing, and says what is wrong in plain words. */
import { resolve } from "node:path";
import { dataFolder } from "../sqlite/data-folder.ts";
import { checkDatabase } from "./check-database.ts";
import { checkPlace } from "./check-place.ts";
import { checkTableFiles } from "./check-table-files.ts";
import type { Finding } from "./finding.ts";

export async function examineFolder(dataDir: string): Promise<Finding[]> {
  const folder = dataFolder(resolve(dataDir));
  const place = checkPlace(folder);
  // Without a folder there is nothing else to look at.
  if (place.length === 1) return place;
  const { findings, tables } = await checkDatabase(folder);
  return [...place, ...findings, ...(tables === undefined ? [] : await checkTableFiles(folder.path, tables))];
}
