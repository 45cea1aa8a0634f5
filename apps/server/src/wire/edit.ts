/** Writes edits as messages for followers of a table. */
import type { CellReply, TableMessage } from "@limpid/contract";
import type { TableEvent } from "@limpid/database";
import type { CellEdit } from "@limpid/edits";
import { editKind } from "@limpid/edits";
import { cellId, columnId, rowId } from "@limpid/table";

export type StreamedEdit = Extract<TableEvent, { readonly kind: "edit" }>["edit"];
export type ProposalOutcome = EditData["state"];

/** Returns a cell, title or computed column as the edit leaves it, or would leave it. */
export function editMessage(edit: StreamedEdit, state: ProposalOutcome = "accepted"): TableMessage {
  return { event: "pr", data: { ...editToWire(edit), state } };
}

/** Returns the message of a change that the six actions cannot describe. */
export function changeMessage(edit: StreamedEdit): TableMessage {
  return { event: "change", data: { ...editToWire(edit), state: "accepted" } };
}

/** An edit of one field of a cell settles these fields. Clients apply them in this order. */
const SET_WITH: Readonly<Record<CellEdit["field"], readonly CellEdit["field"][]>> = {
  output: ["output", "hasData", "isValid", "isClean"],
  hasData: ["hasData", "isValid"],
  isValid: ["isValid"],
  isClean: ["isClean"],
};
const CELL_ORDER = SET_WITH.output;

/** Returns a cell as it is, field by field. */
export function cellMessages(
  edit: StreamedEdit,
  { row, column, cell, fields }: CellInForce,
  state?: ProposalOutcome,
): TableMessage[] {
  const wanted = new Set([...fields].flatMap((field) => SET_WITH[field]));
  const values: Readonly<Record<CellEdit["field"], string | boolean | null>> = {
    output: cell.output,
    hasData: cell.has_data,
    isValid: cell.is_valid,
    isClean: cell.is_clean,
  };
  return CELL_ORDER.filter((field) => wanted.has(field)).map((field) =>
    editMessage({ ...edit, kind: "cell", place: { row, column }, value: { field, value: values[field] } }, state),
  );
}

/** Returns a text that was put into a cell, and its flags: the cell has data, and the class of its column may refuse the text. */
export function outputMessages(edit: Extract<StreamedEdit, { readonly kind: "cell" }>): TableMessage[] {
  const { value, refusal } = edit.value;
  const hasData = value !== null && value !== "";
  const isTaken = refusal === undefined;
  const flags = { hasData, isValid: hasData && isTaken, isClean: isTaken };
  return [
    editMessage(edit),
    ...(["hasData", "isValid", "isClean"] as const).map((field) =>
      editMessage({ ...edit, value: { field, value: flags[field] } }),
    ),
  ];
}

export interface SentMessage {
  readonly message: TableMessage;
  /** The session that made the change. Other sessions do not get its id. */
  readonly by: string | null;
}

/** Returns the message for one session. */
export function messageTo(sessionId: string | null, { message, by }: SentMessage): TableMessage {
  const isOwn = by !== null && by === sessionId;
  if (!isOwn || (message.event !== "pr" && message.event !== "change")) return message;
  return { ...message, data: { ...message.data, session_uuid: by } };
}

export interface CellInForce {
  readonly row: number;
  readonly column: number;
  readonly cell: CellReply;
  /** What was edited of it. */
  readonly fields: ReadonlySet<CellEdit["field"]>;
}

export function editToWire(edit: StreamedEdit): Omit<EditData, "state"> {
  const { tableId, kind, value, place } = edit;
  const { row, column } = place;
  return {
    dt_utc: edit.dtUtc.slice(0, 19).replace("T", " "),
    edit_uuid: edit.editUuid,
    session_uuid: null,
    dataframe_uuid: tableId,
    affects: "data",
    row_uuid: row === null ? null : rowId(tableId, row),
    column_uuid: column === null ? null : columnId(tableId, column),
    cell_uuid: row === null || column === null ? null : cellId(tableId, row, column),
    ...editKind(kind).message(value),
  };
}

type EditData = Extract<TableMessage, { readonly event: "pr" }>["data"];
