import { defineEdit, type EditOfHold, isObject, isText } from "./edit-kind.ts";

/** Whether the edits of a step apply: the log knows that before it lays them over the table. */
export const holdKind = defineEdit<EditOfHold>({
  kind: "hold",
  at: "table",
  accepts: (value): value is EditOfHold["value"] =>
    isObject(value) && isText(value.batch) && typeof value.undone === "boolean",
  apply: () => undefined,
  inverse: ({ place, value }) => ({ kind: "hold", place, value: { ...value, undone: !value.undone } }),
  line: null,
  // A step is announced as cells: what it was is looked up.
  actions: [],
  message: ({ undone }) => ({ action: "edit_cells", value: !undone }),
  // The kind of the step knows what becomes stale.
  stale: { others: [], maker: [], undone: [] },
});
