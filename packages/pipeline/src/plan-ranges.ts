/** Divides the rows of a table into ranges that are cleaned separately. */
import type { RowsRange, Table } from "@limpid/table";

export interface RowsToClean {
  /** Largest number of rows; 0 for all. */
  readonly rowLimit: number;
  readonly pageSize: number;
  /** Largest number of cells of a range, though a range has at least one page. Without it all rows are one range. */
  readonly rangeCells?: number | undefined;
}

export interface RangePlan {
  readonly rowsToClean: number;
  readonly pageCount: number;
  /** Ranges of whole pages. A table without rows has one empty range. */
  readonly ranges: readonly RowsRange[];
}

export function planRanges(
  { rowCount, columns }: Pick<Table, "rowCount" | "columns">,
  { rowLimit, pageSize, rangeCells }: RowsToClean,
): RangePlan {
  const rowsToClean = rowLimit === 0 ? rowCount : Math.min(rowLimit, rowCount);
  const size = rangeCells === undefined ? rowsToClean : rowsOfRange(rangeCells / Math.max(1, columns.length), pageSize);
  return { rowsToClean, pageCount: Math.ceil(rowsToClean / pageSize), ranges: cutRows(rowsToClean, size) };
}

function rowsOfRange(most: number, pageSize: number): number {
  return Math.max(1, Math.floor(most / pageSize)) * pageSize;
}

function cutRows(rowCount: number, size: number): readonly RowsRange[] {
  return Array.from({ length: rowCount === 0 ? 1 : Math.ceil(rowCount / size) }, (_, index) => ({
    firstRow: index * size,
    endRow: Math.min((index + 1) * size, rowCount),
  }));
}
