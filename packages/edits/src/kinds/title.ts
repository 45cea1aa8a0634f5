import { type ColumnPlace, defineEdit, isText, LISTS, type TaggedEdit } from "./edit-kind.ts";

/** Renames a column. */
export type EditOfTitle = TaggedEdit<"title", ColumnPlace, string>;

export const titleKind = defineEdit<EditOfTitle>({
  kind: "title",
  at: "column",
  accepts: isText,
  apply: ({ titles }, { place, value }) => titles.set(place.column, value),
  line: { kind: "title", text: ({ value }) => value, textBefore: ({ place }, names) => names.title(place.column) },
  actions: ["edit_column_title"],
  message: (value) => ({ action: "edit_column_title", value }),
  stale: { others: ["columns", ...LISTS], maker: LISTS, undone: ["columns"] },
  proposal: "replaced",
});
