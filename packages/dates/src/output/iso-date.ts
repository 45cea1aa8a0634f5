import type { DateReading } from "../reading.ts";

/** Formats YYYY-MM-DD as far as stated; a missing year is written -- as in ISO 8601:2000; empty for a time alone. */
export function formatIsoDate({ year, month, day }: DateReading): string {
  if (year !== null && month !== null && day !== null) return `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`;
  const tail = [month, day].filter((part) => part !== null).map((part) => pad(part, 2));
  if (year === null) return tail.length === 0 ? "" : `--${tail.join("-")}`;
  return [pad(year, 4), ...tail].join("-");
}

export function pad(value: number, width: number): string {
  return String(value).padStart(width, "0");
}
