/** The values of a question under the reasons that are given for them. */
import type { Question } from "./use-review.ts";

type Value = Question["values"][number];

export interface ReasonGroup {
  readonly reason: string;
  readonly values: readonly Value[];
}

/** The groups are in the order of their first values. */
export function byReason(values: readonly Value[]): readonly ReasonGroup[] {
  const groups = new Map<string, Value[]>();
  for (const value of values) groups.set(value.msg, [...(groups.get(value.msg) ?? []), value]);
  return [...groups].map(([reason, own]) => ({ reason, values: own }));
}
