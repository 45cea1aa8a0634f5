/**
 * Cleans the first range page by page. The first pages use only what the columns reveal, so that they appear at once.
 * Comparing rows, and studying long columns to their end, happens after them.
 */
import type { CleanTable, RowsRange, Verdict } from "@limpid/table";
import type { PageEvent, PipelineEvent } from "./events.ts";
import { type PageGroup, planPages } from "./plan-pages.ts";
import type { RangePlan } from "./plan-ranges.ts";

/** Rows of a group of pages that become ready together. */
interface PageRows extends PageGroup, RowsRange {}

interface PagePlan {
  /** Pages shown before the rows are compared. */
  readonly early: readonly PageRows[];
  readonly late: readonly PageRows[];
}

export function splitPages({ ranges }: RangePlan, pageSize: number): PagePlan {
  const endOfRange = ranges[0]?.endRow ?? 0;
  const groups = Array.from(planPages(Math.ceil(endOfRange / pageSize)), (group) => ({
    ...group,
    firstRow: group.firstPage * pageSize,
    endRow: Math.min((group.lastPage + 1) * pageSize, endOfRange),
  }));
  const isSingle = ({ firstPage, lastPage }: PageRows): boolean => firstPage === lastPage;
  const early = groups.findIndex((group) => !isSingle(group));
  return early === -1 ? { early: groups, late: [] } : { early: groups.slice(0, early), late: groups.slice(early) };
}

interface Pace {
  readonly rowsToClean: number;
  readonly pageCount: number;
  readonly started: number;
  readonly now: () => number;
}

export function* cleanPages(
  pages: readonly PageRows[],
  cleanRange: (range: RowsRange) => CleanTable,
  { rowsToClean, pageCount, started, now }: Pace,
): Generator<PageEvent> {
  for (const { lastPage, firstRow, endRow } of pages) {
    const clean = cleanRange({ firstRow, endRow });
    const secondsLeft = Math.ceil((((now() - started) / endRow) * (rowsToClean - endRow)) / 1000);
    yield { kind: "page", page: lastPage, pageCount, secondsLeft, firstRow, clean };
  }
}

/** Cleans the ranges after the first one: all pages of a range become ready together. */
export function* cleanRanges(
  ranges: readonly RowsRange[],
  cleanRange: (range: RowsRange) => CleanTable,
  { pageSize, ...pace }: Pace & { readonly pageSize: number },
): Generator<PipelineEvent> {
  for (const range of ranges) {
    const lastPage = Math.ceil(range.endRow / pageSize) - 1;
    yield* withCleaned(cleanPages([{ ...range, firstPage: lastPage, lastPage }], cleanRange, pace));
  }
}

/** A generator by itself, as its variables end with it: no range is held while the next one is cleaned. */
function* withCleaned(pages: Iterable<PageEvent>): Generator<PipelineEvent> {
  for (const page of pages) {
    yield page;
    yield { kind: "cleaned", clean: page.clean };
  }
}

/** Returns the pages whose verdicts change after the comparison of rows. */
export function pagesChanged(
  pages: readonly PageRows[],
  cleanBefore: (range: RowsRange) => CleanTable,
  cleanRange: (range: RowsRange) => CleanTable,
): readonly number[] {
  return pages.filter((page) => !areSame(cleanBefore(page), cleanRange(page))).map(({ lastPage }) => lastPage);
}

function areSame(before: CleanTable, now: CleanTable): boolean {
  return now.columns.every(({ verdicts, codes }, index) => {
    const column = before.columns[index];
    return codes.every((code, row) => isSame(column?.verdicts[column.codes[row] ?? 0], verdicts[code]));
  });
}

/** Verdicts are plain data and mostly the same object, so the identity test comes first. */
function isSame(one: Verdict | undefined, other: Verdict | undefined): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}
