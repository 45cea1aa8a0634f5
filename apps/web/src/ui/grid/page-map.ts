/** Pages of rows kept in memory: those nearest to what is on screen stay when room runs out. */

export type PageMap<Row> = ReadonlyMap<number, readonly Row[]>;

export function addPage<Row>(
  pages: PageMap<Row>,
  added: { readonly page: number; readonly rows: readonly Row[] },
  room: { readonly nearPage: number; readonly maxPages: number },
): PageMap<Row> {
  const next = new Map(pages).set(added.page, added.rows);
  while (next.size > room.maxPages) {
    const farthest = [...next.keys()].reduce((far, page) => (distance(page) > distance(far) ? page : far));
    next.delete(farthest);
  }
  return next;

  function distance(page: number): number {
    return Math.abs(page - room.nearPage);
  }
}

/** Pages that hold the rows from `first` to `last`. */
export function listPages(first: number, last: number, pageSize: number): readonly number[] {
  const start = Math.floor(Math.max(0, first) / pageSize);
  const end = Math.floor(Math.max(0, last) / pageSize);
  return Array.from({ length: end - start + 1 }, (_, index) => start + index);
}
