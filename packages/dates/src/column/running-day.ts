/**
 * Decides between day first and year first when two-digit years leave both open. The number that runs through the days
 * of a month, beyond the years so far, beside one that hardly changes, is the day. Otherwise 29/08/08, 30/08/08,
 * 31/08/08 … 16/05/09 would be the 8th and 9th of the month in each of some thirty years, some of them in the future.
 * Day first is common enough that this decides for it; two-digit years in front are rare, so for year first it is only
 * a hint.
 */
import { PRESENT_YEAR } from "../present-year.ts";
import type { DateOrder } from "../reading.ts";
import type { OrderLine } from "./order-line.ts";

const CENTURY = 100;
/** Must exceed the number of months, so that no series of months matches. */
const MIN_DAYS = 15;
/** Smallest ratio of distinct days to distinct years. */
const MIN_RATIO = 4;

/** Returns the order that the numbers show; undefined if they show none. */
export function findRunningDay(lines: readonly OrderLine[], viable: readonly DateOrder[]): "dmy" | "ymd" | undefined {
  if (!viable.includes("dmy") || !viable.includes("ymd") || viable.includes("mdy")) return undefined;
  const [day, year] = [new Set<number>(), new Set<number>()];
  for (const { candidates } of lines) {
    const parts = candidates.find(({ plan }) => plan.order === "dmy")?.parts;
    if (typeof parts?.day !== "number" || typeof parts.year !== "number") continue;
    day.add(parts.day);
    year.add(parts.year % CENTURY);
  }
  if (runs(day, year)) return "dmy";
  return runs(year, day) ? "ymd" : undefined;
}

function runs(days: ReadonlySet<number>, years: ReadonlySet<number>): boolean {
  const isBeyondPresent = Math.max(...days) > PRESENT_YEAR % CENTURY;
  return days.size >= MIN_DAYS && days.size >= years.size * MIN_RATIO && isBeyondPresent;
}
