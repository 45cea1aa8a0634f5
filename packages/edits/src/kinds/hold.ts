import { defineEdit, type EditOf, isObject, isText } from "./edit-kind.ts";

/** Whether the edits of a step apply. */
export interface HoldValue {
  readonly batch: string;
  readonly undone: boolean;
}

/** Undoes a step, or redoes it. */
export type EditOfHold = EditOf<"batch", null, HoldValue>;

export const holdKind = defineEdit<EditOfHold>({
  fields: ["batch"],
  isOfRow: false,
  accepts: (value): value is HoldValue => isObject(value) && isText(value.batch) && typeof value.undone === "boolean",
});
