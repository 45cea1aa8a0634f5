/** Edits, from the wire, and as followers of a table are told of them. */
import {
  CELL_FIELDS,
  type EditCellRequest,
  type EditColumnRequest,
  type EditTableRequest,
  type EnrichColumnRequest,
  type TableMessage,
} from "@limpid/contract";
import { type EditField, type EditValue, type TableEvent, WHOLE_TABLE } from "@limpid/store";
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

/** That of many cells, or of rows, is not asked for as such, but told of. */
type EditAction =
  | (EditCellRequest | EditColumnRequest | EditTableRequest | EnrichColumnRequest)["action"]
  | "edit_cells"
  | "edit_rows";

/** Of many cells is told as of a batch. */
const ACTIONS = {
  ...Object.fromEntries(Object.entries(FIELDS).map(([action, field]) => [field, action])),
  cells: "edit_cells",
} as Readonly<Record<EditField, EditAction>>;

export function fieldFromWire(action: EditAction): EditField {
  return FIELDS[action];
}

export function tableEventToWire(event: TableEvent): TableMessage {
  switch (event.kind) {
    case "clean all":
      return { event: "clean_all" };
    case "proposals decided":
      return { event: "proposals", data: { edit_uuids: [...event.ids], state: event.state } };
    case "proposal":
      return { event: "pr", data: { ...editToWire(event.edit), state: "pending" } };
    case "edit":
      return { event: "pr", data: { ...editToWire(event.edit), state: "accepted" } };
  }
}

type ToldEdit = Extract<TableEvent, { readonly kind: "edit" }>["edit"];

export function editToWire(edit: ToldEdit): Omit<EditData, "state"> {
  const { tableId, rowIndex, columnIndex, value } = edit;
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
    ...editValueToWire(value),
  };
}

type EditData = Extract<TableMessage, { readonly event: "pr" }>["data"];

function editValueToWire(value: EditValue): Pick<EditData, "decision" | "settings" | "value"> {
  if (typeof value !== "object" || value === null) return { value };
  if ("refusal" in value) return { value: value.text };
  if ("decision" in value) return { decision: value.decision, value: value.option };
  if ("cells" in value) return { value: true };
  if ("batch" in value) return { value: !value.undone };
  if ("isLeftOut" in value) return { value: value.isLeftOut };
  const { before: _, ...settings } = value;
  return { settings, value: null };
}
