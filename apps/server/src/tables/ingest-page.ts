import type { Readable } from "node:stream";
import { CLIENT_ERRORS, type IngestPageReply, type PageRequest } from "@limpid/contract";
import type { TableRecord } from "@limpid/store";
import { rowId } from "@limpid/table";
import type { BoundedRange } from "../children/tables-methods.ts";
import type { Context } from "../context.ts";
import { Problem } from "../problems.ts";
import { rawCellToWire } from "../wire/cell.ts";
import { answerPage, checkPageCells } from "./large-page.ts";
import { pageRange } from "./page-range.ts";
import { readIngestRows } from "./read-rows.ts";

/** A page that has not come yet: the client asks again after a second. */
export const MISSING_PAGE = { page_found: false, data: [], last_page: false };

export async function ingestPage(
  context: Pick<Context, "blobs" | "workers">,
  table: TableRecord,
  request: PageRequest,
): Promise<IngestPageReply | Readable> {
  if (!isIngested(table)) {
    if (table.status === "failed") throw new Problem("unreadable_file", table.error ?? CLIENT_ERRORS.couldNotRead);
    return MISSING_PAGE;
  }
  checkPageCells(request.page_size, table.pageSize, table.numColumns);
  const read = async (part: BoundedRange) => {
    const rows = await readIngestRows(context, table, part);
    return rows?.map((texts, offset) => {
      const row = part.firstRow + offset;
      return {
        id: rowId(table.id, row),
        idx: row,
        cells: texts.map((raw, column) => rawCellToWire({ tableId: table.id, row, column }, raw)),
      };
    });
  };
  const range = pageRange(request.page, request.page_size ?? table.pageSize, table.numRows);
  return (await answerPage({ range, columnCount: table.numColumns, read })) ?? MISSING_PAGE;
}

/** The columns are known from the moment the file is read. */
function isIngested(table: TableRecord): boolean {
  return table.columns.length > 0;
}
