import { CLIENT_ERRORS, type IngestPageReply, type PageRequest } from "@limpid/contract";
import type { TableRecord } from "@limpid/store";
import { rowId } from "@limpid/table";
import type { Context } from "../context.ts";
import { Problem } from "../problems.ts";
import { rawCellToWire } from "../wire/cell.ts";
import { pageRange } from "./page-range.ts";
import { readIngestRows } from "./read-rows.ts";

/** A page that has not come yet: the client asks again after a second. */
export const MISSING_PAGE = { page_found: false, data: [], last_page: false };

export async function ingestPage(
  context: Pick<Context, "blobs" | "workers">,
  table: TableRecord,
  request: PageRequest,
): Promise<IngestPageReply> {
  if (!isIngested(table)) {
    if (table.status === "failed") throw new Problem("unreadable_file", table.error ?? CLIENT_ERRORS.couldNotRead);
    return MISSING_PAGE;
  }
  const { isLast, ...range } = pageRange(request.page, request.page_size ?? table.pageSize, table.numRows);
  const rows = await readIngestRows(context, table, range);
  if (rows === undefined) return MISSING_PAGE;
  const data = rows.map((texts, offset) => {
    const row = range.firstRow + offset;
    return {
      id: rowId(table.id, row),
      idx: row,
      cells: texts.map((raw, column) => rawCellToWire({ tableId: table.id, row, column }, raw)),
    };
  });
  return { page_found: true, data, last_page: isLast };
}

/** The columns are known from the moment the file is read. */
function isIngested(table: TableRecord): boolean {
  return table.columns.length > 0;
}
