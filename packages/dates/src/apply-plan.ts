/** Reads the digits of a line by a plan, and says whether such a date exists. */
import { daysInMonth } from "./calendar.ts";
import type { Plan, Slot } from "./plan.ts";

/** Two digits from here on mean the 1900s, as POSIX strptime has it: 68 is 2068, 69 is 1969. */
const PIVOT = 69;
const MAX_OFFSET_HOURS = 14;
const ZERO = 48;

export interface Parts {
  readonly year: number | null;
  readonly month: number | null;
  readonly day: number | null;
  readonly hour: number | null;
  readonly minute: number | null;
  readonly second: number | null;
  readonly millisecond: number | null;
  readonly offsetMinutes: number | null;
}

type Draft = { -readonly [Key in keyof Parts]: Parts[Key] };

/** The components as written, whether or not they exist in the calendar. */
export function readParts(line: string, plan: Plan): Parts {
  const parts: Draft = {
    year: null,
    month: plan.fixed.monthName ?? null,
    day: null,
    hour: null,
    minute: null,
    second: null,
    millisecond: null,
    offsetMinutes: plan.fixed.zone ?? null,
  };
  let offset = 0;
  for (const slot of plan.slots) {
    const value = readDigits(line, slot.start, slot.end);
    if (slot.component === "year") parts.year = slot.end - slot.start === 2 ? expandYear(value) : value;
    else if (slot.component === "fraction") parts.millisecond = readMilliseconds(line, slot);
    else if (slot.component === "offsetHour") offset += value * 60;
    else if (slot.component === "offsetMinute") offset += value;
    else parts[slot.component] = value;
  }
  if (plan.fixed.offsetSign !== undefined) parts.offsetMinutes = plan.fixed.offsetSign * offset;
  if (plan.fixed.meridiem !== undefined) parts.hour = toDayHour(parts.hour, plan.fixed.meridiem);
  return parts;
}

export function exists(parts: Parts, plan: Plan): boolean {
  return isDateReal(parts, plan) && isTimeReal(parts);
}

function isDateReal({ year, month, day }: Parts, { years }: Plan): boolean {
  if (year !== null && (year < years.first || year > years.last)) return false;
  if (month === null) return true;
  return month >= 1 && month <= 12 && (day === null || (day >= 1 && day <= daysInMonth(year, month)));
}

function isTimeReal({ hour, minute, second, offsetMinutes }: Parts): boolean {
  const isClock = (hour ?? 0) < 24 && (minute ?? 0) < 60 && (second ?? 0) < 60;
  return isClock && Math.abs(offsetMinutes ?? 0) <= MAX_OFFSET_HOURS * 60;
}

/** 24 stands for an hour that does not exist, such as 0 pm or 13 am. */
function toDayHour(hour: number | null, meridiem: 0 | 1): number | null {
  if (hour === null) return null;
  if (hour === 12) return meridiem * 12;
  if (hour > 12) return meridiem === 1 ? hour : 24;
  if (hour === 0) return meridiem === 0 ? 0 : 24;
  return hour + meridiem * 12;
}

function expandYear(year: number): number {
  return year < PIVOT ? 2000 + year : 1900 + year;
}

function readMilliseconds(line: string, { start, end }: Slot): number {
  const digits = Math.min(end - start, 3);
  return readDigits(line, start, start + digits) * 10 ** (3 - digits);
}

function readDigits(line: string, start: number, end: number): number {
  let value = 0;
  for (let index = start; index < end; index++) value = value * 10 + line.charCodeAt(index) - ZERO;
  return value;
}
