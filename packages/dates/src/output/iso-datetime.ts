import type { DateReading } from "../reading.ts";
import { formatClock, formatOffset } from "./clock.ts";
import { formatIsoDate } from "./iso-date.ts";

/** Formats YYYY-MM-DD HH:mm:ss±hh:mm as far as stated. */
export function formatIsoDatetime(reading: DateReading): string {
  const date = formatIsoDate(reading);
  const clock = formatClock(reading);
  if (clock === "") return `${date}${formatOffset(reading)}`;
  return `${date}${date === "" ? "" : " "}${clock}${formatOffset(reading)}`;
}
