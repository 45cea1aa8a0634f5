/** Many cells at once: where a block goes that is pasted, and what it makes of the cells that are here. No effects. */
import { EDIT_RULE } from "@limpid/edits";
import type { Area } from "../../../ui/grid/position.ts";
import type { Block } from "../../../ui/grid/tsv.ts";
import { applyChange, giveValue } from "./cell-edit.ts";
import { type CleanRow, rowsHere, type TableData, withRows } from "./table-data.ts";

/** `values` is repeated over the area. */
export interface AreaEdit {
  readonly area: Area;
  /** The numbers of its rows, where they do not follow one another; those of the area are places on the screen then. */
  readonly rows?: readonly number[] | undefined;
  readonly values: Block;
}

export const cellsIn = ({ firstRow, lastRow, firstColumn, lastColumn }: Area): number =>
  Math.max(0, lastRow - firstRow + 1) * Math.max(0, lastColumn - firstColumn + 1);

/** Limits the area to existing cells; null if it has none. */
export function clipArea(area: Area, size: { readonly rows: number; readonly columns: number }): Area | null {
  const clipped = {
    ...area,
    lastRow: Math.min(area.lastRow, size.rows - 1),
    lastColumn: Math.min(area.lastColumn, size.columns - 1),
  };
  return cellsIn(clipped) === 0 ? null : clipped;
}

/** A block that fits into the selection so many times fills it; any other one begins at its first cell. */
export function pasteArea(selected: Area, block: Block): AreaEdit {
  const width = Math.max(...block.map((texts) => texts.length));
  const values = block.map((texts) => [...texts, ...Array.from({ length: width - texts.length }, () => "")]);
  const [rows, columns] = [selected.lastRow - selected.firstRow + 1, selected.lastColumn - selected.firstColumn + 1];
  if (rows % values.length === 0 && columns % width === 0) return { area: selected, values };
  const { firstRow, firstColumn } = selected;
  const area = { firstRow, firstColumn, lastRow: firstRow + values.length - 1, lastColumn: firstColumn + width - 1 };
  return { area, values };
}

/** The row after it; the same where it lies outside. */
export function applyArea(cells: CleanRow, row: number, edit: AreaEdit): CleanRow {
  const { area, values } = edit;
  const index = indexIn(edit, row);
  const texts = index === undefined ? [] : (values[index % values.length] ?? []);
  if (texts.length === 0) return cells;
  return cells.map((cell, column) => {
    if (column < area.firstColumn || column > area.lastColumn) return cell;
    const text = texts[(column - area.firstColumn) % texts.length] ?? "";
    const isKnown = (cell.is_clean && (cell.is_valid || text === "")) || cell.rule === EDIT_RULE;
    const isSame = isKnown && text === (cell.has_data ? cell.output : "");
    return isSame ? cell : giveValue(cell, text).reduce(applyChange, cell);
  });
}

/** The rows that are here and that it reaches: it passes by those that are left out. */
export function rowsReached(data: TableData, edit: AreaEdit): readonly (readonly [row: number, cells: CleanRow])[] {
  return rowsHere(data).filter(([row]) => indexIn(edit, row) !== undefined);
}

export function withArea(data: TableData, edit: AreaEdit): TableData {
  return withRows(
    data,
    rowsReached(data, edit).map(([row, cells]) => [row, applyArea(cells, row, edit)]),
  );
}

const indexes = new WeakMap<readonly number[], ReadonlyMap<number, number>>();

/** The how manieth row of the edit it is; undefined: none. */
function indexIn({ area, rows }: AreaEdit, row: number): number | undefined {
  if (rows === undefined) return row < area.firstRow || row > area.lastRow ? undefined : row - area.firstRow;
  const known = indexes.get(rows) ?? new Map(rows.map((one, index) => [one, index]));
  indexes.set(rows, known);
  return known.get(row);
}
