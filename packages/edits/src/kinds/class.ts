import { CLEANED_AGAIN, type ColumnPlace, defineEdit, isText, type TaggedEdit } from "./edit-kind.ts";

/** Chooses the class of a column; null returns it to the inferred one. */
export type EditOfClass = TaggedEdit<"class", ColumnPlace, string | null>;

export const classKind = defineEdit<EditOfClass>({
  kind: "class",
  at: "column",
  accepts: (value): value is string | null => value === null || isText(value),
  apply: ({ choices }, { place: { column }, value }) => {
    choices.set(column, { ...choices.get(column), entity: value ?? undefined });
  },
  line: { kind: "class", text: ({ value }, names) => (value === null ? null : names.className(value)) },
  actions: ["edit_column_entity"],
  message: (value) => ({ action: "edit_column_entity", value }),
  stale: CLEANED_AGAIN,
  cleansAgain: true,
});
