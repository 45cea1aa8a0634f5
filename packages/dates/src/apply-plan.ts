/** Reads the digits of a line by a plan, and checks that the date exists. */
import { civilFromDays, daysFromCivil, daysInMonth } from "./calendar.ts";
import type { HalfDay } from "./lexicon.ts";
import { fromCalendar, fromDayOfYear, fromWeek, gregorianYear, hasOwnMonths } from "./other-calendars.ts";
import type { Plan, SlotComponent } from "./plan.ts";
import type { Parts } from "./reading.ts";

/** Two-digit years from here on belong to the 1900s, as in POSIX strptime: 68 is 2068, 69 is 1969. */
const PIVOT = 69;
const MAX_OFFSET_HOURS = 14;
const BUDDHIST_SHIFT = 543;
const FIRST_BUDDHIST = 2300;
/** The Buddhist years 50 to 99 are 2007 to 2056. */
const SHORT_BUDDHIST = 50;
const ZERO = 48;
const NO_HOUR = 99;
/** Japanese programme guides count hours up to 29時. */
const LAST_LATE_HOUR = 29;
const SECONDS_PER_DAY = 86_400;
/** "11 at midday" is before noon, "2 at midday" after it. */
const LATE_MORNING = 10;
/** "9 at night" is before midnight, "3 at night" after it. */
const FIRST_OF_EVENING = 5;

type Draft = { -readonly [Key in keyof Parts]: Parts[Key] };

/** Values of slots that are no component of a datetime and determine several of them. */
type SpecialValues = Partial<Record<SlotComponent, number>>;

/** Reads the components as written, whether or not they exist in the calendar. */
export function readParts(line: string, plan: Plan): Parts {
  const { fixed } = plan;
  const parts: Draft = {
    year: null,
    month: fixed.monthName ?? null,
    day: fixed.namedDay ?? null,
    hour: fixed.namedHour ?? null,
    minute: null,
    second: null,
    fraction: null,
    offsetMinutes: fixed.zone ?? null,
  };
  let offset = 0;
  let special: SpecialValues | undefined;
  for (const slot of plan.slots) {
    const value = readDigits(line, slot.start, slot.end);
    switch (slot.component) {
      case "year":
        parts.year = fixed.era === undefined ? readYear(value, slot.end - slot.start, plan) : value;
        break;
      case "month":
      case "day":
      case "hour":
      case "minute":
      case "second":
        parts[slot.component] = value;
        break;
      case "fraction":
        parts.fraction = line.slice(slot.start, slot.end);
        break;
      case "offsetHour":
        offset += value * 60;
        break;
      case "offsetMinute":
        offset += value;
        break;
      default:
        special = { ...special, [slot.component]: value };
    }
  }
  if (fixed.offsetSign !== undefined) parts.offsetMinutes = fixed.offsetSign * offset;
  if (fixed.minuteShift !== undefined) shiftClock(parts, fixed.minuteShift);
  if (fixed.meridiem !== undefined) parts.hour = toDayHour(parts.hour, fixed.meridiem);
  if (special !== undefined) applySpecial(parts, withWeekday(special, fixed.weekday));
  const era = fixed.calendar ?? fixed.era;
  const read = era === undefined ? parts : { ...parts, ...toGregorian(parts, era) };
  return read.hour !== null && read.hour >= 24 ? toNextDay(read, plan) : read;
}

/** Moves the clock by minutes: a quarter to one is 12:45. */
function shiftClock(parts: Draft, minutes: number): void {
  if (parts.hour === null || parts.hour < 1) return;
  const hour = minutes < 0 ? parts.hour - 1 : parts.hour;
  parts.hour = hour === 0 ? 12 : hour;
  parts.minute = minutes < 0 ? 60 + minutes : minutes;
}

