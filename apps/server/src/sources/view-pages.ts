/** The rows and columns of a view, in the form of a table's: nothing of it was cleaned, and nothing is open. */
import type { CleanPageReply, ColumnReply, IngestPageReply, PageRequest } from "@limpid/contract";
import type { ViewRecord } from "@limpid/database";
import { viewKey } from "@limpid/files";
import { columnId } from "@limpid/table";
import type { BoundedRange } from "@limpid/worker-protocol";
import type { Context } from "../context.ts";
import { viewColumnToWire } from "../wire/column.ts";
import { MISSING_PAGE } from "./ingest-page.ts";
import { answerPage, CELLS_READ, checkPageCells, type WrittenPage } from "./large-page.ts";
import { pageRange } from "./page-range.ts";

type Needs = Pick<Context, "blobs" | "config" | "workers">;

export function viewCleanPage(
  context: Needs,
  view: ViewRecord,
  request: PageRequest,
): Promise<CleanPageReply | WrittenPage> {
  return viewPage(context, view, request, "clean");
}

export function viewIngestPage(
  context: Needs,
  view: ViewRecord,
  request: PageRequest,
): Promise<IngestPageReply | WrittenPage> {
  return viewPage(context, view, request, "ingest");
}

export function viewColumns({ id, columns }: ViewRecord): ColumnReply[] {
  return columns.map((column, index) => viewColumnToWire(columnId(id, index), index, column));
}

async function viewPage(
  context: Needs,
  view: ViewRecord,
  request: PageRequest,
  side: "clean" | "ingest",
): Promise<WrittenPage | typeof MISSING_PAGE> {
  checkPageCells(request.page_size, context.config.pageSize, view.columns.length);
  const range = pageRange(request.page, request.page_size ?? context.config.pageSize, view.numRows);
  const asked = {
    path: context.blobs.path(viewKey(view.id, view.run)),
    viewId: view.id,
    side,
    isCompact: request.compact,
  };
  const read = (part: BoundedRange) => context.workers.call("answerViewRows", { ...asked, ...part });
  const page = await answerPage({ range, columnCount: view.columns.length, read, cellsAtOnce: CELLS_READ });
  return page ?? MISSING_PAGE;
}
