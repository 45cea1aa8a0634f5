import { countRows, leaveOut, type RowsEdit } from "@limpid/contract";
import { COUNTS, defineEdit, isObject, LISTS, type TablePlace, type TaggedEdit } from "./edit-kind.ts";

/** Leaves rows out of the table, or takes them back. */
export type EditOfRows = TaggedEdit<"rows", TablePlace, RowsEdit>;

export const rowsKind = defineEdit<EditOfRows>({
  kind: "rows",
  at: "table",
  accepts: (value): value is RowsEdit =>
    isObject(value) && Array.isArray(value.rows) && typeof value.isLeftOut === "boolean",
  apply: (state, { value }) => {
    state.leftOut = leaveOut(state.leftOut, value);
  },
  line: {
    kind: "rows",
    facts: ({ rows, isLeftOut }) => ({ rows: countRows(rows), left_out: isLeftOut }),
    firstRow: ({ rows }) => rows[0]?.[0] ?? null,
  },
  actions: ["edit_rows"],
  message: ({ isLeftOut }) => ({ action: "edit_rows", value: isLeftOut }),
  stale: { others: COUNTS, maker: ["table", "issues", ...LISTS], undone: ["table"] },
});
