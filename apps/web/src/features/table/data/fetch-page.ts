/** Asks for a page until it is there (specification §7: a page that is not found is asked for again after a second). */
import { type CleanPageReply, type IngestPageReply, LIMITS, pagesAtATime } from "@limpid/contract";
import { call } from "../../../lib/api.ts";
import { delay } from "../../../lib/delay.ts";
import { pageRequest } from "../../../lib/table-requests.ts";
import type { CleanRow, RawRow } from "../model/table-data.ts";
import { watchEdits, withEdits } from "./edits-meanwhile.ts";
import { retryWhileDown } from "./retry-while-down.ts";
import type { TableSession } from "./table-session.ts";
import { until } from "./wait.ts";

type PageCall = "ingestPage" | "cleanPage";
interface Replies {
  readonly ingestPage: IngestPageReply;
  readonly cleanPage: CleanPageReply;
}

/** Pages that are asked for as one, which is so many times as large: the first of them is a multiple of their number. */
export interface PageSpan {
  readonly first: number;
  readonly count: number;
}

/** One request fetches this many pages of a cleaned table. It may run before the columns are there. */
export function pagesTogether(table: TableSession): number {
  const { columns, pageSize } = table.data.get();
  return pagesAtATime(table.state.get().info.basics?.num_columns ?? columns.length, pageSize);
}

const pagesOf = ({ first, count }: PageSpan): readonly number[] =>
  Array.from({ length: count }, (_, index) => first + index);

/** Null where a reply that was asked for later is there already. */
export async function fetchCleanRows(
  table: TableSession,
  page: number,
  signal: AbortSignal,
): Promise<readonly CleanRow[] | null> {
  const pages = await fetchCleanPages(table, { first: page, count: 1 }, signal);
  return pages.get(page) ?? null;
}

/** Leaves out pages for which a later request was answered already. */
export async function fetchCleanPages(
  table: TableSession,
  span: PageSpan,
  signal: AbortSignal,
): Promise<ReadonlyMap<number, readonly CleanRow[]>> {
  const isNewest = new Map(pagesOf(span).map((page) => [page, table.replies.ask(`page ${page}`)]));
  const editsMeanwhile = watchEdits(table);
  table.underWay.current += 1;
  const rows = await fetchPages(table, "cleanPage", span, signal).finally(() => {
    table.underWay.current -= 1;
  });
  const edits = editsMeanwhile();
  const cleaned = rows.map(({ idx, cells }) => withEdits(cells, idx, edits));
  const pages = [...byPage(table, span, cleaned)].filter(([page]) => isNewest.get(page)?.() === true);
  return new Map(pages);
}

export async function fetchRawPages(
  table: TableSession,
  span: PageSpan,
  signal: AbortSignal,
): Promise<ReadonlyMap<number, readonly RawRow[]>> {
  const rows = await fetchPages(table, "ingestPage", span, signal);
  return byPage(
    table,
    span,
    rows.map(({ cells }) => cells.map(({ raw_input }) => raw_input)),
  );
}

/** The table may end before the span does. */
function byPage<Row>(
  table: TableSession,
  { first, count }: PageSpan,
  rows: readonly Row[],
): ReadonlyMap<number, readonly Row[]> {
  const { pageSize } = table.data.get();
  const ownOf = (page: number) => rows.slice((page - first) * pageSize, (page - first + 1) * pageSize);
  const pages = pagesOf({ first, count }).map((page) => [page, ownOf(page)] as const);
  return new Map(pages.filter(([page, own]) => page === first || own.length > 0));
}

async function fetchPages<Id extends PageCall>(
  table: TableSession,
  id: Id,
  span: PageSpan,
  signal: AbortSignal,
): Promise<Replies[Id]["data"]> {
  for (;;) {
    const reply = await askForPages(table, id, span, signal);
    if (reply.page_found) return reply.data;
    await waitForPage(table, id, span.first, signal);
  }
}

async function askForPages<Id extends PageCall>(
  table: TableSession,
  id: Id,
  { first, count }: PageSpan,
  signal: AbortSignal,
): Promise<Replies[Id]> {
  const pageSize = count * table.data.get().pageSize;
  const request = pageRequest(table.uuid, { page: first / count, pageSize, isLoadMode: table.isLoadMode });
  const ask = () => call<PageCall>(id, { ...request, signal });
  return (await retryWhileDown(table, signal, ask)) as Replies[Id];
}

/** The stream often tells sooner than the second is over. */
async function waitForPage(table: TableSession, id: PageCall, page: number, signal: AbortSignal): Promise<void> {
  const waiting = new AbortController();
  const either = AbortSignal.any([signal, waiting.signal]);
  const waits = [delay(LIMITS.missingPageRetryMs, either)];
  if (id === "cleanPage" && table.state.get().pagesCleaned <= page) {
    waits.push(until(table.state, ({ pagesCleaned }) => pagesCleaned > page, either));
  }
  try {
    await Promise.race(waits);
  } finally {
    waiting.abort();
    await Promise.allSettled(waits);
  }
}
