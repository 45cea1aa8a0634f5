/** Empties the outbox, one edit after another. */
import { type EditReply, LABELS, MessageLevel, type RowsEdit } from "@limpid/contract";
import { call } from "../../../lib/api.ts";
import { ApiProblem } from "../../../lib/api-problem.ts";
import { postMessage, warnOfEdit } from "../../../lib/messages.ts";
import { reportProblem, sessionReady } from "../../../lib/session.ts";
import {
  invalidate,
  kindOfEdit,
  kindOfStep,
  lookAgain,
  lookAtEverything,
  lookAtRows,
  staleToMaker,
  staleWhenUndone,
} from "../data/live.ts";
import { type TableSession, update } from "../data/table-session.ts";
import { type AreaEdit, rowsReached } from "../model/area.ts";
import { applyChange } from "../model/cell-edit.ts";
import { isChoice } from "../model/history.ts";
import {
  type HoldBody,
  isCleaning,
  isEnrichment,
  isHold,
  isOfArea,
  isOfCell,
  isOfRows,
  isOfTable,
  isUnsaved,
  nextToSend,
  type OutboxEntry,
  type OutboxEvent,
  retryDelayMs,
  stepOutbox,
} from "../model/outbox.ts";
import { cellAt, withCell } from "../model/table-data.ts";
import { withVersion } from "../model/table-state.ts";

export function sendEdits(table: TableSession): void {
  const entry = nextToSend(table.outbox.get());
  if (entry === null) return;
  record(table, { kind: "sent", id: entry.id });
  setTimeout(() => void send(table, entry), retryDelayMs(entry.failures));
}

async function send(table: TableSession, entry: OutboxEntry): Promise<void> {
  try {
    const { version, refusal, message, accepted } = await post(table, entry);
    if (entry.isProposal === true) await showProposed(table, entry, accepted === true).catch(reportProblem);
    if (accepted !== false && (isCleaning(entry.body) || isEnrichment(entry.body))) await lookAtEverything(table);
    record(table, { kind: "saved", id: entry.id, refusal });
    if (refusal !== undefined) showRefusal(table, entry, refusal);
    update(table.state, (state) => withVersion(state, version, new Date().toISOString()));
    tellSaved(table, accepted === false ? LABELS.proposed(table.state.get().info.basics?.username ?? null) : message);
    if (isHold(entry.body)) await lookAtHeld(table, entry.body).catch(reportProblem);
    if (isOfArea(entry.body)) await lookAtArea(table, entry.body).catch(reportProblem);
    if (isOfCell(entry.body) && accepted !== false) await lookAtComputed(table, entry).catch(reportProblem);
    if (!table.outbox.get().some(isUnsaved)) await lookAgain(table, staleToMaker(table, kindOf(entry)));
  } catch (error) {
    reportProblem(error);
    if (isWorthRetrying(error)) record(table, { kind: "not reached", id: entry.id });
    else await refuse(table, entry, error);
  }
  sendEdits(table);
}

const kindOf = ({ body, row }: OutboxEntry) =>
  isHold(body) ? kindOfStep(body.step.kind, body.step.row) : kindOfEdit(body.action, row);

/** What other edits of the same cells have made of them is known to the server alone. */
async function lookAtHeld(table: TableSession, { step: { id, kind, row }, undone }: HoldBody): Promise<void> {
  const isTakenBack = table.outbox
    .get()
    .some(
      (entry) => isUnsaved(entry) && isHold(entry.body) && entry.body.step.id === id && entry.body.undone !== undone,
    );
  // Rows are looked at when all edits are saved.
  if (isTakenBack || isChoice(kind) || kind === "rows") return;
  const parts = row === null ? staleWhenUndone(kindOfStep(kind, row)) : (["columns"] as const);
  await Promise.all([lookAgain(table, parts), row !== null && lookAtRows(table, [row])]);
}

/** The value stays, marked by what its class says of it: unless the cell has been given another one since. */
function showRefusal(table: TableSession, { row, column, body }: OutboxEntry, refusal: string): void {
  const cell = row === null || column === null ? undefined : cellAt(table.data.get(), row, column);
  if (row === null || column === null || cell?.output === undefined || !isOfCell(body)) return;
  const isFollowed = table.outbox
    .get()
    .some((entry) => isUnsaved(entry) && entry.row === row && entry.column === column);
  if (isFollowed || cell.output !== body.value) return;
  update(table.data, (data) => withCell(data, row, column, applyChange(cell, { ...body, refusal })));
}

/** It waits, and is shown as such; or it is in force, and the server knows what has become of the table. */
async function showProposed(table: TableSession, { row }: OutboxEntry, isInForce: boolean): Promise<void> {
  if (!isInForce) return await invalidate(table, ["proposals"]);
  await Promise.all([
    lookAgain(table, row === null ? ["columns", "issues"] : ["issues"]),
    row !== null && lookAtRows(table, [row]),
  ]);
}

