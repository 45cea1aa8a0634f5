/** The rows and columns of a view, in the form of a table's: nothing of it was cleaned, and nothing is open. */
import type { CleanPageReply, ColumnReply, IngestPageReply, PageRequest } from "@limpid/contract";
import { type ViewRecord, viewKey } from "@limpid/store";
import { columnId, FINE_VERDICT, rowId, type Verdict } from "@limpid/table";
import type { Context } from "../context.ts";
import { cellToWire, rawCellToWire } from "../wire/cell.ts";
import { viewColumnToWire } from "../wire/column.ts";
import { pageRange } from "./page-range.ts";

type Needs = Pick<Context, "blobs" | "config" | "workers">;

export async function viewCleanPage(context: Needs, view: ViewRecord, request: PageRequest): Promise<CleanPageReply> {
  return viewPage(context, view, request, (place, text) => cellToWire(place, verdictOf(text), undefined));
}

export async function viewIngestPage(context: Needs, view: ViewRecord, request: PageRequest): Promise<IngestPageReply> {
  return viewPage(context, view, request, (place, text) => rawCellToWire(place, text ?? ""));
}

export function viewColumns({ id, columns }: ViewRecord): ColumnReply[] {
  return columns.map((column, index) => viewColumnToWire(columnId(id, index), index, column));
}

type Place = Parameters<typeof rawCellToWire>[0];

async function viewPage<Cell>(
  context: Needs,
  view: ViewRecord,
  request: PageRequest,
  toCell: (place: Place, text: string | null) => Cell,
): Promise<{ page_found: true; data: { id: string; idx: number; cells: Cell[] }[]; last_page: boolean }> {
  const { isLast, ...range } = pageRange(request.page, request.page_size ?? context.config.pageSize, view.numRows);
  const path = context.blobs.path(viewKey(view.id, view.run));
  const rows = range.rowCount === 0 ? [] : await context.workers.call("readViewRows", { path, ...range });
  const data = rows.map((texts, offset) => {
    const row = range.firstRow + offset;
    const cells = texts.map((text, column) => toCell({ tableId: view.id, row, column }, text));
    return { id: rowId(view.id, row), idx: row, cells };
  });
  return { page_found: true, data, last_page: isLast };
}

function verdictOf(text: string | null): Verdict {
  if (text === null) return { ...FINE_VERDICT, kind: "missing", raw: "", output: null };
  return { ...FINE_VERDICT, raw: text, output: text };
}
