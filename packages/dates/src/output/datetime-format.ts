/** Lists the formats that a user can choose, under the names that the product shows and sends. */
import type { DateReading } from "../reading.ts";
import { formatClock, formatOffset } from "./clock.ts";
import { formatExcel } from "./excel.ts";
import { formatIntl } from "./intl.ts";
import { formatIsoDate, pad } from "./iso-date.ts";

type Write = (reading: DateReading, locale: string) => string;

const WRITERS = {
  Excel: formatExcel,
  "ISO 8601": (reading) => formatIso8601(reading),
  short: (reading) => join(formatIsoDate(reading), " ", formatClock(reading).slice(0, 5)),
  long: (reading, locale) => formatIntl(reading, locale, "long"),
  full: (reading, locale) => formatIntl(reading, locale, "full"),
  "YYYY.M.d H:m:s": (reading) => formatDotted(reading, 1),
  "YYYY.MM.dd HH:mm:ss": (reading) => formatDotted(reading, 2),
} as const satisfies Record<string, Write>;

export type DatetimeFormat = keyof typeof WRITERS;

export const DATETIME_FORMATS = Object.keys(WRITERS) as readonly DatetimeFormat[];

/** Formats what the reading states and nothing else. The locale ("de_CH") affects only long and full. */
export function formatDatetime(reading: DateReading, format: DatetimeFormat, locale: string): string {
  return WRITERS[format](reading, locale);
}

export function usesLocale(format: DatetimeFormat): boolean {
  return format === "long" || format === "full";
}

function formatIso8601(reading: DateReading): string {
  return `${join(formatIsoDate(reading), "T", formatClock(reading))}${formatOffset(reading)}`;
}

function formatDotted({ year, month, day, hour, minute, second }: DateReading, width: number): string {
  const write = (part: number): string => pad(part, width);
  const date = [
    year === null ? null : pad(year, 4),
    ...[month, day].map((part) => (part === null ? null : write(part))),
  ];
  const clock = hour === null ? "" : [hour, minute ?? 0, second ?? 0].map(write).join(":");
  return join(date.filter((part) => part !== null).join("."), " ", clock);
}

function join(date: string, separator: string, clock: string): string {
  return date === "" || clock === "" ? date + clock : `${date}${separator}${clock}`;
}
