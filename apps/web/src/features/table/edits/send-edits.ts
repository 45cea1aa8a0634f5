/** What becomes of an edit: how each kind is sent, and what is shown of it when it is saved or refused. */
import { type EditReply, LABELS, MessageLevel, type RowsEdit } from "@limpid/contract";
import { call } from "../../../lib/api.ts";
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
import { type Edit, type SavedEdit, sendAgain, sendInTurn } from "../data/outbox-queue.ts";
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
} from "../model/outbox.ts";
import { cellAt, withCell } from "../model/table-data.ts";
import { withVersion } from "../model/table-state.ts";

/** Shows what becomes of it, whether it is saved or refused. */
export function sendEdit(table: TableSession, edit: Edit): void {
  void settle(
    table,
    edit,
    sendInTurn(table.queries, edit, (one) => send(table, one)),
  );
}

/** Sends a refused edit again. */
export function sendEditAgain(table: TableSession, edit: Edit): void {
  void settle(table, edit, sendAgain<Saved>(table.queries, edit.id));
}

/** Where columns are cleaned anew, an edit counts as saved only when all that it has changed is here. */
async function send(table: TableSession, edit: Edit): Promise<Saved> {
  try {
    const saved = await post(table, edit);
    const { accepted } = saved;
    if (edit.isProposal === true) await showProposed(table, edit, accepted === true).catch(reportProblem);
    if (accepted !== false && (isCleaning(edit.body) || isEnrichment(edit.body))) await lookAtEverything(table);
    return saved;
  } catch (error) {
    reportProblem(error);
    throw error;
  }
}

async function settle(table: TableSession, edit: Edit, sent: Promise<Saved>): Promise<void> {
  await sent.then(
    (saved) => showSaved(table, edit, saved),
    (error: unknown) => showRefused(table, edit, error),
  );
}

async function showSaved(table: TableSession, edit: Edit, saved: Saved): Promise<void> {
  const { body } = edit;
  const { version, refusal, message, accepted } = saved;
  if (refusal !== undefined) showRefusal(table, edit, refusal);
  update(table.state, (state) => withVersion(state, version, new Date().toISOString()));
  tellSaved(table, accepted === false ? LABELS.proposed(table.state.get().info.basics?.username ?? null) : message);
  if (isHold(body)) await lookAtHeld(table, body).catch(reportProblem);
  if (isOfArea(body)) await lookAtArea(table, body).catch(reportProblem);
  if (isOfCell(body) && accepted !== false) await lookAtComputed(table, edit).catch(reportProblem);
  if (!table.outbox.get().some(isUnsaved)) await lookAgain(table, staleToMaker(table, kindOf(edit)));
}

const kindOf = ({ body, row }: Edit) =>
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
function showRefusal(table: TableSession, { row, column, body }: Edit, refusal: string): void {
  const cell = row === null || column === null ? undefined : cellAt(table.data.get(), row, column);
  if (row === null || column === null || cell?.output === undefined || !isOfCell(body)) return;
  const isFollowed = table.outbox
    .get()
    .some((entry) => isUnsaved(entry) && entry.row === row && entry.column === column);
  if (isFollowed || cell.output !== body.value) return;
  update(table.data, (data) => withCell(data, row, column, applyChange(cell, { ...body, refusal })));
}

/** It waits, and is shown as such; or it is in force, and the server knows what has become of the table. */
async function showProposed(table: TableSession, { row }: Edit, isInForce: boolean): Promise<void> {
  if (!isInForce) return await invalidate(table, ["proposals"]);
  await Promise.all([
    lookAgain(table, row === null ? ["columns", "issues"] : ["issues"]),
    row !== null && lookAtRows(table, [row]),
  ]);
}

interface Saved extends SavedEdit, Pick<EditReply, "version"> {
  /** In force; a proposal may wait. */
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
async function lookAtComputed(table: TableSession, { row, column }: Edit): Promise<void> {
  const { columns } = table.data.get();
  const edited = column === null ? undefined : columns[column];
  const isSource = columns.some(({ made_of }) => made_of !== undefined && made_of.column_uuid === edited?.id);
  if (row !== null && isSource) await lookAtRows(table, [row]);
}

async function post(table: TableSession, { id, body }: Edit): Promise<Saved> {
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
async function showRefused(table: TableSession, edit: Edit, error: unknown): Promise<void> {
  const { row, body } = edit;
  postMessage(error instanceof Error ? error.message : String(error), MessageLevel.error);
  const isHere = isOfArea(body) || row !== null;
  const again = isOfArea(body) ? lookAtArea(table, body) : row === null ? undefined : lookAtRows(table, [row]);
  const parts = isHere ? [] : staleWhenUndone(kindOf(edit));
  await Promise.all([again, lookAgain(table, [...new Set([...parts, "log"] as const)])]).catch(reportProblem);
}

function tellSaved(table: TableSession, message = "All changes saved"): void {
  const unsaved = table.outbox.get().filter(isUnsaved).length;
  postMessage(unsaved === 0 ? message : LABELS.pendingChanges(unsaved));
}
