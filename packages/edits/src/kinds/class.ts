import { defineEdit, type EditOf, isText } from "./edit-kind.ts";

/** Chooses the class of a column; null returns it to the inferred one. */
export type EditOfClass = EditOf<"class", null, string | null>;

export const classKind = defineEdit<EditOfClass>({
  fields: ["class"],
  isOfRow: false,
  accepts: (value): value is string | null => value === null || isText(value),
});
