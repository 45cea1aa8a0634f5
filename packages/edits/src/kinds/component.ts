import { defineEdit, type EditOf, isText } from "./edit-kind.ts";

/** Makes a column from a component of another column's values. */
export type EditOfComponent = EditOf<"component", null, string>;

export const componentKind = defineEdit<EditOfComponent>({ fields: ["component"], isOfRow: false, accepts: isText });
