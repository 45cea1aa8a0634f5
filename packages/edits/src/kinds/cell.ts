import { CELL_FIELDS, type CellEdit } from "@limpid/contract";
import { defineEdit, type EditOf, isObject, isText } from "./edit-kind.ts";

/** A text that a person gave a cell although the class of its column refused it, with the reason. */
export interface RefusedText {
  readonly text: string;
  readonly refusal: string;
}

/** Sets a field of one cell. */
export type EditOfCell = EditOf<CellEdit["field"], number, CellEdit["value"] | RefusedText>;

/** The reason of a refusal may change with the column. */
export const cellKind = defineEdit<EditOfCell>({
  fields: Object.values(CELL_FIELDS),
  isOfRow: true,
  accepts: (value): value is EditOfCell["value"] =>
    value === null || isText(value) || typeof value === "boolean" || isRefused(value),
  asked: (value) => (isRefused(value) ? value.text : value),
});

export function isRefused(value: unknown): value is RefusedText {
  return isObject(value) && isText(value.text) && isText(value.refusal);
}
