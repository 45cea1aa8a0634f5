/**
 * Where two-digit years leave day first and year first open: the number that runs through a month's days, beyond the
 * years that have been, beside one that hardly changes, is the day. 29/08/08, 30/08/08, 31/08/08 … 16/05/09 would
 * otherwise be the 8th and 9th of the month in each of some thirty years, some of them still to come. Together with the
 * habit of half the world this decides for day first; years of two digits in front are rare, so that there it only hints.
 */
import { PRESENT_YEAR } from "../present-year.ts";
import type { DateOrder } from "../reading.ts";
import type { OrderLine } from "./order-line.ts";

const CENTURY = 100;
/** More than there are months, so that no series of months looks so. */
const MIN_DAYS = 15;
/** Days to years of a column, at least. */
const MIN_RATIO = 4;

/** The order that they tell; undefined where they do not. */
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
