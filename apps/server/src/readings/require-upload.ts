import type { TableRecord } from "@limpid/database";
import { TABLE_FILES, TableFiles } from "@limpid/files";
import type { Context } from "../context.ts";
import { Problem } from "../problem.ts";

/** The path of the bytes as they came. A table of a URL has none until it is fetched. */
export async function requireUpload(context: Pick<Context, "blobs">, table: TableRecord): Promise<string> {
  const files = new TableFiles(context.blobs, table.id);
  if (!(await files.has(TABLE_FILES.upload))) throw new Problem("no_upload");
  return files.path(TABLE_FILES.upload);
}
