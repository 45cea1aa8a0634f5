/** Finds what a formatted datetime misrepresents: the line names a longer span, or the format yields no date. */
import type { DateReading } from "../reading.ts";
import type { DatetimeFormat } from "./datetime-format.ts";

/** `quarter` became its first month, `week` its Monday; `no_year` is a date that Excel reads as text. */
export type DateCaution = "quarter" | "week" | "no_year";

const SPAN_OF_RULE: Readonly<Record<string, DateCaution>> = {
  quarter: "quarter",
  week: "week",
  "named-week": "week",
};

export function findCaution(reading: DateReading, format: DatetimeFormat): DateCaution | null {
  const rules = reading.rule.split(" + ");
  const span = rules.map((rule) => SPAN_OF_RULE[rule]).find((found) => found !== undefined);
  // A week with its weekday is a day.
  if (span !== undefined && !(span === "week" && rules.includes("weekday"))) return span;
  const isYearless = reading.year === null && (reading.month !== null || reading.day !== null);
  return format === "Excel" && isYearless ? "no_year" : null;
}
