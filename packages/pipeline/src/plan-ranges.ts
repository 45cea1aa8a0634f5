/** How the rows of a table are divided among those who clean them. */

export interface RowsRange {
  readonly firstRow: number;
  /** The row after the last one. */
  readonly endRow: number;
}

export interface RowsToClean {
  readonly rowCount: number;
  readonly columnCount: number;
  readonly pageSize: number;
}

/** Cells of a range: so many verdicts take about 100 MB. For a table of ten columns these are three row groups. */
const MOST_CELLS = 614_400;

/** Ranges of whole pages; at least one, which is empty for a table without rows. */
export function planRanges({ rowCount, columnCount, pageSize }: RowsToClean): readonly RowsRange[] {
  const pages = Math.max(1, Math.floor(MOST_CELLS / Math.max(1, columnCount) / pageSize));
  const size = pages * pageSize;
  return Array.from({ length: Math.max(1, Math.ceil(rowCount / size)) }, (_, index) => ({
    firstRow: index * size,
    endRow: Math.min((index + 1) * size, rowCount),
  }));
}
