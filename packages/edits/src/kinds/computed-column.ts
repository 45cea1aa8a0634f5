import { type ColumnPlace, defineEdit, EVERYTHING, isText, LISTS, type TaggedEdit } from "./edit-kind.ts";

/** Makes a column from a component of another column's values. */
export type EditOfComponent = TaggedEdit<"component", ColumnPlace, string>;

/** A component of a column is used at most once. */
export const componentKind = defineEdit<EditOfComponent>({
  kind: "component",
  at: "column",
  accepts: isText,
  apply: (state, { place: { column: source }, value: component, editUuid = "" }) => {
    const ordinal = state.made++;
    if (state.computed.some((one) => one.source === source && one.component === component)) return;
    state.computed.push({ source, component, ordinal, editUuid });
  },
  passOver: (state) => {
    state.made++;
  },
  line: { kind: "component", text: ({ value }) => value },
  actions: ["enrich_column_from_component"],
  message: (value) => ({ action: "enrich_column_from_component", affects: "enrich", value }),
  stale: { others: EVERYTHING, first: EVERYTHING, maker: LISTS, undone: ["columns"] },
  proposal: "added",
});
