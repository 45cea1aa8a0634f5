import type { DateReading } from "../reading.ts";
import { pad } from "./iso-date.ts";

/** Formats HH:mm:ss with the stated decimals; empty if no time is stated. */
export function formatClock({ hour, minute, second, fraction }: DateReading): string {
  if (hour === null) return "";
  const clock = [hour, minute ?? 0, second ?? 0].map((part) => pad(part, 2)).join(":");
  return fraction === null ? clock : `${clock}.${fraction}`;
}

/** Formats ±hh:mm; empty if no offset is stated. */
export function formatOffset({ offsetMinutes }: DateReading): string {
  if (offsetMinutes === null) return "";
  const minutes = Math.abs(offsetMinutes);
  return `${offsetMinutes < 0 ? "-" : "+"}${pad(Math.floor(minutes / 60), 2)}:${pad(minutes % 60, 2)}`;
}
