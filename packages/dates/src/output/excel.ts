import type { DateReading } from "../reading.ts";
import { formatIsoDatetime } from "./iso-datetime.ts";

/** Formats yyyy-MM-dd HH:mm:ss. Excel has no offsets and shows no decimals by default, so both are left out. */
export function formatExcel(reading: DateReading): string {
  return formatIsoDatetime({ ...reading, offsetMinutes: null, fraction: null });
}
