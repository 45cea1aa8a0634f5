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
  /** Cells of a range at most, as long as that is a page; all rows are one range where there is no such limit. */
  readonly rangeCells: number | undefined;
}

/** Ranges of whole pages; at least one, which is empty for a table without rows. */
export function planRanges({ rowCount, columnCount, pageSize, rangeCells }: RowsToClean): readonly RowsRange[] {
  if (rangeCells === undefined) return [{ firstRow: 0, endRow: rowCount }];
  const pages = Math.max(1, Math.floor(rangeCells / Math.max(1, columnCount) / pageSize));
  const size = pages * pageSize;
  return Array.from({ length: Math.max(1, Math.ceil(rowCount / size)) }, (_, index) => ({
    firstRow: index * size,
    endRow: Math.min((index + 1) * size, rowCount),
  }));
}
