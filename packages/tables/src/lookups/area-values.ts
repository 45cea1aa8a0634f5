/** Finds the cells of an area that change when values are put there. */
import { hasRow } from "@limpid/contract";
import { applyEdit, applyEdits, EDIT_RULE, isAlike, outputEdit } from "@limpid/edits";
import { type CellState, toCellState } from "@limpid/table";
import type { CellPlace } from "../parquet/review-row.ts";
import type { EditedTable } from "../read/edited-table.ts";
import { placeKey, readVerdicts } from "../read/read-verdicts.ts";

export interface CellArea {
  readonly firstRow: number;
  readonly lastRow: number;
  readonly firstColumn: number;
  readonly lastColumn: number;
  /** Row numbers in the order of the values, if the rows of the area are not consecutive. */
  readonly rows?: readonly number[] | undefined;
}

/** A text for a cell; an empty one means no data. */
export interface CellValue extends CellPlace {
  readonly text: string;
}

/** `values[row][column]` are repeated over the area. Unchanged cells and cells of left-out rows are not returned. */
export async function findAreaValues(
  { paths, query, editsOf, leftOut }: EditedTable,
  { area, values }: { readonly area: CellArea; readonly values: readonly (readonly string[])[] },
): Promise<CellValue[]> {
  const wanted = spread(area, values).filter(({ row }) => !hasRow(leftOut, row));
  const edits = new Map(editsOf(wanted).map((cell) => [placeKey(cell), cell.edits]));
  return await query(async (connection) => {
    const verdicts = await readVerdicts(connection, paths, wanted);
    return wanted.filter((cell, index) => {
      const verdict = verdicts[index];
      if (verdict === undefined) return false;
      const now = applyEdits(toCellState(verdict), edits.get(placeKey(cell)) ?? []);
      return !isSetTo(now, cell.text) && !isAlike(now, applyEdit(now, outputEdit(cell.text)));
    });
  });
}

/** Compares only with a person's value, because its class may refuse the same text otherwise. */
function isSetTo({ rule, hasData, output }: CellState, text: string): boolean {
  return rule === EDIT_RULE && text === (hasData ? output : "");
}

function spread(area: CellArea, values: readonly (readonly string[])[]): CellValue[] {
  const cells: CellValue[] = [];
  const rowCount = area.rows?.length ?? area.lastRow - area.firstRow + 1;
  for (let index = 0; index < rowCount; index += 1) {
    const row = area.rows === undefined ? area.firstRow + index : (area.rows[index] ?? 0);
    const texts = values[index % values.length] ?? [];
    for (let column = area.firstColumn; column <= area.lastColumn; column += 1) {
      const text = texts[(column - area.firstColumn) % texts.length];
      if (text !== undefined) cells.push({ row, column, text });
    }
  }
  return cells;
}
