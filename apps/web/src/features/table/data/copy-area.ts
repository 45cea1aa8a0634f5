/** Copies cells that are not all here: the server is asked for the rest. */
import { type CellReply, LABELS, LIMITS, MessageLevel } from "@limpid/contract";
import { call } from "../../../lib/api.ts";
import { copyLater } from "../../../lib/copy-text.ts";
import { postMessage } from "../../../lib/messages.ts";
import { reportProblem } from "../../../lib/session.ts";
import type { Area } from "../../../ui/grid/position.ts";
import { toTsv } from "../../../ui/grid/tsv.ts";
import { cellsIn } from "../model/area.ts";
import { viewCell } from "../model/cell-view.ts";
import { shownOrder } from "../model/column-order.ts";
import { rawTextAt } from "../model/table-data.ts";
import type { Job } from "./job.ts";
import { refreshLimit } from "./refresh.ts";

/** All that it shows; on a key the grid copies what is here by itself, and here nobody has pressed one. */
export function copyColumn(job: Job, column: number): void {
  const { rowCount, columns } = job.data.get();
  const place = shownOrder(columns).indexOf(column);
  const area = { firstRow: 0, lastRow: rowCount - 1, firstColumn: place, lastColumn: place };
  if (cellsIn(area) > LIMITS.editCells)
    postMessage(LABELS.tooManyCells(cellsIn(area), LIMITS.editCells), MessageLevel.error);
  else copyByServer(job, area);
}

/** False: all of it is here, and the grid copies it by itself. */
export function copyArea(job: Job, area: Area): boolean {
  const cells = cellsIn(area);
  if (cells > LIMITS.editCells) {
    postMessage(LABELS.tooManyCells(cells, LIMITS.editCells), MessageLevel.error);
    return true;
  }
  if (isHere(job, area)) {
    if (cells > 1) postMessage(LABELS.cellsCopied(cells));
    return false;
  }
  copyByServer(job, area);
  return true;
}

function copyByServer(job: Job, area: Area): void {
  postMessage(LABELS.loadingCell);
  const text = fetchTsv(job, area);
  text.catch(reportProblem);
  void copyLater(text).then((isCopied) => isCopied && postMessage(LABELS.cellsCopied(cellsIn(area))));
}

function isHere(job: Job, { firstRow, lastRow, firstColumn }: Area): boolean {
  const data = job.data.get();
  const column = shownOrder(data.columns)[firstColumn] ?? firstColumn;
  for (let row = firstRow; row <= lastRow; row += 1) if (rawTextAt(data, row, column) === undefined) return false;
  return true;
}

async function fetchTsv(job: Job, area: Area): Promise<string> {
  const { cleanedRows, columns } = job.data.get();
  const order = shownOrder(columns);
  const { originalColumns, missingToken } = job.view.get();
  const size = LIMITS.maxPageSize;
  const cleaned = new Map<number, readonly CellReply[]>();
  const raw = new Map<number, readonly string[]>();
  for (let page = Math.floor(area.firstRow / size); page * size <= area.lastRow; page += 1) {
    const input = { params: { job_uuid: job.uuid }, query: { page, page_size: size }, signal: refreshLimit() };
    if (page * size < cleanedRows)
      for (const { idx, cells } of (await call("readCleanPage", input)).data) cleaned.set(idx, cells);
    if ((page + 1) * size > cleanedRows)
      for (const { idx, cells } of (await call("readIngestPage", input)).data)
        raw.set(
          idx,
          cells.map(({ raw_input }) => raw_input),
        );
  }
  return toTsv(area, (row, place) => {
    const column = order[place] ?? place;
    const cell = cleaned.get(row)?.[column];
    if (cell === undefined) return raw.get(row)?.[column] ?? "";
    if (originalColumns.has(column)) return cell.raw_input;
    return viewCell(cell, { missingToken, isPending: false, isReadOnly: true }).text;
  });
}
