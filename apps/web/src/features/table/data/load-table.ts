/** The order in which a table arrives (specification §4, data loading): original first, then cleaned, page by page. */
import { CLIENT_ERRORS, LABELS, MessageLevel } from "@limpid/contract";
import { call } from "../../../lib/api.ts";
import { ApiProblem } from "../../../lib/api-problem.ts";
import { ignore } from "../../../lib/ignore.ts";
import { postMessage, resetMessages } from "../../../lib/messages.ts";
import { reportProblem } from "../../../lib/session.ts";
import { tableRequest } from "../../../lib/table-requests.ts";
import { shapeColumns } from "../../../ui/grid/column-shape.ts";
import { type TableData, withCleanPages, withRawPage } from "../model/table-data.ts";
import { NEW_TABLE } from "../model/table-state.ts";
import { fetchCleanPages, fetchRawPages, type PageSpan, pagesTogether } from "./fetch-page.ts";
import { followEdits } from "./follow-edits.ts";
import { followStream } from "./follow-stream.ts";
import { keepColumnSettings } from "./keep-column-settings.ts";
import { fetchParts, fetchStale, invalidate } from "./live.ts";
import { readPage } from "./read-again.ts";
import { retryWhileDown } from "./retry-while-down.ts";
import { type TableSession, update } from "./table-session.ts";
import { until } from "./wait.ts";

/** More of a long or wide cleaned table comes when it is scrolled to. */
const EAGER_PAGES = 50;
const EAGER_CELLS = 20_000;

/** Starts, or goes on after the screen was hidden. The function returned stops. */
export function startTable(table: TableSession): () => void {
  const stop = new AbortController();
  table.isFollowed.current = true;
  void load(table, stop.signal).catch((error: unknown) => {
    if (!stop.signal.aborted) failWith(table, error, CLIENT_ERRORS.pageFetchFailed);
  });
  return () => {
    table.isFollowed.current = false;
    stop.abort();
  };
}

async function load(table: TableSession, signal: AbortSignal): Promise<void> {
  if (!table.state.get().isLoaded) {
    resetMessages();
    table.state.set(NEW_TABLE);
    if (table.isLoadMode) postMessage(LABELS.loadingFile);
    const opened = await loadOriginal(table, signal);
    if (opened === null || !(await loadClean(table, opened, signal))) return;
    postMessage(table.isLoadMode ? LABELS.fileLoaded : LABELS.fileCleaned);
  } else void fetchStale(table);
  followEdits(table, signal);
  keepColumnSettings(table, signal);
  await loadMorePages(table, signal, () => true).catch((error: unknown) =>
    ignore(error, "rows that are looked at are asked for again"),
  );
}

interface OpenedTable {
  /** The table was cleaned before it was opened, so that its first record is final. */
  readonly wasCleaned: boolean;
}

/** Returns null if there is no table to show; the reason has been shown. */
async function loadOriginal(table: TableSession, signal: AbortSignal): Promise<OpenedTable | null> {
  try {
    const opened = await openTable(table, signal);
    await until(table.state, ({ isIngested, error }) => isIngested || error !== null, signal);
    if (!table.state.get().isIngested) return null;
    await Promise.all([
      !opened.wasCleaned && fetchParts(table, ["table"], signal),
      loadOriginalHead(table, opened, signal),
    ]);
    return opened;
  } catch (error) {
    if (signal.aborted) throw error;
    failWith(table, error, table.isLoadMode ? CLIENT_ERRORS.couldNotFind : CLIENT_ERRORS.couldNotRead);
    return null;
  }
}

async function openTable(table: TableSession, signal: AbortSignal): Promise<OpenedTable> {
  if (table.isLoadMode) await fetchParts(table, ["table"], signal);
  const record = table.isLoadMode ? table.record.get() : null;
  if (record === null || record.status === "queued" || record.status === "running") {
    followStream(table, signal);
    return { wasCleaned: false };
  }
  for (const { message, level } of record.warnings) postMessage(message, level);
  if (record.status === "failed") failWith(table, null, record.error ?? CLIENT_ERRORS.couldNotRead);
  return { wasCleaned: record.cleaned_rows > 0 };
}

