/** Groups the stored files of tables and views by id, for maintenance. */
import type { StoredFile, StoredFiles } from "./stored-files.ts";
import { isTableId } from "./table-files.ts";

export interface TableStock {
  /** Folder of the table or view, with a slash at its end. */
  readonly folder: string;
  /** Everything below it, by the remainder of the key. */
  readonly files: ReadonlyMap<string, StoredFile>;
}

const FOLDER = /^(?:tables|views)\/[0-9a-f]{2}\/([0-9a-f-]{36})\//;
const CLEANED = /^clean[^/]*\.parquet$/;

/** Returns the stored files by the ids of tables, or of views. Other content of the folder is ignored. */
export async function takeStock(files: StoredFiles, root: "tables" | "views"): Promise<Map<string, TableStock>> {
  const stock = new Map<string, TableStock & { readonly files: Map<string, StoredFile> }>();
  for await (const file of files.list(`${root}/`)) {
    const [folder = "", id = ""] = FOLDER.exec(file.key) ?? [];
    if (!isTableId(id)) continue;
    const table = stock.get(id) ?? { folder, files: new Map<string, StoredFile>() };
    table.files.set(file.key.slice(folder.length), file);
    stock.set(id, table);
  }
  return stock;
}

/** Whether it has cleaned files, or a version with edits. */
export function isCleaned({ files }: TableStock): boolean {
  return [...files.keys()].some((name) => CLEANED.test(name));
}
