/** A line as its result cell shows it: which of the four kinds it is, its text, and whether it is settled (§4). */
import { TEXT_CLEANER_LABELS } from "@limpid/contract";
import type { LineReading, LineResult } from "../api/reason-lines.ts";
import { type Choice, type Decision, UNDECIDED } from "./decision.ts";

export type LineKind = "ok" | "text" | "warning" | "error";

export interface LineView {
  readonly kind: LineKind;
  readonly result: LineResult;
  readonly decision: Decision;
  /** What the line becomes; the line itself while that is open. */
  readonly text: string;
  readonly isResolved: boolean;
}

export const KIND_TITLES: Readonly<Record<LineKind, string>> = {
  ok: "Datetime",
  text: "Not a datetime",
  warning: TEXT_CLEANER_LABELS.ambiguous,
  error: "No solution found",
};

export function lineKind(result: LineResult, isOverridden: boolean): LineKind {
  if (result.completed && result.datetimes.length > 1) return "warning";
  if (isOverridden) return "warning";
  if (!result.completed) return "error";
  if (result.datetimes.length === 1) return "ok";
  return result.is_datetime ? "error" : "text";
}

export function viewLine(first: LineResult, decision: Decision = UNDECIDED): LineView {
  const result = decision.retried ?? first;
  const kind = lineKind(result, decision.isOverridden);
  const decided = decision.choice === null ? undefined : textOf(decision.choice, result);
  const only = kind === "ok" ? result.datetimes[0] : undefined;
  return {
    kind,
    result,
    decision,
    text: decided ?? only ?? result.raw_input_string,
    // An empty line says nothing, so there is nothing to fix.
    isResolved: decided !== undefined || isSure(kind, result) || result.raw_input_string === "",
  };
}

/** A datetime that does not say what its line says, such as the first month of a quarter, is for a person to confirm. */
function isSure(kind: LineKind, { caution }: LineResult): boolean {
  return kind === "ok" && caution === undefined;
}

/** Whether the line is open and there is something to decide it with at once. */
export function hasInlineChoices({ kind, isResolved, result }: LineView): boolean {
  return !isResolved && (kind === "warning" || kind === "ok") && result.readings.length > 0;
}

/** The evidence in one line; of a line that was decided by hand none is left to give. */
export function reasonText({ kind, isResolved, result, decision }: LineView): string {
  if (isResolved && (kind !== "ok" || decision.choice !== null)) return "";
  if (kind === "error") return errorText(result);
  return [cautionText(result), result.msg, result.left_out].filter((text) => typeof text === "string").join("; ");
}

/** Says what the user should confirm; undefined if there is nothing. */
export function cautionText({ caution }: LineResult): string | undefined {
  return caution === undefined ? undefined : TEXT_CLEANER_LABELS.cautions[caution];
}

/** Every reading of a line, the likely ones first. */
export function allReadings({ readings, other_readings }: LineResult): readonly LineReading[] {
  return [...readings, ...other_readings];
}

/** Why a line has no datetime. */
export function errorText({ msg, run_time_ms }: LineResult): string {
  return msg ?? TEXT_CLEANER_LABELS.noSolutionWithin(Math.round(run_time_ms));
}

/** Undefined when the chosen reading is no longer there. */
function textOf(choice: Choice, result: LineResult): string | undefined {
  switch (choice.kind) {
    case "datetime":
      return allReadings(result).find(({ id }) => id === choice.id)?.datetime;
    case "missing":
      return choice.token;
    case "raw":
      return result.raw_input_string;
    case "manual":
      return choice.value;
  }
}
