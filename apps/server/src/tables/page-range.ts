/** Which rows a page holds, and whether there is such a page. */
import { Problem } from "../problems.ts";

export interface PageRange {
  readonly firstRow: number;
  readonly rowCount: number;
  readonly isLast: boolean;
}

/** A table without rows has one page, an empty one. */
export function pageRange(page: number, pageSize: number, totalRows: number): PageRange {
  const firstRow = page * pageSize;
  if (page > 0 && firstRow >= totalRows) {
    const pages = Math.max(1, Math.ceil(totalRows / pageSize));
    throw new Problem("page_out_of_range", `Page ${page} was asked for; the last one is ${pages - 1}`);
  }
  return {
    firstRow,
    rowCount: Math.min(pageSize, totalRows - firstRow),
    isLast: firstRow + pageSize >= totalRows,
  };
}
