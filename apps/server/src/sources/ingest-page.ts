import { answeredRows, ingestRowsToWire } from "@limpid/cells";
import { CLIENT_ERRORS, type IngestPageReply, type PageRequest } from "@limpid/contract";
import type { TableRecord } from "@limpid/database";
import type { BoundedRange } from "@limpid/worker-protocol";
import type { Context } from "../context.ts";
import { Problem } from "../problem.ts";
import { hasIngestFile, readIngestRows } from "../tables/read-rows.ts";
import { tablePaths } from "../tables/table-paths.ts";
import {
  answerPage,
  CELLS_READ,
  CELLS_WRITTEN,
  checkPageCells,
  type RowsSource,
  type WrittenPage,
} from "./large-page.ts";
import { pageRange } from "./page-range.ts";

/** A page that has not come yet: the client asks again after a second. */
export const MISSING_PAGE = { page_found: false, data: [], last_page: false };

export async function ingestPage(
  context: Pick<Context, "blobs" | "workers">,
  table: TableRecord,
  request: PageRequest,
): Promise<IngestPageReply | WrittenPage> {
  if (!isIngested(table)) {
    if (table.status === "failed") throw new Problem("unreadable_file", table.error ?? CLIENT_ERRORS.couldNotRead);
    return MISSING_PAGE;
  }
  checkPageCells(request.page_size, table.pageSize, table.numColumns);
  const range = pageRange(request.page, request.page_size ?? table.pageSize, table.numRows);
  const rows = (await hasIngestFile(context, table))
    ? writtenRows(context, table, request)
    : headRows(context, table, request);
  return (await answerPage({ range, columnCount: table.numColumns, ...rows })) ?? MISSING_PAGE;
}

/** A worker reads the rows, and writes the answer. */
function writtenRows(
  context: Pick<Context, "blobs" | "workers">,
  table: TableRecord,
  { compact }: PageRequest,
): RowsSource {
  const asked = { path: tablePaths(context.blobs, table).ingest, tableId: table.id, isCompact: compact };
  return {
    read: (part: BoundedRange) => context.workers.call("answerIngestRows", { ...asked, ...part }),
    cellsAtOnce: CELLS_READ,
  };
}

/** The first rows, which are there before the file is. */
function headRows(
  context: Pick<Context, "blobs" | "workers">,
  table: TableRecord,
  { compact }: PageRequest,
): RowsSource {
  return {
    read: async (part: BoundedRange) => {
      const rows = await readIngestRows(context, table, part);
      return (
        rows && answeredRows(ingestRowsToWire(rows, { tableId: table.id, firstRow: part.firstRow, isCompact: compact }))
      );
    },
    cellsAtOnce: CELLS_WRITTEN,
  };
}

/** The columns are known from the moment the file is read. */
function isIngested(table: TableRecord): boolean {
  return table.columns.length > 0;
}
