/** Makes a table of a new reading of another table's file; the other one stays as it is. */
import { randomUUID } from "node:crypto";
import type { TableRecord } from "@limpid/database";
import { TABLE_FILES, TableFiles, tableKey } from "@limpid/files";
import type { IngestChoices } from "@limpid/table";
import type { Context } from "../context.ts";
import { Problem } from "../problem.ts";
import { requireDisk } from "../quotas/require-disk.ts";
import { type StartedTable, startTable } from "./start-table.ts";

/** The id of the new table. */
export async function startReading(
  context: Pick<Context, "blobs" | "config" | "database" | "jobs" | "log">,
  before: TableRecord,
  { askedChoices, ip }: { readonly askedChoices: IngestChoices; readonly ip: string },
): Promise<string> {
  await requireDisk(context);
  const id = randomUUID();
  const files = new TableFiles(context.blobs, id);
  const upload = tableKey(before.id, TABLE_FILES.upload);
  const facts = await context.blobs.look(upload);
  if (facts === undefined) throw new Problem("no_upload");
  await context.blobs.copy(upload, tableKey(id, TABLE_FILES.upload));
  const table: StartedTable = {
    id,
    ip,
    uploadBytes: facts.bytes,
    session: before.session,
    username: before.username,
    fileName: before.fileName,
    source: before.source,
    listedBy: before.listedBy,
    pageSize: before.pageSize,
    rowLimit: context.config.cleanRowLimit,
    settings: before.settings,
    askedChoices,
    reading: { previousId: before.id, version: before.version + 1, ownerDetails: before.ownerDetails },
  };
  try {
    await startTable(context, table);
  } catch (error) {
    await files.removeAll();
    throw error;
  }
  return id;
}
