/** The files of tables and views that are stored, by their tables: what those who look after an installation go by. */
import type { StoredFile, StoredFiles } from "./stored-files.ts";
import { isTableId } from "./table-files.ts";

export interface TableStock {
  /** The folder of a table or view, with a slash at its end. */
  readonly folder: string;
  /** All below it, by what is left of their keys. */
  readonly files: ReadonlyMap<string, StoredFile>;
}

const FOLDER = /^(?:tables|views)\/[0-9a-f]{2}\/([0-9a-f-]{36})\//;
const CLEANED = /^clean[^/]*\.parquet$/;

/** By the ids of tables, or of views. What else lies there is none of ours. */
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

/** Whether it has files that cleaning has written, once or again, or the edits up to a version in them. */
export function isCleaned({ files }: TableStock): boolean {
  return [...files.keys()].some((name) => CLEANED.test(name));
}
