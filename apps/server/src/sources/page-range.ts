/** Which rows a page holds. */

export interface PageRange {
  readonly firstRow: number;
  readonly rowCount: number;
  readonly isLast: boolean;
}

/** A page beyond the last one holds no rows, and none follow it: a client may ask for a fixed number of pages. */
export function pageRange(page: number, pageSize: number, totalRows: number): PageRange {
  const firstRow = Math.min(page * pageSize, totalRows);
  return {
    firstRow,
    rowCount: Math.min(pageSize, totalRows - firstRow),
    isLast: firstRow + pageSize >= totalRows,
  };
}
