import { daysInMonth } from "../calendar.ts";
import type { DateReading } from "../reading.ts";
import { formatClock, formatOffset } from "./clock.ts";
import { formatIsoDate } from "./iso-date.ts";

/** The first year that has a 29 February for dates without a year, and the day of times without a date. */
const IMPLIED = { year: 1972, month: 1, day: 1 };

/** YYYY-MM-DDTHH:mm:ss.SSS±hh:mm, implied components filled in. */
export function formatIsoLocal(reading: DateReading): string {
  const month = reading.month ?? IMPLIED.month;
  const year = reading.year ?? IMPLIED.year;
  const day = Math.min(reading.day ?? IMPLIED.day, daysInMonth(year, month));
  const date = formatIsoDate({ ...reading, year, month, day });
  const clock = formatClock(reading);
  return clock === "" ? date : `${date}T${clock}${formatOffset(reading)}`;
}
