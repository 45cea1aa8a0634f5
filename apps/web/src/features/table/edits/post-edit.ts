/** How each kind of edit is sent. */
import { type EditCellRequest, type EditColumnRequest, type EditReply, LABELS, LIMITS } from "@limpid/contract";
import { editKind, type SingleEdit } from "@limpid/edits";
import { call } from "../../../lib/api.ts";
import { warnOfEdit } from "../../../lib/messages.ts";
import { sessionReady } from "../../../lib/session.ts";
import type { QueuedEdit, SavedEdit } from "../data/outbox-queue.ts";
import type { TableSession } from "../data/table-session.ts";
import { isUnsaved, type Outbox } from "../model/outbox.ts";
import type { ScreenEdit } from "../model/screen-edit.ts";

export interface Saved extends SavedEdit, Pick<EditReply, "version"> {
  /** In force; a proposal may wait. */
  readonly accepted?: boolean;
  /** This message replaces "All changes saved". */
  readonly message?: string;
}

interface Sending extends Omit<QueuedEdit, "edit"> {
  readonly uuid: string;
  readonly sessionId: string;
  /** Decisions of its step that wait behind it. Once they are in force with it, their own requests change nothing. */
  readonly alike: NonNullable<EditColumnRequest["alike"]>;
}

type Post<Edit> = (edit: Edit, sending: Sending) => Promise<Saved>;
type EditNamed<Kind> = Extract<ScreenEdit, { readonly kind: Kind }>;

/** Kinds without one of their own are sent as edits of a column. */
const POSTS: { readonly [Kind in ScreenEdit["kind"]]?: Post<EditNamed<Kind>> } = {
  cell: ({ value }, sending) => {
    const { cell_uuid = "", column_uuid = "", row_uuid = "" } = sending.sent;
    const { action } = editKind("cell").message(value) as Pick<EditCellRequest, "action">;
    const body = { ...commonBody(sending), cell_uuid, column_uuid, row_uuid, action, value: value.value };
    return call("editCell", { params: { cell_id: cell_uuid }, body });
  },
  component: ({ value }, sending) => {
    const { column_uuid = "" } = sending.sent;
    const action = "enrich_column_from_component";
    const body = { ...commonBody(sending), affects: "enrich", column_uuid, action, value } as const;
    return call("enrichColumn", { params: { column_id: column_uuid }, body });
  },
  settings: ({ value: settings }, sending) => {
    const body = { ...commonBody(sending), action: "edit_table_settings", settings } as const;
    return call("editTable", { params: { job_uuid: sending.uuid }, body });
  },
  reading: ({ value }, sending) => {
    const body = { ...commonBody(sending), action: "confirm_reading", ...value } as const;
    return call("editTable", { params: { job_uuid: sending.uuid }, body });
  },
  /** Shows how many cells changed and whether their classes refused any value. */
  cells: async ({ value: { area, rows, values } }, { id, uuid, sessionId }) => {
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
    const { version, cells, refused, refusal } = await call("editCells", { params: { job_uuid: uuid }, body });
    if (refusal !== undefined) warnOfEdit(id, LABELS.cellsRefused(refused, refusal));
    return { version, message: LABELS.cellsChanged(cells) };
  },
  rows: async ({ value: { rows, isLeftOut } }, { id, uuid, sessionId, sent: { batch_uuid } }) => {
    const ranges = rows.map(([first_row, last_row]) => ({ first_row, last_row }));
    const batch = batch_uuid === undefined ? {} : { batch_uuid };
    const body = { session_uuid: sessionId, edit_uuid: id, rows: ranges, left_out: isLeftOut, ...batch };
    const { version, rows: changed } = await call("editRows", { params: { job_uuid: uuid }, body });
    return { version, message: isLeftOut ? LABELS.rowsAreLeftOut(changed) : LABELS.rowsAreBack(changed) };
  },
  hold: ({ value: { step, undone } }, { id, uuid, sessionId }) => {
    const body = { session_uuid: sessionId, edit_uuid: step.id, undone, request_uuid: id };
    return call("undoEdits", { params: { job_uuid: uuid }, body });
  },
};

function commonBody({ id, uuid, sessionId, sent: { dt_utc, batch_uuid } }: Sending) {
  const batch = batch_uuid === undefined ? {} : { batch_uuid };
  return { session_uuid: sessionId, dataframe_uuid: uuid, edit_uuid: id, dt_utc, affects: "data", ...batch };
}

function postColumn({ kind, value }: SingleEdit, sending: Sending): Promise<Saved> {
  const { alike } = sending;
  const { column_uuid = "" } = sending.sent;
  const change = editKind(kind).message(value) as Pick<EditColumnRequest, "action" | "decision" | "value">;
  const body = { ...commonBody(sending), column_uuid, ...change, ...(alike.length > 0 && { alike: [...alike] }) };
  return call("editColumn", { params: { column_id: column_uuid }, body });
}

export async function postEdit({ uuid, outbox }: TableSession, { edit, ...queued }: QueuedEdit): Promise<Saved> {
  const { sessionId } = await sessionReady();
  const alike = edit.kind === "decision" ? listAlike(outbox.get(), queued) : [];
  const post = (POSTS[edit.kind] ?? postColumn) as Post<ScreenEdit>;
  return await post(edit, { ...queued, uuid, sessionId, alike });
}

function listAlike(outbox: Outbox, { id, sent: { batch_uuid } }: Pick<QueuedEdit, "id" | "sent">): Sending["alike"] {
  if (batch_uuid === undefined) return [];
  const waiting = outbox.filter(
    (entry) =>
      entry.id !== id && entry.edit.kind === "decision" && entry.sent.batch_uuid === batch_uuid && isUnsaved(entry),
  );
  return waiting
    .slice(0, LIMITS.alikeColumns)
    .map(({ id: edit_uuid, sent: { column_uuid = "" } }) => ({ column_uuid, edit_uuid }));
}
