/** Fetches again what somebody else may have changed. */
import type { TableReply } from "@limpid/contract";
import { call } from "../../../lib/api.ts";
import { tableRequest } from "../../../lib/table-requests.ts";
import { byIndex } from "../model/column-order.ts";
import { historyOf } from "../model/history.ts";
import { mergeTable } from "../model/job-state.ts";
import { isUnsaved, withRowsEdits } from "../model/outbox.ts";
import { countChanged, withCleanPage } from "../model/table-data.ts";
import { watchEdits, withTitles } from "./edits-meanwhile.ts";
import { fetchCleanRows } from "./fetch-page.ts";
import { fetchRows } from "./fetch-rows.ts";
import { type Job, update } from "./job.ts";
import { retryWhileDown } from "./retry-while-down.ts";

const LIMIT_MS = 30_000;

/** For what is fetched whether or not the part of the screen that asked is still there. */
export const refreshLimit = (): AbortSignal => AbortSignal.timeout(LIMIT_MS);

/** What the calls on a whole table are told. */
export const requestOf = ({ uuid }: Job) => tableRequest(uuid);

export async function refreshTable(job: Job, signal: AbortSignal): Promise<TableReply> {
  const isNewest = job.replies.ask("table");
  const table = await retryWhileDown(signal, () => call("table", { params: { job_uuid: job.uuid }, signal }));
  if (job.lastEvent.id === "") job.lastEvent.id = table.last_event_id;
  if (!isNewest()) return table;
  update(job.state, (state) => mergeTable(state, table));
  update(job.data, (data) => ({
    ...data,
    pageSize: table.page_size,
    rowCount: table.basics.num_rows,
    cleanedRows: table.cleaned_rows,
    leftOut: withRowsEdits(
      job.outbox.get(),
      table.left_out.map(({ first_row, last_row }) => [first_row, last_row]),
    ),
  }));
  return table;
}

export async function refreshIssues(job: Job, signal: AbortSignal): Promise<void> {
  const isNewest = job.replies.ask("issues");
  const reply = await retryWhileDown(signal, () => call("issues", { params: { job_uuid: job.uuid }, signal }));
  if (isNewest()) job.serverIssues.set(reply);
}

/** Not while edits wait that the server does not know of yet, nor from before the last one: it is asked again after them. */
export async function refreshEditLog(job: Job, signal: AbortSignal): Promise<void> {
  if (job.outbox.get().some(isUnsaved)) return;
  const isNewest = job.replies.ask("edit log");
  const log = await retryWhileDown(signal, () =>
    call("editLog", { params: { job_uuid: job.uuid }, query: {}, signal }),
  );
  const { basics } = job.state.get().info;
  if (log.version < (basics?.dl_version ?? 0) || !isNewest()) return;
  job.editLog.set(log);
  if (!job.outbox.get().some(isUnsaved)) update(job.history, (history) => historyOf(log, history));
}

/** What waits for the owner. In a frame nobody decides. */
export async function refreshProposals(job: Job, signal: AbortSignal): Promise<void> {
  const { allowsEdits, allowsProposals } = job.state.get();
  if (job.isEmbedded || !(allowsEdits || allowsProposals)) return;
  const isNewest = job.replies.ask("proposals");
  const reply = await retryWhileDown(signal, () => call("proposals", { params: { job_uuid: job.uuid }, signal }));
  if (isNewest()) job.proposals.set(reply);
}

/** After edits: what waits may have been made on something else. */
export async function refreshConflicts(job: Job, signal: AbortSignal): Promise<void> {
  if (job.proposals.get().pending.length > 0) await refreshProposals(job, signal);
}

export async function refreshColumns(job: Job, signal: AbortSignal): Promise<void> {
  const isNewest = job.replies.ask("columns");
  const editsMeanwhile = watchEdits(job);
  const columns = await retryWhileDown(signal, () => call("cleanColumns", { ...requestOf(job), signal }));
  if (isNewest()) update(job.data, (data) => ({ ...data, columns: withTitles(byIndex(columns), editsMeanwhile()) }));
}

/**
 * Everything that changes when a column is cleaned anew. Where it is asked for again meanwhile, only the last goes on
 * through the rows.
 */
export async function refreshCleaned(job: Job, signal: AbortSignal): Promise<void> {
  job.looks.current += 1;
  const look = job.looks.current;
  const isLast = (): boolean => look === job.looks.current;
  await Promise.all([
    refreshTable(job, signal),
    refreshColumns(job, signal),
    refreshIssues(job, signal),
    refreshEditLog(job, signal),
    refreshRowsHere(job, isLast, signal),
  ]);
}

/** What is looked at comes first: rows that are chosen, or the page of the active one. */
async function refreshRowsHere(job: Job, isLast: () => boolean, signal: AbortSignal): Promise<void> {
  const loose = [...job.data.get().looseRows.keys()].toReversed();
  const isChosen = job.rows.get().rows !== null;
  const [nearest, ...others] = nearestPages(job);
  if (isChosen) await fetchRows(job, loose, signal);
  if (nearest !== undefined) await refreshPage(job, nearest, signal);
  await refreshConflicts(job, signal);
  for (const page of others) {
    if (!isLast()) return;
    await refreshPage(job, page, signal);
  }
  if (!isChosen) await fetchRows(job, loose, signal);
}

/** Those that are here, as they are likely to be looked at. */
function nearestPages(job: Job): readonly number[] {
  const { cleanPages, pageSize } = job.data.get();
  const here = job.view.get().active.row / pageSize;
  return [...cleanPages.keys()].sort((one, other) => Math.abs(one - here) - Math.abs(other - here));
}

/** Those of them that are here. The number of cells that somebody else has changed. */
export async function refreshRows(job: Job, rows: Iterable<number>, signal: AbortSignal): Promise<number> {
  const { cleanPages, looseRows, pageSize } = job.data.get();
  const wanted = [...rows];
  const pages = new Set(wanted.map((row) => Math.floor(row / pageSize)).filter((page) => cleanPages.has(page)));
  const loose = wanted.filter((row) => looseRows.has(row));
  let changed = 0;
  for (const page of pages) changed += await refreshPage(job, page, signal);
  return changed + (await fetchRows(job, loose, signal));
}

/** The number of cells that somebody else has changed. */
export async function refreshPage(job: Job, page: number, signal: AbortSignal): Promise<number> {
  const rows = await fetchCleanRows(job, page, signal);
  if (rows === null) return 0;
  const before = job.data.get();
  const first = page * before.pageSize;
  const changed = rows.reduce((sum, cells, index) => sum + countChanged(before, first + index, cells), 0);
  if (changed > 0) update(job.data, (data) => withCleanPage(data, page, rows, page));
  return changed;
}
