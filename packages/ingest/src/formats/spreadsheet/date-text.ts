/** Converts serial numbers of days to ISO 8601 texts: dates, times and durations. */
import type { FormatKind } from "./number-format.ts";
import { numberText } from "./number-text.ts";

const DAY_MS = 86_400_000;
const DAYS_1904 = 1462;
/**
 * Day 60 is 29 February 1900, which never existed, so the days before it are one off (an error kept since Lotus 1-2-3).
 */
const LOTUS_DAY = 60;
/** Day 1 is 1 January 1900. */
const EPOCH_MS = Date.UTC(1899, 11, 31);
const LAST_DAY = 2_958_465;
/** A time of day with a date in the first year of the calendar is a duration of more than 24 hours. */
const FIRST_YEAR_DAYS = 366;

/** Returns the meaning of a serial number under such a format; the number itself if no such day exists. */
export function serialText(value: number, kind: FormatKind, date1904: boolean): string {
  if (kind === "duration") return durationText(value * DAY_MS);
  if (kind === "time" && Math.abs(value) < FIRST_YEAR_DAYS) return durationText(value * DAY_MS);
  const serial = date1904 ? value + DAYS_1904 : value;
  if (serial < 0 || serial >= LAST_DAY + 1) return numberText(value);
  const ms = Math.round(serial * DAY_MS);
  const day = Math.floor(ms / DAY_MS);
  if (day === 0) return durationText(ms);
  const time = durationText(ms % DAY_MS);
  const isMidnight = ms % DAY_MS === 0;
  return isMidnight && kind === "date" ? dateOfDay(day) : `${dateOfDay(day)}T${time}`;
}

function dateOfDay(day: number): string {
  if (day === LOTUS_DAY) return "1900-02-29";
  const date = new Date(EPOCH_MS + (day > LOTUS_DAY ? day - 1 : day) * DAY_MS);
  return date.toISOString().slice(0, 10);
}

/** Formats hours, minutes and seconds; hours may exceed 24. */
export function durationText(milliseconds: number): string {
  const total = Math.round(Math.abs(milliseconds));
  const seconds = Math.floor(total / 1000);
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const clock = parts.map((part) => String(part).padStart(2, "0")).join(":");
  const fraction =
    total % 1000 === 0
      ? ""
      : `.${String(total % 1000)
          .padStart(3, "0")
          .replace(/0+$/, "")}`;
  return `${milliseconds < 0 && total > 0 ? "-" : ""}${clock}${fraction}`;
}
