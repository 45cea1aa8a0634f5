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
import { rowAtPlace } from "../model/shown-rows.ts";
import { rawTextAt } from "../model/table-data.ts";
import { readRows } from "./fetch-rows.ts";
import { shownColumns } from "./shown-columns.ts";
import type { TableSession } from "./table-session.ts";

/** Fetches a part of the copied area. */
const LIMIT_MS = 30_000;

/** Copies all cells of the area. The grid itself copies loaded cells on a key, but no key was pressed here. */
export function copyColumn(table: TableSession, column: number): void {
  const rowCount = table.rows.get().rows?.length ?? table.data.get().rowCount;
  const place = shownColumns(table).indexOf(column);
  const area = { firstRow: 0, lastRow: rowCount - 1, firstColumn: place, lastColumn: place };
  if (cellsIn(area) > LIMITS.editCells)
    postMessage(LABELS.tooManyCells(cellsIn(area), LIMITS.editCells), MessageLevel.error);
  else copyByServer(table, area);
}

/** False: all of it is here, and the grid copies it by itself. */
export function copyArea(table: TableSession, area: Area): boolean {
  const cells = cellsIn(area);
  if (cells > LIMITS.editCells) {
    postMessage(LABELS.tooManyCells(cells, LIMITS.editCells), MessageLevel.error);
    return true;
  }
  if (isHere(table, area)) {
    if (cells > 1) postMessage(LABELS.cellsCopied(cells));
    return false;
  }
  copyByServer(table, area);
  return true;
}

function copyByServer(table: TableSession, area: Area): void {
  postMessage(LABELS.loadingCell);
  const text = fetchTsv(table, area);
  text.catch(reportProblem);
  void copyLater(text).then((isCopied) => isCopied && postMessage(LABELS.cellsCopied(cellsIn(area))));
}

function isHere(table: TableSession, { firstRow, lastRow, firstColumn }: Area): boolean {
  const data = table.data.get();
  const column = shownColumns(table)[firstColumn] ?? firstColumn;
  const { rows } = table.rows.get();
  for (let place = firstRow; place <= lastRow; place += 1)
    if (rawTextAt(data, rowAtPlace(rows, place), column) === undefined) return false;
  return true;
}

async function fetchTsv(table: TableSession, area: Area): Promise<string> {
  const order = shownColumns(table);
  const { originalColumns, missingToken } = table.view.get();
  const rows = table.rows.get().rows;
  const { cleaned, raw } = await (rows === null ? fetchPages(table, area) : fetchChosen(table, rows, area));
  return toTsv(area, (rowPlace, place) => {
    const column = order[place] ?? place;
    const row = rowAtPlace(rows, rowPlace);
    const cell = cleaned.get(row)?.[column];
    if (cell === undefined) return raw.get(row)?.[column] ?? "";
    if (originalColumns.has(column)) return cell.raw_input;
    return viewCell(cell, { missingToken, isPending: false, isReadOnly: true }).text;
  });
}

interface Fetched {
  readonly cleaned: ReadonlyMap<number, readonly CellReply[]>;
  readonly raw: ReadonlyMap<number, readonly string[]>;
}

async function fetchPages(table: TableSession, area: Area): Promise<Fetched> {
  const { cleanedRows } = table.data.get();
  const size = LIMITS.maxPageSize;
  const cleaned = new Map<number, readonly CellReply[]>();
  const raw = new Map<number, readonly string[]>();
  for (let page = Math.floor(area.firstRow / size); page * size <= area.lastRow; page += 1) {
    const input = {
      params: { job_uuid: table.uuid },
      query: { page, page_size: size },
      signal: AbortSignal.timeout(LIMIT_MS),
    };
    if (page * size < cleanedRows)
      for (const { idx, cells } of (await call("readCleanPage", input)).data) cleaned.set(idx, cells);
    if ((page + 1) * size > cleanedRows)
      for (const { idx, cells } of (await call("readIngestPage", input)).data)
        raw.set(
          idx,
          cells.map(({ raw_input }) => raw_input),
        );
  }
  return { cleaned, raw };
}

/** Only cleaned rows can be chosen. */
async function fetchChosen(table: TableSession, order: Uint32Array, { firstRow, lastRow }: Area): Promise<Fetched> {
  const cleaned = new Map<number, readonly CellReply[]>();
  const rows = [...order.subarray(firstRow, lastRow + 1)];
  for await (const found of readRows(table, rows, AbortSignal.timeout(LIMIT_MS)))
    for (const [row, cells] of found) cleaned.set(row, cells);
  return { cleaned, raw: new Map() };
}
