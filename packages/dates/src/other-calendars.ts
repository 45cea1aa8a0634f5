/** Converts years and days of calendars other than the Gregorian one, if a line states them. */
import { type CivilDate, civilFromDays, daysFromCivil } from "./calendar.ts";
import type { Era } from "./lexicon.ts";

/** Offset from a year of the era to the Gregorian year. */
const YEAR_SHIFTS: Readonly<Partial<Record<Era, number>>> = {
  ad: 0,
  buddhist: -543,
  roc: 1911,
  meiji: 1867,
  taisho: 1911,
  showa: 1925,
  heisei: 1988,
  reiwa: 2018,
};

interface LunarCalendar {
  readonly intl: string;
  /** Days from 1970-01-01 to the first day of year 1, and mean lengths of years and months. */
  readonly epochDays: number;
  readonly yearDays: number;
  readonly monthDays: number;
}

const CALENDARS: Readonly<Partial<Record<Era, LunarCalendar>>> = {
  hijri: { intl: "islamic-umalqura", epochDays: -492_148, yearDays: 354.367, monthDays: 29.53 },
  jalali: { intl: "persian", epochDays: -492_268, yearDays: 365.2422, monthDays: 30.6 },
};
const SEARCH_DAYS = 6;
const MS_PER_DAY = 86_400_000;

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Returns undefined for an era with its own days, and for years before the first. */
export function gregorianYear(year: number, era: Era): number | undefined {
  const shift = YEAR_SHIFTS[era];
  return shift === undefined ? undefined : year + shift;
}

export function hasOwnMonths(era: Era): boolean {
  return CALENDARS[era] !== undefined;
}

/** Returns the Gregorian day of a Hijri or Jalali date; undefined if it does not exist. */
export function fromCalendar(date: CivilDate, era: Era): CivilDate | undefined {
  const calendar = CALENDARS[era];
  if (calendar === undefined || !isPlausible(date)) return undefined;
  const { epochDays, yearDays, monthDays } = calendar;
  const guess = Math.round(epochDays + (date.year - 1) * yearDays + (date.month - 1) * monthDays + date.day - 1);
  for (let away = 0; away <= SEARCH_DAYS; away++) {
    for (const days of [guess - away, guess + away]) {
      if (isDay(calendar, days, date)) return civilFromDays(days);
    }
  }
  return undefined;
}

function isPlausible({ year, month, day }: CivilDate): boolean {
  return year >= 1 && year <= 1600 && month >= 1 && month <= 12 && day >= 1 && day <= 31;
}

function isDay(calendar: LunarCalendar, days: number, date: CivilDate): boolean {
  const parts = formatterOf(calendar).formatToParts(days * MS_PER_DAY);
  const value = (type: string): number => Number.parseInt(parts.find((part) => part.type === type)?.value ?? "", 10);
  return value("day") === date.day && value("month") === date.month && value("year") === date.year;
}

function formatterOf({ intl }: LunarCalendar): Intl.DateTimeFormat {
  const known = formatters.get(intl);
  if (known !== undefined) return known;
  const options = { year: "numeric", month: "numeric", day: "numeric", timeZone: "UTC" } as const;
  const made = new Intl.DateTimeFormat(`en-u-ca-${intl}-nu-latn`, options);
  formatters.set(intl, made);
  return made;
}

/** Returns the Monday of an ISO week, or the given day of it; undefined if the year has no such week. */
export function fromWeek(year: number, week: number, dayOfWeek: number): CivilDate | undefined {
  if (week < 1 || week > 53 || dayOfWeek < 1 || dayOfWeek > 7) return undefined;
  const fourth = daysFromCivil({ year, month: 1, day: 4 });
  const monday = fourth - ((((fourth + 3) % 7) + 7) % 7);
  const days = monday + (week - 1) * 7;
  const thursday = civilFromDays(days + 3);
  return thursday.year === year ? civilFromDays(days + dayOfWeek - 1) : undefined;
}

/** Returns undefined if the year has no such day. */
export function fromDayOfYear(year: number, dayOfYear: number): CivilDate | undefined {
  if (dayOfYear < 1) return undefined;
  const date = civilFromDays(daysFromCivil({ year, month: 1, day: 1 }) + dayOfYear - 1);
  return date.year === year ? date : undefined;
}
