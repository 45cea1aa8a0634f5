/** Asks for a page until it is there (specification §7: a page that is not found is asked for again after a second). */
import { type CleanPageReply, type IngestPageReply, LIMITS } from "@limpid/contract";
import { call } from "../../../lib/api.ts";
import { delay } from "../../../lib/delay.ts";
import type { CleanRow } from "../model/table-data.ts";
import { watchEdits, withEdits } from "./edits-meanwhile.ts";
import type { Job } from "./job.ts";
import { retryWhileDown } from "./retry-while-down.ts";
import { until } from "./wait.ts";

type PageCall = "ingestPage" | "cleanPage";
interface Replies {
  readonly ingestPage: IngestPageReply;
  readonly cleanPage: CleanPageReply;
}

/** Null where a reply that was asked for later is there already. */
export async function fetchCleanRows(job: Job, page: number, signal: AbortSignal): Promise<readonly CleanRow[] | null> {
  const isNewest = job.replies.ask(`page ${page}`);
  const editsMeanwhile = watchEdits(job);
  job.underWay.current += 1;
  const rows = await fetchPage(job, "cleanPage", page, signal).finally(() => {
    job.underWay.current -= 1;
  });
  if (!isNewest()) return null;
  const edits = editsMeanwhile();
  return rows.map(({ idx, cells }) => withEdits(cells, idx, edits));
}

export async function fetchPage<Id extends PageCall>(
  job: Job,
  id: Id,
  page: number,
  signal: AbortSignal,
): Promise<Replies[Id]["data"]> {
  for (;;) {
    const reply = await askForPage(job, id, page, signal);
    if (reply.page_found) return reply.data;
    await waitForPage(job, id, page, signal);
  }
}

async function askForPage<Id extends PageCall>(
  job: Job,
  id: Id,
  page: number,
  signal: AbortSignal,
): Promise<Replies[Id]> {
  const { pageSize } = job.data.get();
  const body = { job_uuid: job.uuid, page, page_size: pageSize, wait: false, regenerate: job.isLoadMode };
  const ask = () => call<PageCall>(id, { params: { job_uuid: job.uuid }, body, signal });
  return (await retryWhileDown(signal, ask)) as Replies[Id];
}

/** The stream often tells sooner than the second is over. */
async function waitForPage(job: Job, id: PageCall, page: number, signal: AbortSignal): Promise<void> {
  const waiting = new AbortController();
  const either = AbortSignal.any([signal, waiting.signal]);
  const waits = [delay(LIMITS.missingPageRetryMs, either)];
  if (id === "cleanPage" && job.state.get().pagesCleaned <= page) {
    waits.push(until(job.state, ({ pagesCleaned }) => pagesCleaned > page, either));
  }
  try {
    await Promise.race(waits);
  } finally {
    waiting.abort();
    await Promise.allSettled(waits);
  }
}
