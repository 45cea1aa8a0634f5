import type { Readable } from "node:stream";
import { CLIENT_ERRORS, type CleanPageReply, type PageRequest } from "@limpid/contract";
import { entityClasses } from "@limpid/pipeline";
import type { EditOverlay, RowRange, TableRecord } from "@limpid/store";
import { rowId, type Verdict } from "@limpid/table";
import type { BoundedRange } from "../children/tables-methods.ts";
import type { Context } from "../context.ts";
import { Problem } from "../problems.ts";
import { cellToWire } from "../wire/cell.ts";
import { MISSING_PAGE } from "./ingest-page.ts";
import { answerPage, checkPageCells } from "./large-page.ts";
import { pageRange } from "./page-range.ts";
import { readCleanRows, readEdits } from "./read-rows.ts";

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
  const read = async (part: BoundedRange) => {
    const rows = live === null ? await readCleanRows(context, table, part) : partOf(live, firstRow, part);
    return rows && rowsToWire(table, part.firstRow, rows, overlay);
  };
  return (await answerPage({ range, columnCount: table.numColumns, read })) ?? MISSING_PAGE;
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

const LINKS: ReadonlySet<string> = new Set(entityClasses.filter(({ isLink }) => isLink).map(({ id }) => id));

/** The class that cleans the column, where its values are addresses. */
function linkClassOf({ clean }: TableRecord["columns"][number]): string | undefined {
  const id = clean?.entity.cleanedAs?.id ?? clean?.entity.predictedClass;
  return id !== undefined && LINKS.has(id) ? id : undefined;
}

function rowsToWire(
  { id: tableId, columns }: TableRecord,
  firstRow: number,
  rows: readonly (readonly Verdict[])[],
  overlay: EditOverlay,
): CleanPageReply["data"] {
  const linkClasses = columns.map(linkClassOf);
  const edited = new Map(overlay.cells.map(({ row, column, edits }) => [`${row},${column}`, edits]));
  return rows.map((verdicts, offset) => {
    const row = firstRow + offset;
    const cells = verdicts.map((verdict, column) =>
      cellToWire({ tableId, row, column, linkClass: linkClasses[column] }, verdict, edited.get(`${row},${column}`)),
    );
    return { id: rowId(tableId, row), idx: row, cells };
  });
}
