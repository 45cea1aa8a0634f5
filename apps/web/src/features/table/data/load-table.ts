/** The order in which a table arrives (specification §4, data loading): original first, then cleaned, page by page. */
import { CLIENT_ERRORS, LABELS, MessageLevel } from "@limpid/contract";
import { call } from "../../../lib/api.ts";
import { ApiProblem } from "../../../lib/api-problem.ts";
import { ignore } from "../../../lib/ignore.ts";
import { postMessage, resetMessages } from "../../../lib/messages.ts";
import { reportProblem } from "../../../lib/session.ts";
import { tableRequest } from "../../../lib/table-requests.ts";
import { shapeColumns } from "../../../ui/grid/column-shape.ts";
import { NEW_JOB } from "../model/job-state.ts";
import { type TableData, withCleanPages, withRawPage } from "../model/table-data.ts";
import { fetchCleanPages, fetchRawPages, type PageSpan, pagesTogether } from "./fetch-page.ts";
import { followColumns } from "./follow-columns.ts";
import { followEdits } from "./follow-edits.ts";
import { followStream } from "./follow-stream.ts";
import { type Job, update } from "./job.ts";
import { fetchParts, fetchStale, invalidate } from "./live.ts";
import { readPage } from "./read-again.ts";
import { retryWhileDown } from "./retry-while-down.ts";
import { until } from "./wait.ts";

/** More of a long or wide cleaned table comes when it is scrolled to. */
const EAGER_PAGES = 50;
const EAGER_CELLS = 20_000;

/** Starts, or goes on after the screen was hidden. The function returned stops. */
export function startJob(job: Job): () => void {
  const stop = new AbortController();
  job.isFollowed.current = true;
  void load(job, stop.signal).catch((error: unknown) => {
    if (!stop.signal.aborted) failWith(job, error, CLIENT_ERRORS.pageFetchFailed);
  });
  return () => {
    job.isFollowed.current = false;
    stop.abort();
  };
}

async function load(job: Job, signal: AbortSignal): Promise<void> {
  if (!job.state.get().isLoaded) {
    resetMessages();
    job.state.set(NEW_JOB);
    if (job.isLoadMode) postMessage(LABELS.loadingFile);
    const opened = await loadOriginal(job, signal);
    if (opened === null || !(await loadClean(job, opened, signal))) return;
    postMessage(job.isLoadMode ? LABELS.fileLoaded : LABELS.fileCleaned);
  } else void fetchStale(job);
  followEdits(job, signal);
  followColumns(job, signal);
  await loadMorePages(job, signal, () => true).catch((error: unknown) =>
    ignore(error, "rows that are looked at are asked for again"),
  );
}

interface OpenedTable {
  /** It was cleaned before it was opened: what it told of itself then is final. */
  readonly wasCleaned: boolean;
}

/** Null: there is no table to show, and the reason has been told. */
async function loadOriginal(job: Job, signal: AbortSignal): Promise<OpenedTable | null> {
  try {
    const opened = await openTable(job, signal);
    await until(job.state, ({ isIngested, error }) => isIngested || error !== null, signal);
    if (!job.state.get().isIngested) return null;
    await Promise.all([
      !opened.wasCleaned && fetchParts(job, ["table"], signal),
      loadOriginalHead(job, opened, signal),
    ]);
    return opened;
  } catch (error) {
    if (signal.aborted) throw error;
    failWith(job, error, job.isLoadMode ? CLIENT_ERRORS.couldNotFind : CLIENT_ERRORS.couldNotRead);
    return null;
  }
}

async function openTable(job: Job, signal: AbortSignal): Promise<OpenedTable> {
  if (job.isLoadMode) await fetchParts(job, ["table"], signal);
  const table = job.isLoadMode ? job.record.get() : null;
  if (table === null || table.status === "queued" || table.status === "running") {
    followStream(job, signal);
    return { wasCleaned: false };
  }
  for (const { message, level } of table.warnings) postMessage(message, level);
  if (table.status === "failed") failWith(job, null, table.error ?? CLIENT_ERRORS.couldNotRead);
  return { wasCleaned: table.cleaned_rows > 0 };
}

