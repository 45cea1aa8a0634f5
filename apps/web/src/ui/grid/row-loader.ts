/** Fetches the rows that are looked at, and forgets what was scrolled away before it came. */
import { CLIENT_ERRORS, MessageLevel } from "@limpid/contract";
import { postMessage } from "../../../lib/messages.ts";
import { pagesOf } from "../../../ui/grid/page-map.ts";
import { withCleanPage, withRawPage } from "../model/table-data.ts";
import { fetchCleanRows, fetchPage } from "./fetch-page.ts";
import { type Job, update } from "./job.ts";

/** A wheel turns faster than pages are worth fetching. */
const SETTLE_MS = 60;

export interface RowLoader {
  readonly want: (first: number, last: number) => void;
  readonly stop: () => void;
}

interface Wanted {
  readonly call: "ingestPage" | "cleanPage";
  readonly page: number;
}

export function createRowLoader(job: Job): RowLoader {
  const running = new Map<string, AbortController>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const fetch = async (wanted: Wanted): Promise<void> => {
    const key = `${wanted.call} ${wanted.page}`;
    const stop = new AbortController();
    running.set(key, stop);
    try {
      await (wanted.call === "cleanPage" ? fetchClean : fetchRaw)(job, wanted.page, stop.signal);
    } catch {
      if (!stop.signal.aborted) postMessage(CLIENT_ERRORS.pageFetchFailed, MessageLevel.error);
    } finally {
      if (running.get(key) === stop) running.delete(key);
    }
  };
  const settle = (first: number, last: number): void => {
    const wanted = missingPages(job, first, last);
    const keys = new Set(wanted.map(({ call, page }) => `${call} ${page}`));
    for (const [key, stop] of running) if (!keys.has(key)) stop.abort();
    for (const one of wanted) if (!running.has(`${one.call} ${one.page}`)) void fetch(one);
  };
  return {
    want: (first, last) => {
      clearTimeout(timer);
      timer = setTimeout(() => settle(first, last), SETTLE_MS);
    },
    stop: () => {
      clearTimeout(timer);
      for (const stop of running.values()) stop.abort();
    },
  };
}

function missingPages(job: Job, first: number, last: number): readonly Wanted[] {
  const { isIngested, isLoaded } = job.state.get();
  const { rowCount, cleanedRows, pageSize, rawPages, cleanPages } = job.data.get();
  if (!isIngested || rowCount === 0) return [];
  return pagesOf(first, Math.min(last, rowCount - 1), pageSize).flatMap((page): readonly Wanted[] => {
    if (cleanPages.has(page) && (page + 1) * pageSize <= cleanedRows) return [];
    const wanted: Wanted[] = [];
    if (!rawPages.has(page)) wanted.push({ call: "ingestPage", page });
    if (isLoaded && !cleanPages.has(page) && page * pageSize < cleanedRows) wanted.push({ call: "cleanPage", page });
    return wanted;
  });
}

async function fetchRaw(job: Job, page: number, signal: AbortSignal): Promise<void> {
  const rows = await fetchPage(job, "ingestPage", page, signal);
  const texts = rows.map(({ cells }) => cells.map(({ raw_input }) => raw_input));
  update(job.data, (data) => withRawPage(data, page, texts, page));
}

async function fetchClean(job: Job, page: number, signal: AbortSignal): Promise<void> {
  const rows = await fetchCleanRows(job, page, signal);
  if (rows !== null) update(job.data, (data) => withCleanPage(data, page, rows, page));
}
