import { answeredRows, rowsFrom, rowsToWire, withComputedCells } from "@limpid/cells";
import { CLIENT_ERRORS, type CleanPageReply, type PageRequest } from "@limpid/contract";
import { editStore, type TableRecord } from "@limpid/database";
import { type EditOverlay, foldEdits } from "@limpid/edits";
import type { BoundedRange, RowRange } from "@limpid/worker-protocol";
import type { Context } from "../context.ts";
import { Problem } from "../problem.ts";
import { readColumnReadings } from "../tables/column-reading.ts";
import { computeCells } from "../tables/compute-cells.ts";
import { readCleanRows, readEdits } from "../tables/read-rows.ts";
import { reviewPaths } from "../tables/table-paths.ts";
import { toWireTable } from "../tables/wire-table.ts";
import { MISSING_PAGE } from "./ingest-page.ts";
import {
  answerPage,
  CELLS_READ,
  CELLS_WRITTEN,
  checkPageCells,
  type RowsSource,
  type WrittenPage,
} from "./large-page.ts";
import { pageRange } from "./page-range.ts";

type Needs = Pick<Context, "blobs" | "database" | "workers">;

export async function cleanPage(
  context: Needs,
  table: TableRecord,
  request: PageRequest,
): Promise<CleanPageReply | WrittenPage> {
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
  if (live === undefined) return MISSING_PAGE;
  const { cells: edits } = await readEdits(context, table.id, { firstRow, rowCount });
  const { computed } = foldEdits(await editStore.ofColumns(context.database.db, table.id));
  const laidOver = { edits, computed };
  const rows =
    live === null ? writtenRows(context, table, laidOver) : liveRows(context, table, { ...laidOver, firstRow, live });
  return (await answerPage({ range, columnCount: table.numColumns + computed.length, ...rows })) ?? MISSING_PAGE;
}

interface LaidOver {
  readonly edits: EditOverlay["cells"];
  readonly computed: EditOverlay["computed"];
}

/** Serves a table that is written: a worker reads its rows and writes the answer. */
function writtenRows(context: Needs, table: TableRecord, { edits, computed }: LaidOver): RowsSource {
  const asked = {
    paths: reviewPaths(context.blobs, table),
    table: toWireTable(table),
    edits,
    computed,
    readings: readColumnReadings(context, table, computed),
  };
  return {
    read: (part: BoundedRange) => context.workers.call("answerCleanRows", { ...asked, ...part }),
    cellsAtOnce: CELLS_READ,
  };
}

/** Serves a table that is being cleaned. */
function liveRows(
  context: Needs,
  table: TableRecord,
  { edits, computed, firstRow, live }: LaidOver & { readonly firstRow: number; readonly live: LiveRows },
): RowsSource {
  const wireTable = toWireTable(table);
  const cells = computeCells(context, table, computed);
  return {
    read: async (part: RowRange) => {
      const from = part.firstRow - firstRow;
      const rows = rowsFrom(part.firstRow, live.slice(from, from + part.rowCount));
      return answeredRows(await withComputedCells(rowsToWire(wireTable, rows, edits), cells));
    },
    cellsAtOnce: CELLS_WRITTEN,
  };
}

type LiveRows = NonNullable<Awaited<ReturnType<typeof readCleanRows>>>;

/** The classes are known, so cleaned pages come in. */
function isCleaned(table: TableRecord): boolean {
  return table.columns.some((column) => column.clean !== null);
}
