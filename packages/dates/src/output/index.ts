import type { DateReading } from "../reading.ts";
import { formatExcel } from "./excel.ts";
import { formatIsoDate } from "./iso-date.ts";
import { formatIsoDatetime } from "./iso-datetime.ts";
import { formatIsoLocal } from "./iso-local.ts";

/** Every output format by its name. Each writes only what the reading states, but for iso-local. */
const FORMATS = {
  /** 2024-03-05; 2024-03; --03-05 without a year. */
  "iso-date": formatIsoDate,
  /** 2024-03-05 14:30:00+01:00; a date alone stays a date. */
  "iso-datetime": formatIsoDatetime,
  /** What Excel reads in every regional setting. */
  excel: formatExcel,
  /** A whole ISO 8601 datetime, what is not stated filled in, for programs that need one. */
  "iso-local": formatIsoLocal,
} as const satisfies Record<string, (reading: DateReading) => string>;

export type DateFormat = keyof typeof FORMATS;

export function formatReading(reading: DateReading, format: DateFormat): string {
  return FORMATS[format](reading);
}