async function loadOriginalHead(job: Job, { wasCleaned }: OpenedTable, signal: AbortSignal): Promise<void> {
  const [columns, pages] = await Promise.all([
    retryWhileDown(job, signal, () => call("ingestColumns", { ...tableRequest(job.uuid), signal })),
    fetchRawPages(job, { first: 0, count: wasCleaned ? pagesTogether(job) : 1 }, signal),
  ]);
  const shapes = shapeColumns(columns, pages.get(0) ?? []);
  update(job.data, (data) =>
    [...pages].reduce<TableData>((now, [page, texts]) => withRawPage(now, page, texts, 0), {
      ...data,
      columns,
      shapes,
    }),
  );
}

/** False: cleaning failed, which the stream has told; the original stays to be seen. */
async function loadClean(job: Job, { wasCleaned }: OpenedTable, signal: AbortSignal): Promise<boolean> {
  await until(job.state, ({ isCleaning, error }) => isCleaning || error !== null, signal);
  if (job.state.get().error !== null) return false;
  await Promise.all([
    fetchParts(job, ["columns"], signal),
    !wasCleaned && loadCleanRows(job, signal),
    loadCleanPages(job, { first: 0, count: wasCleaned ? pagesTogether(job) : 1 }, signal),
  ]);
  // As they are cleaned; a table that is cleaned can be used before they are all here.
  await loadMorePages(job, signal, () => !job.state.get().isFinished);
  await until(job.state, ({ isFinished }) => isFinished, signal);
  if (job.state.get().error !== null) return false;
  // Types and evidence are final only now.
  const final = wasCleaned ? [] : (["columns", "table"] as const);
  await fetchParts(job, [...final, "issues", "log", "proposals"], signal);
  // Edits of an earlier reading are laid over the pages at the very end, and rows are compared after the first pages.
  const { reading, pagesCompared } = job.state.get();
  for (const page of job.data.get().cleanPages.keys())
    if (reading.previousUuid !== null || pagesCompared.includes(page)) await readPage(job, page, signal);
  update(job.state, (state) => ({ ...state, isLoaded: true }));
  return true;
}

async function loadMorePages(job: Job, signal: AbortSignal, goOn: () => boolean): Promise<void> {
  const { pageSize, columns } = job.data.get();
  const { isFinished, numPages } = job.state.get();
  const eager = Math.min(EAGER_PAGES, Math.ceil(EAGER_CELLS / (pageSize * Math.max(1, columns.length))));
  const count = isFinished ? pagesTogether(job) : 1;
  for (let first = 0; first < Math.min(eager, numPages) && goOn(); first += count) {
    const { cleanPages } = job.data.get();
    const pages = Array.from({ length: Math.min(count, numPages - first) }, (_, index) => first + index);
    if (!pages.every((page) => cleanPages.has(page))) await loadCleanPages(job, { first, count }, signal);
  }
}

async function loadCleanRows(job: Job, signal: AbortSignal): Promise<void> {
  const rows = await retryWhileDown(job, signal, () => call("cleanRows", { ...tableRequest(job.uuid), signal }));
  update(job.data, (data) => ({ ...data, cleanedRows: rows.length }));
}

async function loadCleanPages(job: Job, span: PageSpan, signal: AbortSignal): Promise<void> {
  const pages = await fetchCleanPages(job, span, signal);
  update(job.data, (data) => withCleanPages(data, pages, 0));
}

function failWith(job: Job, error: unknown, text: string): void {
  reportProblem(error);
  if (error instanceof ApiProblem && error.code === "table_deleted") {
    const { detail } = error;
    update(job.state, (state) => ({ ...state, error: error.title, removedAt: detail }));
    return;
  }
  const isRefused = error instanceof ApiProblem && ["unreadable_file", "table_damaged"].includes(error.code);
  const message = isRefused ? error.reason : text;
  update(job.state, (state) => ({ ...state, error: message }));
  postMessage(message, MessageLevel.error);
  // It has been found just now: what can be done about it is known by the table.
  if (error instanceof ApiProblem && error.code === "table_damaged") void invalidate(job, ["table"]);
}
