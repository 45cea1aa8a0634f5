import { daysInMonth } from "../calendar.ts";
import type { DateReading } from "../reading.ts";
import { formatClock, formatOffset } from "./clock.ts";
import { formatIsoDate } from "./iso-date.ts";

/**
 * Components filled in: the first leap year since 1970 for dates without a year, and its first day for times without a
 * date.
 */
const IMPLIED = { year: 1972, month: 1, day: 1 };

/** Formats YYYY-MM-DDTHH:mm:ss.SSS±hh:mm and fills in missing components. */
export function formatIsoLocal(reading: DateReading): string {
  const month = reading.month ?? IMPLIED.month;
  const year = reading.year ?? IMPLIED.year;
  const day = Math.min(reading.day ?? IMPLIED.day, daysInMonth(year, month));
  const date = formatIsoDate({ ...reading, year, month, day });
  const clock = formatClock(reading);
  return clock === "" ? date : `${date}T${clock}${formatOffset(reading)}`;
}
