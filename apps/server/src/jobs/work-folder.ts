/** What a job keeps beside the files of its table while it cleans. None of it is of use once the table is whole or given up. */
import { TableFiles, tableKey } from "@limpid/files";
import type { Context } from "../context.ts";

const WORK = "at-work";
/** Builds before this one kept ranges that were cleaned and not joined. */
const FORMER = /^parts-/;

export function workFolder({ blobs }: Pick<Context, "blobs">, tableId: string): string {
  return new TableFiles(blobs, tableId).path(WORK);
}

export async function removeWork({ blobs }: Pick<Context, "blobs">, tableId: string): Promise<void> {
  for (const name of await blobs.list(tableKey(tableId, "")))
    if (name === WORK || FORMER.test(name)) await blobs.removeFolder(tableKey(tableId, name));
}
