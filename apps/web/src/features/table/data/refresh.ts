/** Fetches again what somebody else may have changed. */
import type { TableReply } from "@limpid/contract";
import { call } from "../../../lib/api.ts";
import { applyChange, type CellChange } from "../model/cell-edit.ts";
import { mergeTable } from "../model/job-state.ts";
import { isUnsaved } from "../model/outbox.ts";
import { type CleanRow, cellAt, withCleanPage } from "../model/table-data.ts";
import { fetchPage } from "./fetch-page.ts";
import { type Job, update } from "./job.ts";
import { retryWhileDown } from "./retry-while-down.ts";

/** What the calls on a whole table are told. */
export const requestOf = ({ uuid }: Job) => ({ params: { job_uuid: uuid }, body: { job_uuid: uuid } });

export async function refreshTable(job: Job, signal: AbortSignal): Promise<TableReply> {
  const table = await retryWhileDown(signal, () => call("table", { params: { job_uuid: job.uuid }, signal }));
  update(job.state, (state) => mergeTable(state, table));
  update(job.data, (data) => ({
    ...data,
    pageSize: table.page_size,
    rowCount: table.basics.num_rows,
    cleanedRows: table.cleaned_rows,
  }));
  return table;
}

export async function refreshIssues(job: Job, signal: AbortSignal): Promise<void> {
  const { issues } = await retryWhileDown(signal, () => call("issues", { params: { job_uuid: job.uuid }, signal }));
  job.serverIssues.set(issues);
}

export async function refreshColumns(job: Job, signal: AbortSignal): Promise<void> {
  const columns = await retryWhileDown(signal, () => call("cleanColumns", { ...requestOf(job), signal }));
  update(job.data, (data) => ({ ...data, columns }));
}

/** Everything that changes when a column is cleaned anew. */
export async function refreshCleaned(job: Job, signal: AbortSignal): Promise<void> {
  await Promise.all([refreshTable(job, signal), refreshColumns(job, signal), refreshIssues(job, signal)]);
  for (const page of [...job.data.get().cleanPages.keys()]) await refreshPage(job, page, signal);
}

/** The number of cells that somebody else has changed. */
export async function refreshPage(job: Job, page: number, signal: AbortSignal): Promise<number> {
  const reply = await fetchPage(job, "cleanPage", page, signal);
  const rows = withUnsavedEdits(
    job,
    page,
    reply.map(({ cells }) => cells),
  );
  const changed = countChanged(job, page, rows);
  if (changed > 0) update(job.data, (data) => withCleanPage(data, page, rows, page));
  return changed;
}

/** What has not been saved yet is not in the server's page, and must not disappear. */
function withUnsavedEdits(job: Job, page: number, rows: readonly CleanRow[]): readonly CleanRow[] {
  const { pageSize } = job.data.get();
  const edits = job.outbox
    .get()
    .filter((entry) => isUnsaved(entry) && Math.floor((entry.row ?? -1) / pageSize) === page);
  return edits.reduce<readonly CleanRow[]>((current, { row, column, body }) => {
    const index = (row ?? 0) % pageSize;
    const cells = current[index];
    const cell = column === null ? undefined : cells?.[column];
    if (cells === undefined || cell === undefined || column === null) return current;
    return current.with(index, cells.with(column, applyChange(cell, body as CellChange)));
  }, rows);
}

function countChanged(job: Job, page: number, rows: readonly CleanRow[]): number {
  const data = job.data.get();
  const differs = (row: number, column: number, text: string): boolean =>
    JSON.stringify(cellAt(data, row, column)) !== text;
  return rows.reduce(
    (sum, cells, index) =>
      sum + cells.filter((cell, column) => differs(page * data.pageSize + index, column, JSON.stringify(cell))).length,
    0,
  );
}
