/** Brings the file of a URL upload into the store, once. */
import { type TableRecord, tableStore } from "@limpid/database";
import { TABLE_FILES, TableFiles, tableKey } from "@limpid/files";
import type { Context } from "../context.ts";
import { safeFetch } from "../fetch/safe-fetch.ts";
import { uploadLimit } from "../fetch/upload-limit.ts";

export const URL_FILE = "source-url.txt";
const IDLE_MS = 5_000;

type Needs = Pick<Context, "blobs" | "config" | "database">;

/** The file's name. In its turn: where the fetch ahead of a job takes long, another process may have begun the job. */
export function fetchUpload(table: TableRecord, context: Needs): Promise<string> {
  return context.database.turns.take(`fetch ${table.id}`, () => fetchOnce(table, context));
}

async function fetchOnce(table: TableRecord, context: Needs): Promise<string> {
  const files = new TableFiles(context.blobs, table.id);
  if (await files.has(TABLE_FILES.upload))
    return (await tableStore.find(context.database.db, table.id))?.fileName ?? "";
  const address = await files.read(URL_FILE);
  if (address === undefined) throw new Error(`The address of the table ${table.id} is not kept`);
  const url = address.toString();
  const { fileName, chunks } = await safeFetch(url, {
    maxBytes: uploadLimit(context.config),
    totalMs: context.config.fetchSeconds * 1000,
    idleMs: IDLE_MS,
    allowedHosts: context.config.fetchAllowedHosts,
  });
  await files.put(TABLE_FILES.upload, chunks);
  const facts = await context.blobs.look(tableKey(table.id, TABLE_FILES.upload));
  await tableStore.update(context.database.db, table.id, { fileName, uploadBytes: facts?.bytes ?? 0 });
  return fileName;
}
