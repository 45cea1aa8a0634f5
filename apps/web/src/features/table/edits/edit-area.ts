/** Edits of many cells at once, with rows by their place on the screen and columns of the table: shown at once as far as they are here, kept by the server as one, undone as one. */
import { hasRow, LABELS, LIMITS, MessageLevel } from "@limpid/contract";
import { WHOLE_TABLE } from "@limpid/edits";
import { postMessage } from "../../../lib/messages.ts";
import type { Area } from "../../../ui/grid/position.ts";
import type { Block } from "../../../ui/grid/tsv.ts";
import { fetchRows } from "../data/fetch-rows.ts";
import { canEditColumn, canPropose, type TableSession, update } from "../data/table-session.ts";
import { type AreaEdit, cellsIn, clipArea, pasteArea } from "../model/area.ts";
import { countOfFile } from "../model/column-order.ts";
import { existingHidden } from "../model/hidden-columns.ts";
import { addStep, MANY_CELLS } from "../model/history.ts";
import { rowAtPlace, rowsBetween } from "../model/shown-rows.ts";
import { cellsOfRow } from "../model/table-data.ts";
import { queue, show } from "./queue-edit.ts";

const LIMIT_MS = 30_000;

export function pasteInto(table: TableSession, selected: Area, block: Block): void {
  const { area, values } = pasteArea(clipped(table, selected) ?? selected, block);
  const target = clipped(table, area);
  const left = cellsIn(area) - (target === null ? 0 : cellsIn(target));
  if (target !== null) editArea(table, { area: target, values });
  if (left > 0) postMessage(LABELS.pasteCut(left), MessageLevel.warning);
}

export function clearArea(table: TableSession, selected: Area): void {
  const area = clipped(table, selected);
  if (area !== null) editArea(table, { area, values: [[""]] });
}

/** Repeats the first row in the others; of one row, the row above it. */
export async function fillDown(table: TableSession, selected: Area): Promise<void> {
  const wanted = clipped(table, selected);
  if (wanted === null) return;
  const isOneRow = wanted.firstRow === wanted.lastRow;
  const from = isOneRow ? wanted.firstRow - 1 : wanted.firstRow;
  if (from < 0) return;
  const columns = Array.from(
    { length: wanted.lastColumn - wanted.firstColumn + 1 },
    (_, index) => wanted.firstColumn + index,
  );
  const row = rowAtPlace(table.rows.get().rows, from);
  if (cellsOfRow(table.data.get(), row) === undefined) await fetchRows(table, [row], AbortSignal.timeout(LIMIT_MS));
  const cells = cellsOfRow(table.data.get(), row);
  if (cells === undefined) return;
  const texts = columns.map((column) => {
    const cell = cells[column];
    return cell?.has_data === true ? (cell.output ?? "") : "";
  });
  editArea(table, { area: { ...wanted, firstRow: from + 1 }, values: [texts] });
}

function clipped(table: TableSession, area: Area): Area | null {
  const { cleanedRows, columns } = table.data.get();
  return clipArea(area, { rows: table.rows.get().rows?.length ?? cleanedRows, columns: countOfFile(columns) });
}

function editArea(table: TableSession, { area, values }: AreaEdit): void {
  const rows = rowsBetween(table.rows.get().rows, area.firstRow, area.lastRow);
  const edit = { kind: "cells", place: WHOLE_TABLE, value: { area, values, rows } } as const;
  const refusal = refusalOf(table, area);
  if (refusal !== null) {
    postMessage(refusal, MessageLevel.error);
    return;
  }
  show(table, edit);
  const id = queue(table, edit);
  update(table.history, (history) => addStep(history, { ...MANY_CELLS, id }));
}

/** Hidden cells are not changed together with the cells around them. */
function refusalOf(table: TableSession, area: Area): string | null {
  const { columns } = table.data.get();
  const hidden = existingHidden(table.view.get().hiddenColumns, columns.length);
  for (let column = area.firstColumn; column <= area.lastColumn; column += 1) {
    if (!canEditColumn(table, column)) return canPropose(table) ? LABELS.oneProposal : LABELS.readOnly;
    if (hidden.has(column)) return LABELS.columnIsHidden(columns[column]?.title ?? "");
  }
  if (isLeftOut(table, area)) return LABELS.rowIsLeftOut(rowAtPlace(table.rows.get().rows, area.firstRow));
  const cells = cellsIn(area);
  return cells > LIMITS.editCells ? LABELS.tooManyCells(cells, LIMITS.editCells) : null;
}

/** All of its rows: where some are not, the others are changed. */
function isLeftOut(table: TableSession, { firstRow, lastRow }: Area): boolean {
  const { rows } = table.rows.get();
  const { leftOut } = table.data.get();
  for (let place = firstRow; place <= lastRow; place += 1) if (!hasRow(leftOut, rowAtPlace(rows, place))) return false;
  return true;
}