interface Saved extends Pick<EditReply, "refusal" | "version"> {
  /** True if the edit is in force; a proposal may wait. */
  readonly accepted?: boolean;
  /** This message replaces "All changes saved". */
  readonly message?: string;
}

/** Shows how many cells changed and whether their classes refused any value. */
async function postArea(table: TableSession, id: string, { area, rows, values }: AreaEdit): Promise<Saved> {
  const { sessionId } = await sessionReady();
  const body = {
    session_uuid: sessionId,
    edit_uuid: id,
    first_row: area.firstRow,
    last_row: area.lastRow,
    ...(rows !== undefined && { rows: [...rows] }),
    first_column: area.firstColumn,
    last_column: area.lastColumn,
    values: values.map((texts) => [...texts]),
  };
  const { version, cells, refused, refusal } = await call("editCells", { params: { job_uuid: table.uuid }, body });
  if (refusal !== undefined) warnOfEdit(id, LABELS.cellsRefused(refused, refusal));
  return { version, message: LABELS.cellsChanged(cells) };
}

async function postRows(table: TableSession, id: string, { rows, isLeftOut }: RowsEdit): Promise<Saved> {
  const { sessionId } = await sessionReady();
  const body = {
    session_uuid: sessionId,
    edit_uuid: id,
    rows: rows.map(([first_row, last_row]) => ({ first_row, last_row })),
    left_out: isLeftOut,
  };
  const { version, rows: changed } = await call("editRows", { params: { job_uuid: table.uuid }, body });
  return { version, message: isLeftOut ? LABELS.rowsAreLeftOut(changed) : LABELS.rowsAreBack(changed) };
}

async function lookAtArea(table: TableSession, edit: AreaEdit): Promise<void> {
  const reached = rowsReached(table.data.get(), edit).map(([row]) => row);
  await lookAtRows(table, reached);
}

/** What is made of a cell is known to the server alone. */
async function lookAtComputed(table: TableSession, { row, column }: OutboxEntry): Promise<void> {
  const { columns } = table.data.get();
  const edited = column === null ? undefined : columns[column];
  const isSource = columns.some(({ made_of }) => made_of !== undefined && made_of.column_uuid === edited?.id);
  if (row !== null && isSource) await lookAtRows(table, [row]);
}

async function post(table: TableSession, { id, body }: OutboxEntry): Promise<Saved> {
  if (isOfArea(body)) return await postArea(table, id, body);
  if (isOfRows(body)) return await postRows(table, id, body);
  const { sessionId } = await sessionReady();
  const common = { session_uuid: sessionId, dataframe_uuid: table.uuid, edit_uuid: id };
  if (isHold(body)) {
    const held = { session_uuid: sessionId, edit_uuid: body.step.id, undone: body.undone, request_uuid: id };
    return await call("undoEdits", { params: { job_uuid: table.uuid }, body: held });
  }
  if (isOfCell(body))
    return await call("editCell", { params: { cell_id: body.cell_uuid }, body: { ...body, ...common } });
  if (isOfTable(body))
    return await call("editTable", { params: { job_uuid: table.uuid }, body: { ...body, ...common } });
  if (isEnrichment(body))
    return await call("enrichColumn", { params: { column_id: body.column_uuid }, body: { ...body, ...common } });
  return await call("editColumn", { params: { column_id: body.column_uuid }, body: { ...body, ...common } });
}

/** What the server holds is shown again; the edit stays listed with its reason and a way to retry. */
async function refuse(table: TableSession, entry: OutboxEntry, error: unknown): Promise<void> {
  const { id, row, body } = entry;
  const reason = error instanceof ApiProblem ? error.title : String(error);
  record(table, { kind: "refused", id, reason });
  postMessage(reason, MessageLevel.error);
  const isHere = isOfArea(body) || row !== null;
  const again = isOfArea(body) ? lookAtArea(table, body) : row === null ? undefined : lookAtRows(table, [row]);
  const parts = isHere ? [] : staleWhenUndone(kindOf(entry));
  await Promise.all([again, lookAgain(table, [...new Set([...parts, "log"] as const)])]).catch(reportProblem);
}

function isWorthRetrying(error: unknown): boolean {
  if (!(error instanceof ApiProblem)) return false;
  return error.isBackendDown || error.code === "rate_limited" || error.code === "no_session" || error.status >= 500;
}

function tellSaved(table: TableSession, message = "All changes saved"): void {
  const unsaved = table.outbox.get().filter(isUnsaved).length;
  postMessage(unsaved === 0 ? message : LABELS.pendingChanges(unsaved));
}

function record(table: TableSession, event: OutboxEvent): void {
  update(table.outbox, (outbox) => stepOutbox(outbox, event));
}
