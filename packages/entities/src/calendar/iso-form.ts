/**
 * Dates that are written for machines already: they stay as they are, byte for byte.
 * Sources: ISO 8601-1 §5.2 and §5.4; RFC 3339 §5.6; XML Schema 1.1 part 2 §3.3.9 (a date with its zone).
 */

/** 2024-03-05 and 20240305, each with or without its time. */
export type IsoForm = "extended" | "basic";

const ZONE = "(?:Z|[+-](?:0\\d|1[0-4])(?::?[0-5]\\d)?)";
const TIME = "(?:[01]\\d|2[0-3])(?::[0-5]\\d(?::(?:[0-5]\\d|60)(?:[.,]\\d{1,9})?)?)?|24:00(?::00(?:\\.0+)?)?";
const EXTENDED = new RegExp(`^(\\d{4})-(\\d{2})-(\\d{2})(?:[T ](?:${TIME}) ?)?${ZONE}?$`);
const BASIC = /^(\d{4})(\d{2})(\d{2})(?:T?(?:[01]\d|2[0-3])[0-5]\d(?:[0-5]\d(?:[.,]\d{1,9})?)?(?:Z|[+-]\d{4})?)?$/;
/** What has neither dashes nor letters is a number as well: as a date it has a year that dates have. */
const BASIC_YEARS = { first: 1800, last: 2199 };
const MAX_LENGTH = 40;

/** Undefined for anything else, and for days that do not exist. */
export function detectIsoForm(text: string): IsoForm | undefined {
  if (text.length > MAX_LENGTH) return undefined;
  const extended = EXTENDED.exec(text);
  if (extended !== null) return isDay(extended) ? "extended" : undefined;
  const basic = BASIC.exec(text);
  const year = Number(basic?.[1]);
  if (basic === null || year < BASIC_YEARS.first || year > BASIC_YEARS.last) return undefined;
  return isDay(basic) ? "basic" : undefined;
}

const MONTH_DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

function isDay([, year, month, day]: RegExpExecArray): boolean {
  const last = MONTH_DAYS[Number(month) - 1] ?? 0;
  if (Number(day) < 1 || Number(day) > last) return false;
  return Number(month) !== 2 || Number(day) < 29 || isLeapYear(Number(year));
}

function isLeapYear(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}
