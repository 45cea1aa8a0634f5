/** Finds parts that a reading states and a format cannot hold. */
import type { DateReading } from "../reading.ts";
import { formatClock, formatOffset } from "./clock.ts";
import { type DatetimeFormat, formatDatetime } from "./datetime-format.ts";

export type DroppedPart = "second" | "fraction" | "offset";

/** Returns the dropped parts with their text, such as the offset "+01:00" of a datetime for Excel. */
export function findDropped(
  reading: DateReading,
  format: DatetimeFormat,
  locale: string,
): readonly { readonly part: DroppedPart; readonly text: string }[] {
  const written = formatDatetime(reading, format, locale);
  const changes = (change: Partial<DateReading>): boolean =>
    formatDatetime({ ...reading, ...change }, format, locale) !== written;
  const dropped: { part: DroppedPart; text: string }[] = [];
  const { second, fraction, offsetMinutes } = reading;
  if (second !== null && second !== 0 && !changes({ second: null, fraction: null })) {
    dropped.push({ part: "second", text: `:${formatClock(reading).slice(6)}` });
  } else if (fraction !== null && /[1-9]/.test(fraction) && !changes({ fraction: null })) {
    dropped.push({ part: "fraction", text: `.${fraction}` });
  }
  if (offsetMinutes !== null && !changes({ offsetMinutes: null })) {
    dropped.push({ part: "offset", text: formatOffset(reading) });
  }
  return dropped;
}
