/** The cells of one sheet as rows of text, from its first used column to its last. */
import type { CellObject, WorkSheet } from "@e965/xlsx";
import type { IngestLimits, Refused } from "../../reader.ts";
import { checkSize } from "../../shape/limits.ts";
import { cellText } from "./cell-text.ts";

type Cells = readonly (readonly CellObject[] | undefined)[];

const NO_CELLS: readonly string[] = [];

interface Extent {
  readonly firstColumn: number;
  readonly lastColumn: number;
  readonly usedRows: number;
}

/** The used cells only: what the sheet says of its own size may be wrong by a billion cells. */
export function measureSheet(sheet: WorkSheet | undefined): Extent | undefined {
  let firstColumn = Number.POSITIVE_INFINITY;
  let lastColumn = -1;
  let usedRows = 0;
  for (const row of cellsOf(sheet).filter((each) => each !== undefined)) {
    // forEach passes over the gaps of a sparse array.
    row.forEach((cell, column) => {
      if (cell.t === "z") return;
      firstColumn = Math.min(firstColumn, column);
      lastColumn = Math.max(lastColumn, column);
    });
    usedRows++;
  }
  return lastColumn < 0 ? undefined : { firstColumn, lastColumn, usedRows };
}

export function readSheet(
  sheet: WorkSheet,
  extent: Extent,
  date1904: boolean,
  limits: IngestLimits,
): readonly (readonly string[])[] | Refused {
  const { firstColumn, lastColumn, usedRows } = extent;
  const width = lastColumn - firstColumn + 1;
  const problem = checkSize(width, usedRows, limits);
  if (problem !== undefined) return problem;
  return Array.from(cellsOf(sheet), (row) => {
    if (row === undefined) return NO_CELLS;
    return Array.from({ length: Math.min(width, row.length - firstColumn) }, (_, index) => {
      const cell = row[firstColumn + index];
      return cell === undefined ? "" : cellText(cell, date1904);
    });
  });
}

function cellsOf(sheet: WorkSheet | undefined): Cells {
  return sheet?.["!data"] ?? [];
}
