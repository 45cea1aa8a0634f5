/** Groups pages for cleaning: the first ones singly, so that they appear at once, then in growing groups. */

export interface PageGroup {
  readonly firstPage: number;
  readonly lastPage: number;
}

/** Number of pages announced one by one; with the default limit of 100 rows these are all pages. */
const SINGLE_PAGES = 10;
/** Pages of the largest group: 20,480 rows at 20 rows a page, one row group of the table's files. */
const MAX_GROUP = 1024;

export function* planPages(pageCount: number): Generator<PageGroup> {
  let firstPage = 0;
  let size = 1;
  while (firstPage < pageCount) {
    const lastPage = Math.min(firstPage + size, pageCount) - 1;
    yield { firstPage, lastPage };
    firstPage = lastPage + 1;
    if (firstPage >= SINGLE_PAGES) size = Math.min(size * 2, MAX_GROUP);
  }
}
