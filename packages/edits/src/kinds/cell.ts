import { CELL_FIELDS, type CellEdit } from "../apply-edit.ts";
import { type CellPlace, COUNTS, defineEdit, isObject, isText, LISTS, type TaggedEdit } from "./edit-kind.ts";

/** Sets a field of one cell. A text that the class of its column refuses is kept with the reason. */
export type EditOfCell = TaggedEdit<"cell", CellPlace, CellEdit>;

/** What the field is called on the wire. */
const ACTIONS = Object.fromEntries(Object.entries(CELL_FIELDS).map(([action, field]) => [field, action])) as Readonly<
  Record<CellEdit["field"], keyof typeof CELL_FIELDS>
>;

/** The reason of a refusal may change with the column. */
export const cellKind = defineEdit<EditOfCell>({
  kind: "cell",
  at: "cell",
  accepts: (edit): edit is CellEdit => {
    if (!isObject(edit)) return false;
    const { field, value, refusal } = edit;
    const isValue = value === null || isText(value) || typeof value === "boolean";
    return isText(field) && Object.hasOwn(ACTIONS, field) && isValue && (refusal === undefined || isText(refusal));
  },
  apply: (state, { place, value }) => state.setCell(place.row, place.column, value),
  line: { kind: "cells" },
  actions: Object.keys(CELL_FIELDS),
  message: ({ field, value }) => ({ action: ACTIONS[field], value }),
  stale: { others: COUNTS, maker: ["issues", ...LISTS], undone: [] },
  cells: ({ place, value }) => [[place.row, value]],
  proposal: "replaced",
  // A text and no data are two answers to the same question.
  subject: ({ field }) => (field === "hasData" ? "output" : field),
  asked: ({ field, value }) => ({ field, value }),
});
