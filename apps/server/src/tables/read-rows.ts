/** Rows of a table from wherever they are: the table's files, or what is kept while it is being cleaned. */

import { editStore, type TableRecord } from "@limpid/database";
import { type EditOverlay, foldEdits } from "@limpid/edits";
import { TABLE_FILES, TableFiles } from "@limpid/files";
import type { Verdict } from "@limpid/table";
import type { BoundedRange, RowRange } from "@limpid/worker-protocol";
import type { Context } from "../context.ts";
import { readCleanPage, readIngestHead } from "./live-pages.ts";
import { reviewPaths, tablePaths } from "./table-paths.ts";

/** Original rows; undefined when they are not there yet. */
export async function readIngestRows(
  context: Pick<Context, "blobs" | "workers">,
  table: TableRecord,
  range: BoundedRange,
): Promise<readonly (readonly string[])[] | undefined> {
  if (await hasIngestFile(context, table))
    return context.workers.call("readIngestRows", { path: tablePaths(context.blobs, table).ingest, ...range });
  const head = await readIngestHead(context.blobs, table.id);
  const end = range.firstRow + range.rowCount;
  return head !== undefined && head.length >= Math.min(end, table.numRows)
    ? head.slice(range.firstRow, end)
    : undefined;
}

/** The file of a finished table exists, or its reader reports that it is lost. */
export async function hasIngestFile({ blobs }: Pick<Context, "blobs">, { id, status }: TableRecord): Promise<boolean> {
  return status === "done" || (await new TableFiles(blobs, id).has(TABLE_FILES.ingest));
}

/** Cleaned rows as the engine left them; undefined when they are not there yet. */
export async function readCleanRows(
  context: Pick<Context, "blobs" | "workers">,
  table: TableRecord,
  range: BoundedRange,
): Promise<readonly (readonly Verdict[])[] | undefined> {
  if (table.status === "done") {
    return context.workers.call("readCleanRows", { paths: reviewPaths(context.blobs, table), ...range });
  }
  const isOwnPage = range.rowCount === table.pageSize && range.firstRow % table.pageSize === 0;
  return isOwnPage ? readCleanPage(context.blobs, table.id, range.firstRow / table.pageSize) : undefined;
}

/** What people changed in these rows. */
export async function readEdits(
  context: Pick<Context, "database">,
  tableId: string,
  range: RowRange,
): Promise<EditOverlay> {
  return foldEdits(await editStore.inRows(context.database.db, tableId, range.firstRow, range.rowCount));
}
