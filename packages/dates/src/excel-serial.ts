/** Reads days since 1899-12-30, as spreadsheets store dates: 45356 is 2024-03-05, 45356.5 its noon. */
import { civilFromDays, daysFromCivil } from "./calendar.ts";
import type { DateReading } from "./reading.ts";

/** Covers 1954-10-03 to 2119-01-10; outside of it a plain number is more likely. */
const FIRST = 20_000;
const LAST = 80_000;
const EPOCH_DAYS = daysFromCivil({ year: 1899, month: 12, day: 30 });
const SERIAL = /^([2-7][0-9]{4}|80000)(?:\.([0-9]{1,12}))?$/;
const SECONDS_PER_DAY = 86_400;
const SCORE = 0.8;

export function isExcelSerial(text: string): boolean {
  return SERIAL.test(text);
}

export function readExcelSerial(text: string): DateReading | undefined {
  const match = SERIAL.exec(text.trim());
  const days = Number(match?.[1]);
  if (match === null || days < FIRST || days > LAST) return undefined;
  const date = civilFromDays(EPOCH_DAYS + days);
  return {
    ...date,
    ...timeOf(match[2]),
    fraction: null,
    offsetMinutes: null,
    order: null,
    standing: "open",
    rule: "excel-serial",
    score: SCORE,
  };
}

function timeOf(decimals: string | undefined): Pick<DateReading, "hour" | "minute" | "second"> {
  if (decimals === undefined) return { hour: null, minute: null, second: null };
  const seconds = Math.min(Math.round(Number(`0.${decimals}`) * SECONDS_PER_DAY), SECONDS_PER_DAY - 1);
  return { hour: Math.floor(seconds / 3600), minute: Math.floor(seconds / 60) % 60, second: seconds % 60 };
}
