/** Cleans the rows of the first range page by page, so that the first of them are seen at once. */
import type { CleanTable, RowsRange } from "@limpid/table";
import type { PageEvent } from "./events.ts";
import { planPages } from "./plan-pages.ts";
import type { RangePlan } from "./plan-ranges.ts";

interface Pace {
  readonly pageSize: number;
  readonly now: () => number;
}

export function* cleanPages(
  cleanRange: (range: RowsRange) => CleanTable,
  { rowsToClean, pageCount, ranges }: RangePlan,
  { pageSize, now }: Pace,
): Generator<PageEvent> {
  const started = now();
  const endOfPages = ranges[0]?.endRow ?? 0;
  for (const { firstPage, lastPage } of planPages(Math.ceil(endOfPages / pageSize))) {
    const firstRow = firstPage * pageSize;
    const endRow = Math.min((lastPage + 1) * pageSize, endOfPages);
    const clean = cleanRange({ firstRow, endRow });
    const secondsLeft = Math.ceil((((now() - started) / endRow) * (rowsToClean - endRow)) / 1000);
    yield { kind: "page", page: lastPage, pageCount, secondsLeft, firstRow, clean };
  }
}