/** Carries late hours over: 24:00 is the end of a day, and 26時 is two hours later. */
function toNextDay(parts: Parts, plan: Plan): Parts {
  const { year, month, day, hour, minute, second } = parts;
  const isLate = plan.writings.includes("labelled") ? (hour ?? 0) <= LAST_LATE_HOUR : hour === 24 && !minute && !second;
  if (!isLate || hour === null || year === null || month === null || day === null) return parts;
  if (!isDateReal(parts, plan)) return parts;
  return { ...parts, ...civilFromDays(daysFromCivil({ year, month, day }) + 1), hour: hour - 24 };
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

/** The name of a weekday beside a week gives the day: KW 12 2024 Mittwoch. Sunday is 0 by name and 7 in ISO 8601. */
function withWeekday(special: SpecialValues, weekday: number | undefined): SpecialValues {
  if (weekday === undefined || special.week === undefined || special.dayOfWeek !== undefined) return special;
  return { ...special, dayOfWeek: weekday === 0 ? 7 : weekday };
}

/** Marks an impossible date: month 0 fails `exists`. */
const NOWHERE = { month: 0, day: 0 };

function applySpecial(parts: Draft, { quarter, week, dayOfWeek, dayOfYear, epoch }: SpecialValues): void {
  const year = parts.year ?? 0;
  if (quarter !== undefined) parts.month = quarter >= 1 && quarter <= 4 ? quarter * 3 - 2 : 0;
  if (week !== undefined) Object.assign(parts, fromWeek(year, week, dayOfWeek ?? 1) ?? NOWHERE);
  if (dayOfYear !== undefined) Object.assign(parts, fromDayOfYear(year, dayOfYear) ?? NOWHERE);
  if (epoch !== undefined) Object.assign(parts, fromEpoch(epoch, parts));
}

/** Epochs are in UTC; an offset beside one only states where the writer was. */
function fromEpoch(seconds: number, { fraction }: Parts): Parts {
  const days = Math.floor(seconds / SECONDS_PER_DAY);
  const rest = seconds - days * SECONDS_PER_DAY;
  return {
    ...civilFromDays(days),
    hour: Math.floor(rest / 3600),
    minute: Math.floor(rest / 60) % 60,
    second: rest % 60,
    fraction: fraction === null || /^0+$/.test(fraction) ? null : fraction,
    offsetMinutes: 0,
  };
}

function toGregorian({ year, month, day }: Parts, era: NonNullable<Plan["fixed"]["era"]>): Partial<Parts> {
  if (year === null) return {};
  if (!hasOwnMonths(era)) return { year: gregorianYear(year, era) ?? 0 };
  if (month === null || day === null) return { ...NOWHERE };
  return fromCalendar({ year, month, day }, era) ?? NOWHERE;
}

/**
 * Returns NO_HOUR for an hour that does not exist, such as 13 am. Japanese counts the half day from 0: 午後0時 is noon.
 */
function toDayHour(hour: number | null, meridiem: HalfDay): number | null {
  if (hour === null) return null;
  if (meridiem === 2) return hour >= FIRST_OF_EVENING && hour < 12 ? hour + 12 : hour % 12 === 0 ? 0 : hour;
  if (meridiem === 3) return hour >= 1 && hour < LATE_MORNING ? hour + 12 : hour;
  if (hour === 12) return meridiem * 12;
  if (hour > 12) return meridiem === 1 ? hour : NO_HOUR;
  return hour + meridiem * 12;
}

/** Thai texts count Buddhist years, with or without a mark. */
function readYear(year: number, digits: number, { languages }: Plan): number {
  if (languages.length === 1 && languages[0] === "th") {
    if (digits === 4 && year > FIRST_BUDDHIST) return year - BUDDHIST_SHIFT;
    if (digits === 2 && year >= SHORT_BUDDHIST) return 2500 + year - BUDDHIST_SHIFT;
  }
  return digits === 2 ? expandYear(year) : year;
}

function expandYear(year: number): number {
  return year < PIVOT ? 2000 + year : 1900 + year;
}

function readDigits(line: string, start: number, end: number): number {
  let value = 0;
  for (let index = start; index < end; index++) value = value * 10 + line.charCodeAt(index) - ZERO;
  return value;
}