async function loadOriginalHead(table: TableSession, { wasCleaned }: OpenedTable, signal: AbortSignal): Promise<void> {
  const [columns, pages] = await Promise.all([
    retryWhileDown(table, signal, () => call("ingestColumns", { ...tableRequest(table.uuid), signal })),
    fetchRawPages(table, { first: 0, count: wasCleaned ? pagesTogether(table) : 1 }, signal),
  ]);
  const shapes = shapeColumns(columns, pages.get(0) ?? []);
  update(table.data, (data) =>
    [...pages].reduce<TableData>((now, [page, texts]) => withRawPage(now, page, texts, 0), {
      ...data,
      columns,
      shapes,
    }),
  );
}

/** Returns false if cleaning failed, which the stream has reported; the original stays visible. */
async function loadClean(table: TableSession, { wasCleaned }: OpenedTable, signal: AbortSignal): Promise<boolean> {
  await until(table.state, ({ isCleaning, error }) => isCleaning || error !== null, signal);
  if (table.state.get().error !== null) return false;
  await Promise.all([
    fetchParts(table, ["columns"], signal),
    !wasCleaned && loadCleanRows(table, signal),
    loadCleanPages(table, { first: 0, count: wasCleaned ? pagesTogether(table) : 1 }, signal),
  ]);
  // Rows load as they are cleaned; a cleaned table can be used before all of them are here.
  await loadMorePages(table, signal, () => !table.state.get().isFinished);
  await until(table.state, ({ isFinished }) => isFinished, signal);
  if (table.state.get().error !== null) return false;
  // Types and evidence are final only now.
  const final = wasCleaned ? [] : (["columns", "table"] as const);
  await fetchParts(table, [...final, "issues", "log", "proposals"], signal);
  // Edits of an earlier reading are laid over the pages at the very end, and rows are compared after the first pages.
  const { reading, pagesCompared } = table.state.get();
  for (const page of table.data.get().cleanPages.keys())
    if (reading.previousUuid !== null || pagesCompared.includes(page)) await readPage(table, page, signal);
  update(table.state, (state) => ({ ...state, isLoaded: true }));
  return true;
}

async function loadMorePages(table: TableSession, signal: AbortSignal, goOn: () => boolean): Promise<void> {
  const { pageSize, columns } = table.data.get();
  const { isFinished, numPages } = table.state.get();
  const eager = Math.min(EAGER_PAGES, Math.ceil(EAGER_CELLS / (pageSize * Math.max(1, columns.length))));
  const count = isFinished ? pagesTogether(table) : 1;
  for (let first = 0; first < Math.min(eager, numPages) && goOn(); first += count) {
    const { cleanPages } = table.data.get();
    const pages = Array.from({ length: Math.min(count, numPages - first) }, (_, index) => first + index);
    if (!pages.every((page) => cleanPages.has(page))) await loadCleanPages(table, { first, count }, signal);
  }
}

async function loadCleanRows(table: TableSession, signal: AbortSignal): Promise<void> {
  const rows = await retryWhileDown(table, signal, () => call("cleanRows", { ...tableRequest(table.uuid), signal }));
  update(table.data, (data) => ({ ...data, cleanedRows: rows.length }));
}

async function loadCleanPages(table: TableSession, span: PageSpan, signal: AbortSignal): Promise<void> {
  const pages = await fetchCleanPages(table, span, signal);
  update(table.data, (data) => withCleanPages(data, pages, 0));
}

function failWith(table: TableSession, error: unknown, text: string): void {
  reportProblem(error);
  if (error instanceof ApiProblem && error.code === "table_deleted") {
    const { detail } = error;
    update(table.state, (state) => ({ ...state, error: error.title, removedAt: detail }));
    return;
  }
  const isRefused = error instanceof ApiProblem && ["unreadable_file", "table_damaged"].includes(error.code);
  const message = isRefused ? error.reason : text;
  update(table.state, (state) => ({ ...state, error: message }));
  postMessage(message, MessageLevel.error);
  // It has been found just now: what can be done about it is known by the record.
  if (error instanceof ApiProblem && error.code === "table_damaged") void invalidate(table, ["table"]);
}
