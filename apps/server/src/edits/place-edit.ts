/** The common path of all edits: it checks permission and place, keeps the edit durably, and tells all followers. */
import { randomUUID } from "node:crypto";
import type {
  EditCellRequest,
  EditColumnRequest,
  EditReply,
  EditTableRequest,
  EnrichColumnRequest,
} from "@limpid/contract";
import { type Executor, editStore, eventStore, inTransaction, type TableRecord } from "@limpid/database";
import { type EditOrigin, type NewEdit, parseEdit, WHOLE_TABLE } from "@limpid/edits";
import { type ElementId, parseElementId } from "@limpid/table";
import type { FastifyRequest } from "fastify";
import type { Context } from "../context.ts";
import { Problem } from "../problems.ts";
import type { Caller } from "../session.ts";
import { requireNotLeftOut } from "../tables/left-out.ts";
import { requireCalledTable, requireOwnTable } from "../tables/require-own-table.ts";
import { tableStream } from "../tables/streams.ts";
import { fieldFromWire } from "../wire/edit.ts";
import { madeBy } from "./made-by.ts";

type EditRequest = EditCellRequest | EditColumnRequest;

interface RequestedEdit {
  readonly edit: NewEdit;
  readonly table: TableRecord;
  /** Otherwise it can only be proposed. */
  readonly isOwn: boolean;
}

/** The edit that a request asks for. */
export async function askedEdit(
  request: FastifyRequest,
  context: Pick<Context, "database">,
  body: EditRequest,
  elementId: string,
): Promise<RequestedEdit> {
  const { caller, table, isOwn } = await requireCalledTable(request, context, body.dataframe_uuid, body.session_uuid);
  const place = placeOf(table, elementId, isOfColumn(body) ? "column" : "cell");
  await requireNotLeftOut(context.database.db, table.id, place.rowIndex);
  const batch = "batch_uuid" in body ? body.batch_uuid : undefined;
  const edit = parseEdit({
    ...requestedBy(body, caller, table),
    ...(batch !== undefined && { batch }),
    field: fieldFromWire(body.action),
    ...place,
    value: askedValue(body),
  });
  return { edit, table, isOwn };
}

/** Does the same for a new computed column, with the table as it is. */
export async function askedEnrichment(
  request: FastifyRequest,
  context: Pick<Context, "database">,
  body: EnrichColumnRequest,
  elementId: string,
): Promise<RequestedEdit> {
  const { caller, table, isOwn } = await requireCalledTable(request, context, body.dataframe_uuid, body.session_uuid);
  const place = placeOf(table, elementId, "column");
  const edit = parseEdit({ ...requestedBy(body, caller, table), field: "component", ...place, value: body.value });
  return { edit, table, isOwn };
}

/** The same for an edit of the whole table. */
export async function askedTableEdit(
  request: FastifyRequest,
  context: Pick<Context, "database">,
  body: EditTableRequest,
): Promise<RequestedEdit> {
  const { caller, table } = await requireOwnTable(request, context, body.dataframe_uuid, body.session_uuid);
  const { forms, repairs, country } = body.settings;
  const value = { forms, repairs, ...(country !== undefined && { country }), before: table.settings };
  const place = { rowIndex: null, columnIndex: WHOLE_TABLE } as const;
  const edit: NewEdit = { ...requestedBy(body, caller, table), field: "settings", ...place, value };
  return { edit, table, isOwn: true };
}

function requestedBy(
  { edit_uuid, dt_utc }: Pick<EnrichColumnRequest, "edit_uuid" | "dt_utc">,
  caller: Caller,
  { id }: TableRecord,
): Omit<EditOrigin, "batch"> {
  return {
    ...madeBy(caller, id, dt_utc === undefined ? new Date() : timeOf(dt_utc)),
    editUuid: edit_uuid ?? randomUUID(),
  };
}

/** Keeps the edit, and what belongs to it, in one transaction. An edit that is kept already changes nothing. */
export async function keepEdit(
  edit: NewEdit,
  context: Pick<Context, "database">,
  alsoKeep: (transaction: Executor) => Promise<unknown> = async () => undefined,
): Promise<EditReply> {
  const version = await inTransaction(context.database.db, async (transaction) => {
    const appended = await editStore.append(transaction, edit);
    if (appended === undefined) throw new Problem("unknown_job");
    if (appended.differs) throw new Problem("edit_id_taken");
    if (appended.duplicate) return appended.version;
    await alsoKeep(transaction);
    await eventStore.appendNext(transaction, tableStream(edit.tableId), { kind: "edit", edit });
    return appended.version;
  });
  await context.database.hub.announce(tableStream(edit.tableId));
  return { accepted: true, version };
}

function isOfColumn({ action }: EditRequest): boolean {
  return action.startsWith("edit_column_");
}

function askedValue(body: EditRequest): unknown {
  if (body.action.startsWith("edit_cell_") && body.action !== "edit_cell_output") return body.value === true;
  // A number or a flag that is put where a text goes is written as one.
  const text = body.value === null ? null : String(body.value);
  if (body.action === "edit_column_title") return text ?? "";
  if (body.action !== "edit_column_decision") return text;
  if (body.decision === undefined) throw new Problem("edit_refused", "It does not say which decision");
  return { decision: body.decision, option: text };
}

/** The row and column the id names in this very table; a column's edit has no row. */
function placeOf(
  table: TableRecord,
  elementId: string,
  kind: "cell" | "column",
): { rowIndex: number | null; columnIndex: number } {
  const element: ElementId | undefined = parseElementId(table.id, elementId);
  if (element === undefined || element.kind === "row" || element.kind !== kind) throw new Problem("unknown_element");
  const rowIndex = element.kind === "cell" ? element.row : null;
  const isInside = element.column < table.numColumns && (rowIndex ?? 0) < Math.max(1, table.cleanedRows);
  if (!isInside) throw new Problem("unknown_element");
  return { rowIndex, columnIndex: element.column };
}

function timeOf(dtUtc: string): Date {
  const time = new Date(`${dtUtc.replace(" ", "T")}Z`);
  if (Number.isNaN(time.getTime())) throw new Problem("edit_refused", `"${dtUtc}" is not a time`);
  return time;
}
