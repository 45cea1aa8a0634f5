/** Computes the proleptic Gregorian calendar in plain arithmetic, independent of clocks and time zones. */

const MONTH_DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const DAYS_PER_ERA = 146_097;
/** Days from 0000-03-01 to 1970-01-01. */
const UNIX_SHIFT = 719_468;

export interface CivilDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

function isLeapYear(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}

/** Returns the days of a month (1 to 12); 0 for any other month. Without a year, February has 29. */
export function daysInMonth(year: number | null, month: number): number {
  if (month === 2 && (year === null || isLeapYear(year))) return 29;
  return MONTH_DAYS[month - 1] ?? 0;
}

/**
 * Returns the days since 1970-01-01. Source: H. Hinnant, "chrono-Compatible Low-Level Date Algorithms",
 * days_from_civil.
 */
export function daysFromCivil({ year, month, day }: CivilDate): number {
  const shifted = month <= 2 ? year - 1 : year;
  const era = Math.floor(shifted / 400);
  const yearOfEra = shifted - era * 400;
  const dayOfYear = Math.floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) + day - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * DAYS_PER_ERA + dayOfEra - UNIX_SHIFT;
}

/** Inverts `daysFromCivil`. */
export function civilFromDays(days: number): CivilDate {
  const shifted = days + UNIX_SHIFT;
  const era = Math.floor(shifted / DAYS_PER_ERA);
  const dayOfEra = shifted - era * DAYS_PER_ERA;
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const shiftedMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const day = dayOfYear - Math.floor((153 * shiftedMonth + 2) / 5) + 1;
  const month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9;
  return { year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day };
}

/** Returns 0 for Sunday to 6 for Saturday. */
export function computeWeekday(date: CivilDate): number {
  return (((daysFromCivil(date) + 4) % 7) + 7) % 7;
}
