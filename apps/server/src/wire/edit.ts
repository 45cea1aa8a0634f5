/** Reads edits from the wire, and writes them as messages for followers of a table. */
import {
  CELL_FIELDS,
  type CellEdit,
  type CellReply,
  type EditCellRequest,
  type EditColumnRequest,
  type EditTableRequest,
  type EnrichColumnRequest,
  type TableMessage,
} from "@limpid/contract";
import type { TableEvent } from "@limpid/database";
import { type Edit, type EditField, type EditOfCell, isRefused, WHOLE_TABLE } from "@limpid/edits";
import { cellId, columnId, rowId } from "@limpid/table";

/** What an edit sets, by its action. */
const FIELDS = {
  ...CELL_FIELDS,
  edit_column_title: "title",
  edit_column_entity: "class",
  edit_column_decision: "decision",
  enrich_column_from_component: "component",
  edit_table_settings: "settings",
  edit_rows: "rows",
  edit_cells: "batch",
} as const satisfies Record<EditAction, EditField>;

/** Edits of many cells or of rows appear in messages only; no request names them. */
type EditAction =
  | (EditCellRequest | EditColumnRequest | EditTableRequest | EnrichColumnRequest)["action"]
  | "edit_cells"
  | "edit_rows";

/** An edit of many cells is announced as a batch. */
const ACTIONS = {
  ...Object.fromEntries(Object.entries(FIELDS).map(([action, field]) => [field, action])),
  cells: "edit_cells",
} as Readonly<Record<EditField, EditAction>>;

export function fieldFromWire(action: EditAction): EditField {
  return FIELDS[action];
}

export type ToldEdit = Extract<TableEvent, { readonly kind: "edit" }>["edit"];
export type ProposalOutcome = EditData["state"];

/** Returns a cell, title or computed column as the edit leaves it, or would leave it. */
export function editMessage(edit: ToldEdit, state: ProposalOutcome = "accepted"): TableMessage {
  return { event: "pr", data: { ...editToWire(edit), state } };
}

/** Returns the message of a change that the six actions cannot describe. */
export function changeMessage(edit: ToldEdit): TableMessage {
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
  edit: ToldEdit,
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
    editMessage({ ...edit, rowIndex: row, columnIndex: column, field, value: values[field] }, state),
  );
}

/** Returns a text that was put into a cell, and its flags: the cell has data, and the class of its column may refuse the text. */
export function outputMessages(edit: ToldEdit & EditOfCell): TableMessage[] {
  const { value } = edit;
  const hasData = value !== null && value !== "";
  const isTaken = !isRefused(value);
  const flags = { hasData, isValid: hasData && isTaken, isClean: isTaken };
  return [
    editMessage(edit),
    ...(["hasData", "isValid", "isClean"] as const).map((field) =>
      editMessage({ ...edit, field, value: flags[field] }),
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

export function editToWire(edit: ToldEdit): Omit<EditData, "state"> {
  const { tableId, rowIndex, columnIndex } = edit;
  return {
    dt_utc: edit.dtUtc.slice(0, 19).replace("T", " "),
    edit_uuid: edit.editUuid,
    session_uuid: null,
    dataframe_uuid: tableId,
    action: ACTIONS[edit.field],
    affects: edit.field === "component" ? "enrich" : "data",
    row_uuid: rowIndex === null ? null : rowId(tableId, rowIndex),
    column_uuid: columnIndex === WHOLE_TABLE ? null : columnId(tableId, columnIndex),
    cell_uuid: rowIndex === null ? null : cellId(tableId, rowIndex, columnIndex),
    ...editValueToWire(edit),
  };
}

type EditData = Extract<TableMessage, { readonly event: "pr" }>["data"];

function editValueToWire({ field, value }: Edit): Pick<EditData, "decision" | "settings" | "value"> {
  switch (field) {
    case "decision":
      return { decision: value.decision, value: value.option };
    case "cells":
      return { value: true };
    case "batch":
      return { value: !value.undone };
    case "rows":
      return { value: value.isLeftOut };
    case "settings": {
      const { before: _, ...settings } = value;
      return { settings, value: null };
    }
    default:
      return { value: isRefused(value) ? value.text : value };
  }
}
