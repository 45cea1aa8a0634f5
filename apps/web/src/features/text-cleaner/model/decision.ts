/** What a person decided about a line. Any one choice clears the others, so there is only one. */
import type { LineResult } from "../api/reason-lines.ts";

export type Choice =
  | { readonly kind: "datetime"; readonly id: string }
  | { readonly kind: "missing"; readonly token: string }
  | { readonly kind: "raw" }
  | { readonly kind: "manual"; readonly value: string };

export interface Decision {
  readonly choice: Choice | null;
  /** A person must decide the line, whatever was detected. */
  readonly isOverridden: boolean;
  /** What a longer search or a retry found, in place of the first result. */
  readonly retried: LineResult | null;
  /** How often the solver was asked. */
  readonly searches: number;
}

export type Decisions = ReadonlyMap<number, Decision>;

export const UNDECIDED: Decision = { choice: null, isOverridden: false, retried: null, searches: 0 };

export function changeDecision(decisions: Decisions, line: number, change: Partial<Decision>): Decisions {
  return new Map(decisions).set(line, { ...(decisions.get(line) ?? UNDECIDED), ...change });
}
