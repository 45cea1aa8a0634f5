/** Reads the edit that a request asks for: whose it is, and the place that it names in its table. */
import { randomUUID } from "node:crypto";
import type { EditCellRequest, EditColumnRequest, EditTableRequest, EnrichColumnRequest } from "@limpid/contract";
import type { TableRecord } from "@limpid/database";
import { type EditOrigin, type Place, parseEdit, type SingleEdit } from "@limpid/edits";
import { parseElementId } from "@limpid/table";
import type { FastifyRequest } from "fastify";
import type { Context } from "../context.ts";
import { Problem } from "../problem.ts";
import type { Caller } from "../session.ts";
import { requireNotLeftOut } from "../tables/left-out.ts";
import { requireCalledTable } from "../tables/require-own-table.ts";
import { madeBy } from "./made-by.ts";

export interface RequestedEdit {
  readonly edit: EditOrigin & SingleEdit;
  readonly table: TableRecord;
  /** Otherwise it can only be proposed. */
  readonly isOwn: boolean;
  readonly ip: string;
}

interface Asked {
  readonly body: EditCellRequest | EditColumnRequest | EnrichColumnRequest;
  /** Names the cell or the column. */
  readonly elementId: string;
  readonly at: "cell" | "column";
  readonly read: () => Pick<SingleEdit, "kind" | "value">;
}

export async function askedEdit(
  request: FastifyRequest,
  context: Pick<Context, "database">,
  { body, elementId, at, read }: Asked,
): Promise<RequestedEdit> {
  const { caller, table, isOwn } = await requireCalledTable(request, context, body.dataframe_uuid, body.session_uuid);
  const place = placeIn(table, elementId, at);
  await requireNotLeftOut(context.database.db, table.id, place.row);
  const batch = "batch_uuid" in body ? body.batch_uuid : undefined;
  const origin = { ...requestedBy(body, caller, table), ...(batch !== undefined && { batch }) };
  const edit = parseEdit({ ...origin, place, ...read() }) as RequestedEdit["edit"];
  return { edit, table, isOwn, ip: request.ip };
}

/** The author and the time that a request names. */
export function requestedBy(
  { edit_uuid, dt_utc }: Partial<Pick<EditTableRequest, "dt_utc" | "edit_uuid">>,
  caller: Caller,
  { id }: TableRecord,
): Omit<EditOrigin, "batch"> {
  return {
    ...madeBy(caller, id, dt_utc === undefined ? new Date() : timeOf(dt_utc)),
    editUuid: edit_uuid ?? randomUUID(),
  };
}

/** Writes a number or a flag that is put where a text goes as a text. */
export function textFrom(value: string | number | boolean | null): string | null {
  return value === null ? null : String(value);
}

/** The row and column the id names in this very table; a column's edit has no row. */
export function placeIn(table: TableRecord, elementId: string, at: Asked["at"]): Place {
  const element = parseElementId(table.id, elementId);
  if (element === undefined || element.kind === "row" || element.kind !== at) throw new Problem("unknown_element");
  const row = element.kind === "cell" ? element.row : null;
  const { column } = element;
  const isInside = column < table.numColumns && (row ?? 0) < Math.max(1, table.cleanedRows);
  if (!isInside) throw new Problem("unknown_element");
  return { row, column } as Place;
}

function timeOf(dtUtc: string): Date {
  const time = new Date(`${dtUtc.replace(" ", "T")}Z`);
  if (Number.isNaN(time.getTime())) throw new Problem("edit_refused", `"${dtUtc}" is not a time`);
  return time;
}
