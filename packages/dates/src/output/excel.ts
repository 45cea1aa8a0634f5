import type { DateReading } from "../reading.ts";
import { formatIsoDatetime } from "./iso-datetime.ts";

/** yyyy-MM-dd HH:mm:ss; Excel knows no offsets, so they are left out, and no decimals by default. */
export function formatExcel(reading: DateReading): string {
  return formatIsoDatetime({ ...reading, offsetMinutes: null, fraction: null });
}
