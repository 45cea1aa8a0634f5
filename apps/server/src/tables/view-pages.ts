/** The rows and columns of a view, in the form of a table's: nothing of it was cleaned, and nothing is open. */

import type { Readable } from "node:stream";
import type { CleanPageReply, ColumnReply, IngestPageReply, PageRequest } from "@limpid/contract";
import { type ViewRecord, viewKey } from "@limpid/store";
import { columnId, FINE_VERDICT, rowId, type Verdict } from "@limpid/table";
import type { BoundedRange } from "../children/tables-methods.ts";
import type { Context } from "../context.ts";
import { cellToWire, rawCellToWire } from "../wire/cell.ts";
import { viewColumnToWire } from "../wire/column.ts";
import { answerPage, checkPageCells, type WirePage } from "./large-page.ts";
import { pageRange } from "./page-range.ts";

type Needs = Pick<Context, "blobs" | "config" | "workers">;

export async function viewCleanPage(
  context: Needs,
  view: ViewRecord,
  request: PageRequest,
): Promise<CleanPageReply | Readable> {
  return viewPage(context, view, request, (place, text) => cellToWire(place, verdictOf(text), undefined));
}

export async function viewIngestPage(
  context: Needs,
  view: ViewRecord,
  request: PageRequest,
): Promise<IngestPageReply | Readable> {
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
): Promise<WirePage<{ id: string; idx: number; cells: Cell[] }> | Readable> {
  checkPageCells(request.page_size, context.config.pageSize, view.columns.length);
  const range = pageRange(request.page, request.page_size ?? context.config.pageSize, view.numRows);
  const path = context.blobs.path(viewKey(view.id, view.run));
  const read = async (part: BoundedRange) => {
    const rows = part.rowCount === 0 ? [] : await context.workers.call("readViewRows", { path, ...part });
    return rows.map((texts, offset) => {
      const row = part.firstRow + offset;
      const cells = texts.map((text, column) => toCell({ tableId: view.id, row, column }, text));
      return { id: rowId(view.id, row), idx: row, cells };
    });
  };
  const page = await answerPage({ range, columnCount: view.columns.length, read });
  return page ?? { page_found: true, data: [], last_page: range.isLast };
}

function verdictOf(text: string | null): Verdict {
  if (text === null) return { ...FINE_VERDICT, kind: "missing", raw: "", output: null };
  return { ...FINE_VERDICT, raw: text, output: text };
}
