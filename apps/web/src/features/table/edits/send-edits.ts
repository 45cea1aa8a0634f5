/** What becomes of an edit that is sent, and what is shown of it when it is saved or refused. */
import { LABELS, MessageLevel } from "@limpid/contract";
import { editKind } from "@limpid/edits";
import { postMessage } from "../../../lib/messages.ts";
import { reportProblem } from "../../../lib/session.ts";
import { invalidate, lookAgain, lookAtRows, staleByEdit, staleByStep, staleToMaker } from "../data/live.ts";
import { type QueuedEdit, sendAgain, sendInTurn } from "../data/outbox-queue.ts";
import { type TableSession, update } from "../data/table-session.ts";
import { type AreaEdit, rowsReached } from "../model/area.ts";
import { applyChange } from "../model/cell-edit.ts";
import { isUnsaved } from "../model/outbox.ts";
import type { ScreenEdit } from "../model/screen-edit.ts";
import { cellAt, withCell } from "../model/table-data.ts";
import { withVersion } from "../model/table-state.ts";
import { postEdit, type Saved } from "./post-edit.ts";

/** Shows what becomes of it, whether it is saved or refused. */
export function sendEdit(table: TableSession, edit: QueuedEdit): void {
  void settle(
    table,
    edit,
    sendInTurn(table.queries, edit, (one) => send(table, one)),
  );
}

/** Sends a refused edit again. */
export function sendEditAgain(table: TableSession, edit: QueuedEdit): void {
  void settle(table, edit, sendAgain<Saved>(table.queries, edit.id));
}

/** An edit that cleans the table again counts as saved only when all that it has changed is here. */
async function send(table: TableSession, edit: QueuedEdit): Promise<Saved> {
  try {
    const saved = await postEdit(table, edit);
    const { accepted } = saved;
    if (edit.isProposal === true) await showProposed(table, edit, accepted === true).catch(reportProblem);
    if (accepted !== false) await lookAgain(table, staleBeforeSaved(edit.edit));
    return saved;
  } catch (error) {
    reportProblem(error);
    throw error;
  }
}

async function settle(table: TableSession, edit: QueuedEdit, sent: Promise<Saved>): Promise<void> {
  await sent.then(
    (saved) => showSaved(table, edit, saved),
    (error: unknown) => showRefused(table, edit, error),
  );
}

/** What undoing brings back is fetched early only if the table is cleaned again for it. */
function staleBeforeSaved(edit: ScreenEdit) {
  if (edit.kind === "hold" && !editKind(edit.value.step.kind).cleansAgain) return [];
  return staleByEdit(edit).first ?? [];
}

async function showSaved(table: TableSession, queued: QueuedEdit, saved: Saved): Promise<void> {
  const { edit } = queued;
  const { version, refusal, message, accepted } = saved;
  if (refusal !== undefined) showRefusal(table, edit, refusal);
  update(table.state, (state) => withVersion(state, version, new Date().toISOString()));
  tellSaved(table, accepted === false ? LABELS.proposed(table.state.get().info.basics?.username ?? null) : message);
  if (accepted !== false) await lookAtOutcome(table, edit).catch(reportProblem);
  if (!table.outbox.get().some(isUnsaved)) await lookAgain(table, staleToMaker(table, edit));
}

/** Looks at cells of which the server alone knows what has become of them. */
async function lookAtOutcome(table: TableSession, edit: ScreenEdit): Promise<void> {
  if (edit.kind === "hold") await lookAtHeld(table, edit.value);
  if (edit.kind === "cells") await lookAtArea(table, edit.value);
  if (edit.kind === "cell") await lookAtComputed(table, edit);
}

type EditNamed<Kind> = Extract<ScreenEdit, { readonly kind: Kind }>;

/** What other edits of the same cells have made of them is known to the server alone. */
async function lookAtHeld(table: TableSession, { step, undone }: EditNamed<"hold">["value"]): Promise<void> {
  const { id, kind, row } = step;
  const isTakenBack = table.outbox
    .get()
    .some(
      (entry) =>
        isUnsaved(entry) &&
        entry.edit.kind === "hold" &&
        entry.edit.value.step.id === id &&
        entry.edit.value.undone !== undone,
    );
  // Rows are looked at when all edits are saved.
  if (isTakenBack || editKind(kind).cleansAgain || kind === "rows") return;
  const parts = row === null ? staleByStep(step).undone : (["columns"] as const);
  await Promise.all([lookAgain(table, parts), row !== null && lookAtRows(table, [row])]);
}

/** The value stays, marked by what its class says of it: unless the cell has been given another one since. */
function showRefusal(table: TableSession, edit: ScreenEdit, refusal: string): void {
  if (edit.kind !== "cell") return;
  const { row, column } = edit.place;
  const cell = cellAt(table.data.get(), row, column);
  const isFollowed = table.outbox
    .get()
    .some((entry) => isUnsaved(entry) && entry.edit.place.row === row && entry.edit.place.column === column);
  if (cell === undefined || isFollowed || cell.output !== edit.value.value) return;
  update(table.data, (data) => withCell(data, row, column, applyChange(cell, { ...edit.value, refusal })));
}

/** It waits, and is shown as such; or it is in force, and the server knows what has become of the table. */
async function showProposed(table: TableSession, { edit }: QueuedEdit, isInForce: boolean): Promise<void> {
  const { row } = edit.place;
  if (!isInForce) return await invalidate(table, ["proposals"]);
  await Promise.all([
    lookAgain(table, row === null ? ["columns", "issues"] : ["issues"]),
    row !== null && lookAtRows(table, [row]),
  ]);
}

async function lookAtArea(table: TableSession, edit: AreaEdit): Promise<void> {
  const reached = rowsReached(table.data.get(), edit).map(([row]) => row);
  await lookAtRows(table, reached);
}

/** What is made of a cell is known to the server alone. */
async function lookAtComputed(table: TableSession, { place }: EditNamed<"cell">): Promise<void> {
  const { columns } = table.data.get();
  const edited = columns[place.column];
  const isSource = columns.some(({ made_of }) => made_of !== undefined && made_of.column_uuid === edited?.id);
  if (isSource) await lookAtRows(table, [place.row]);
}

/** What the server holds is shown again; the edit stays listed with its reason and a way to retry. */
async function showRefused(table: TableSession, { edit }: QueuedEdit, error: unknown): Promise<void> {
  const { row } = edit.place;
  postMessage(error instanceof Error ? error.message : String(error), MessageLevel.error);
  const isHere = edit.kind === "cells" || row !== null;
  const again =
    edit.kind === "cells" ? lookAtArea(table, edit.value) : row === null ? undefined : lookAtRows(table, [row]);
  const parts = isHere ? [] : staleByEdit(edit).undone;
  await Promise.all([again, lookAgain(table, [...new Set([...parts, "log"] as const)])]).catch(reportProblem);
}

function tellSaved(table: TableSession, message = "All changes saved"): void {
  const unsaved = table.outbox.get().filter(isUnsaved).length;
  postMessage(unsaved === 0 ? message : LABELS.pendingChanges(unsaved));
}
