import { defineEdit, type EditOf, isObject, isText } from "./edit-kind.ts";

export interface DecisionValue {
  readonly decision: string;
  /** Null leaves the decision to the cells. */
  readonly option: string | null;
}

/** Turns a decision of a column. */
export type EditOfDecision = EditOf<"decision", null, DecisionValue>;

export const decisionKind = defineEdit<EditOfDecision>({
  fields: ["decision"],
  isOfRow: false,
  accepts: (value): value is DecisionValue =>
    isObject(value) && isText(value.decision) && (value.option === null || isText(value.option)),
});
