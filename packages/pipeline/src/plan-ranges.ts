/** How the rows of a table are divided among those who clean them. */
import type { RowsRange, Table } from "@limpid/table";

export interface RowsToClean {
  /** 0 for all. */
  readonly rowLimit: number;
  readonly pageSize: number;
  /** Cells of a range at most, as long as that is a page; all rows are one range where there is no such limit. */
  readonly rangeCells?: number | undefined;
}

export interface RangePlan {
  readonly rowsToClean: number;
  readonly pageCount: number;
  /** Ranges of whole pages; at least one, which is empty for a table without rows. */
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
