/**
 * The parts of a date that is written as ISO 8601, as far as it states them.
 * Source: ISO 8601-1 §5.2.3 (the first week of a year has its first Thursday).
 */
import { formatReading, readDates } from "@limpid/dates";
import type { Cleaned } from "../outcome.ts";

const WEEKDAYS = "Sunday Monday Tuesday Wednesday Thursday Friday Saturday".split(" ");
const ZONE = /(?:Z|[+-]\d{2}:\d{2})$/;
/** ISO 8601-1 §5.2.2: where no more is known. */
const BARE_YEAR = /^\d{4}$/;
const DAY_MS = 86_400_000;

export function dateParts(output: string): Cleaned["components"] {
  if (BARE_YEAR.test(output)) return { year: output };
  const [reading] = readDates(output);
  if (reading?.year === undefined || reading.year === null) return {};
  const { year, month, day, hour, offsetMinutes } = reading;
  if (month === null) return { year: String(year) };
  const quarter = String(Math.ceil(month / 3));
  if (day === null) return { year: String(year), month: String(month), quarter };
  const [date = "", clock = ""] = formatReading(reading, "iso-datetime").split(" ");
  const zone = ZONE.exec(clock)?.[0] ?? "";
  return {
    ...(hour !== null && { date }),
    year: String(year),
    month: String(month),
    day: String(day),
    weekday: WEEKDAYS[dayOf(year, month, day).getUTCDay()] ?? "",
    quarter,
    iso_week: weekOf(dayOf(year, month, day)),
    ...(hour !== null && { time: clock.slice(0, clock.length - zone.length), hour: String(hour) }),
    ...(offsetMinutes !== null && { tz: zone }),
  };
}

/** `Date.UTC` takes the years 0 to 99 for those of the twentieth century. */
function dayOf(year: number, month: number, day: number): Date {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  return date;
}

/** Such as 2024-W10; the year is that of the week's Thursday. */
function weekOf(day: Date): string {
  const thursday = new Date(day.getTime() + (4 - (day.getUTCDay() || 7)) * DAY_MS);
  const year = thursday.getUTCFullYear();
  const week = 1 + Math.floor((thursday.getTime() - dayOf(year, 1, 1).getTime()) / (7 * DAY_MS));
  return `${String(year).padStart(4, "0")}-W${String(week).padStart(2, "0")}`;
}
