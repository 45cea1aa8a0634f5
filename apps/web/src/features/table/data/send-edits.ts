/** Empties the outbox, one edit after another. */
import { type EditReply, LABELS, MessageLevel } from "@limpid/contract";
import { call } from "../../../lib/api.ts";
import { ApiProblem } from "../../../lib/api-problem.ts";
import { postMessage } from "../../../lib/messages.ts";
import { reportProblem, sessionReady } from "../../../lib/session.ts";
import { applyChange } from "../model/cell-edit.ts";
import { withVersion } from "../model/job-state.ts";
import {
  cleansAnew,
  isOfCell,
  isOfTable,
  isUnsaved,
  nextToSend,
  type OutboxEntry,
  type OutboxEvent,
  retryDelayMs,
  stepOutbox,
} from "../model/outbox.ts";
import { areAllHere, cellAt, withCell } from "../model/table-data.ts";
import { type Job, update } from "./job.ts";
import { refreshCleaned, refreshColumns, refreshIssues, refreshLimit, refreshPage } from "./refresh.ts";

export function sendEdits(job: Job): void {
  const entry = nextToSend(job.outbox.get());
  if (entry === null) return;
  record(job, { kind: "sent", id: entry.id });
  setTimeout(() => void send(job, entry), retryDelayMs(entry.failures));
}

async function send(job: Job, entry: OutboxEntry): Promise<void> {
  try {
    const { version, refusal } = await post(job, entry);
    if (cleansAnew(entry.body.action)) await refreshCleaned(job, refreshLimit()).catch(reportProblem);
    record(job, { kind: "saved", id: entry.id, refusal });
    if (refusal !== undefined) showRefusal(job, entry, refusal);
    update(job.state, (state) => withVersion(state, version, new Date().toISOString()));
    tellSaved(job);
    if (isOfCell(entry.body)) await countAgain(job);
  } catch (error) {
    reportProblem(error);
    if (isWorthRetrying(error)) record(job, { kind: "not reached", id: entry.id });
    else await refuse(job, entry, error);
  }
  sendEdits(job);
}

/** Numbers of rows that are not here come from the server alone. */
async function countAgain(job: Job): Promise<void> {
  if (areAllHere(job.data.get()) || job.outbox.get().some(isUnsaved)) return;
  await refreshIssues(job, refreshLimit()).catch(reportProblem);
}

/** The value stays, marked by what its class says of it: unless the cell has been given another one since. */
function showRefusal(job: Job, { row, column, body }: OutboxEntry, refusal: string): void {
  const cell = row === null || column === null ? undefined : cellAt(job.data.get(), row, column);
  if (row === null || column === null || cell?.output === undefined || !isOfCell(body)) return;
  const isFollowed = job.outbox.get().some((entry) => isUnsaved(entry) && entry.row === row && entry.column === column);
  if (isFollowed || cell.output !== body.value) return;
  update(job.data, (data) => withCell(data, row, column, applyChange(cell, { ...body, refusal })));
}

async function post(job: Job, { id, body }: OutboxEntry): Promise<EditReply> {
  const { sessionId } = await sessionReady();
  const common = { session_uuid: sessionId, dataframe_uuid: job.uuid, edit_uuid: id };
  if (isOfCell(body))
    return await call("editCell", { params: { cell_id: body.cell_uuid }, body: { ...body, ...common } });
  if (isOfTable(body)) return await call("editTable", { params: { job_uuid: job.uuid }, body: { ...body, ...common } });
  return await call("editColumn", { params: { column_id: body.column_uuid }, body: { ...body, ...common } });
}

/** What the server holds is shown again; the edit stays listed with its reason and a way to retry. */
async function refuse(job: Job, { id, row }: OutboxEntry, error: unknown): Promise<void> {
  const reason = error instanceof ApiProblem ? error.title : String(error);
  record(job, { kind: "refused", id, reason });
  postMessage(reason, MessageLevel.error);
  const signal = refreshLimit();
  const again =
    row === null ? refreshColumns(job, signal) : refreshPage(job, Math.floor(row / job.data.get().pageSize), signal);
  await again.catch(reportProblem);
}

function isWorthRetrying(error: unknown): boolean {
  if (!(error instanceof ApiProblem)) return false;
  return error.isBackendDown || error.code === "rate_limited" || error.code === "no_session" || error.status >= 500;
}

function tellSaved(job: Job): void {
  const unsaved = job.outbox.get().filter(isUnsaved).length;
  postMessage(unsaved === 0 ? "All changes saved" : LABELS.pendingChanges(unsaved));
}

function record(job: Job, event: OutboxEvent): void {
  update(job.outbox, (outbox) => stepOutbox(outbox, event));
}
