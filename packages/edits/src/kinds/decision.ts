import type { Decided } from "@limpid/table";
import { CLEANED_AGAIN, type ColumnPlace, defineEdit, isObject, isText, type TaggedEdit } from "./edit-kind.ts";

export interface DecisionValue {
  readonly decision: string;
  /** Null leaves the decision to the cells. */
  readonly option: string | null;
}

/** Turns a decision of a column. */
export type EditOfDecision = TaggedEdit<"decision", ColumnPlace, DecisionValue>;

export const decisionKind = defineEdit<EditOfDecision>({
  kind: "decision",
  at: "column",
  accepts: (value): value is DecisionValue =>
    isObject(value) && isText(value.decision) && (value.option === null || isText(value.option)),
  apply: ({ choices }, { place: { column }, value }) => {
    const before = choices.get(column);
    choices.set(column, { ...before, decided: decide(before?.decided, value) });
  },
  line: {
    kind: "decision",
    text: ({ place, value: { decision, option } }, names) =>
      option === null ? null : (names.optionLabel(place.column, decision, option) ?? option),
    facts: ({ decision }) => ({ decision }),
  },
  actions: ["edit_column_decision"],
  message: ({ decision, option }) => ({ action: "edit_column_decision", decision, value: option }),
  stale: CLEANED_AGAIN,
  cleansAgain: true,
  subject: ({ decision }) => decision,
});

function decide(before: Decided | undefined, { decision, option }: DecisionValue): Decided {
  const others = Object.entries(before ?? {}).filter(([id]) => id !== decision);
  return Object.fromEntries(option === null ? others : [...others, [decision, option]]);
}
