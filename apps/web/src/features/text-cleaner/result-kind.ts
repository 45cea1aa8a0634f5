/** Which of the four kinds a result is (specification §4). */
import type { LineResult } from "./api/clean-lines.ts";

export type ResultKind = "ok" | "text" | "warning" | "error";

export function kindOf({
  completed,
  is_datetime,
  datetimes,
}: Omit<LineResult, "raw_input_string" | "msg">): ResultKind {
  if (!completed) return "error";
  if (!is_datetime) return "text";
  if (datetimes.length === 1) return "ok";
  return datetimes.length > 1 ? "warning" : "error";
}

export const KIND_TITLES: Readonly<Record<ResultKind, string>> = {
  ok: "Datetime",
  text: "Not a datetime",
  warning: "Datetime is ambiguous",
  error: "No solution found",
};

/** What stands in the result's cell: the datetime, the readings of an ambiguous one, or the line as it was. */
export function shownText(result: LineResult): string {
  const kind = kindOf(result);
  if (kind === "ok" || kind === "warning") return result.datetimes.join("  or  ");
  return kind === "text" ? result.raw_input_string : (result.msg ?? KIND_TITLES.error);
}
