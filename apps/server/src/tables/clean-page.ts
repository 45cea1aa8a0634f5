import type { Readable } from "node:stream";
import { CLIENT_ERRORS, type CleanPageReply, type PageRequest } from "@limpid/contract";
import { columnEdits, foldEdits, type RowRange, type TableRecord } from "@limpid/store";
import type { BoundedRange } from "../children/tables-methods.ts";
import type { Context } from "../context.ts";
import { Problem } from "../problems.ts";
import { withComputedCells } from "./computed-cells.ts";
import { MISSING_PAGE } from "./ingest-page.ts";
import { answerPage, checkPageCells } from "./large-page.ts";
import { pageRange } from "./page-range.ts";
import { readCleanRows, readEdits } from "./read-rows.ts";
import { rowsFrom, rowsToWire } from "./rows-to-wire.ts";

export async function cleanPage(
  context: Pick<Context, "blobs" | "database" | "workers">,
  table: TableRecord,
  request: PageRequest,
): Promise<CleanPageReply | Readable> {
  if (!isCleaned(table)) {
    if (table.status === "failed") throw new Problem("unreadable_file", table.error ?? CLIENT_ERRORS.couldNotRead);
    return MISSING_PAGE;
  }
  const pageSize = request.page_size ?? table.pageSize;
  checkPageCells(request.page_size, table.pageSize, table.numColumns);
  const range = pageRange(request.page, pageSize, table.cleanedRows);
  const { firstRow, rowCount } = range;
  // What is being cleaned comes as whole pages.
  const live = table.status === "done" ? null : await readCleanRows(context, table, { firstRow, rowCount: pageSize });
  const overlay = await readEdits(context, table.id, { firstRow, rowCount });
  const { computed } = foldEdits(await columnEdits(context.database.db, table.id));
  const read = async (part: BoundedRange) => {
    const rows = live === null ? await readCleanRows(context, table, part) : partOf(live, firstRow, part);
    return (
      rows && withComputedCells(context, table, rowsToWire(table, rowsFrom(part.firstRow, rows), overlay), computed)
    );
  };
  const columnCount = table.numColumns + computed.length;
  return (await answerPage({ range, columnCount, read })) ?? MISSING_PAGE;
}

function partOf<Row>(
  rows: readonly Row[] | undefined,
  firstRow: number,
  { firstRow: from, rowCount }: RowRange,
): readonly Row[] | undefined {
  return rows?.slice(from - firstRow, from - firstRow + rowCount);
}

/** The classes are known, so cleaned pages come in. */
function isCleaned(table: TableRecord): boolean {
  return table.columns.some((column) => column.clean !== null);
}
