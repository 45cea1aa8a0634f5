import type { RowsEdit } from "@limpid/contract";
import { defineEdit, type EditOf, isObject } from "./edit-kind.ts";

/** Leaves rows out of the table, or takes them back. */
export type EditOfRows = EditOf<"rows", null, RowsEdit>;

export const rowsKind = defineEdit<EditOfRows>({
  fields: ["rows"],
  isOfRow: false,
  accepts: (value): value is RowsEdit =>
    isObject(value) && Array.isArray(value.rows) && typeof value.isLeftOut === "boolean",
});
