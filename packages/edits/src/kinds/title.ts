import { defineEdit, type EditOf, isText } from "./edit-kind.ts";

/** Renames a column. */
export type EditOfTitle = EditOf<"title", null, string>;

export const titleKind = defineEdit<EditOfTitle>({ fields: ["title"], isOfRow: false, accepts: isText });
