import type { DateReading } from "../reading.ts";
import { formatExcel } from "./excel.ts";
import { formatIsoDate } from "./iso-date.ts";
import { formatIsoDatetime } from "./iso-datetime.ts";
import { formatIsoLocal } from "./iso-local.ts";

/** Maps names to output formats. Each writes only what the reading states, except iso-local. */
const FORMATS = {
  /** Writes 2024-03-05; 2024-03; --03-05 without a year. */
  "iso-date": formatIsoDate,
  /** Writes 2024-03-05 14:30:00+01:00; a date alone stays a date. */
  "iso-datetime": formatIsoDatetime,
  /** Writes a form that Excel reads in every regional setting. */
  excel: formatExcel,
  /** Writes a complete ISO 8601 datetime and fills in what is not stated, for programs that need one. */
  "iso-local": formatIsoLocal,
} as const satisfies Record<string, (reading: DateReading) => string>;

export type DateFormat = keyof typeof FORMATS;

export function formatReading(reading: DateReading, format: DateFormat): string {
  return FORMATS[format](reading);
}
