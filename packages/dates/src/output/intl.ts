/** Formats the long and the full style of CLDR through Intl, reduced to what a reading states. */
import { daysFromCivil } from "../calendar.ts";
import type { DateReading } from "../reading.ts";
import { formatOffset } from "./clock.ts";

type Style = "long" | "full";

const DEFAULT_LOCALE = "de-CH";
/** A leap year, which has every day, for dates without a year. */
const LEAP_YEAR = 1972;
const MAX_FORMATTERS = 200;

const formatters = new Map<string, Intl.DateTimeFormat>();

export function formatIntl(reading: DateReading, locale: string, style: Style): string {
  const options = chooseOptions(reading, style);
  const text = formatterOf(locale, options).format(toTime(reading));
  return reading.hour === null || reading.offsetMinutes === null ? text : `${text} ${formatOffset(reading)}`;
}

function chooseOptions({ year, month, day, hour }: DateReading, style: Style): Intl.DateTimeFormatOptions {
  const isWhole = year !== null && month !== null && day !== null;
  if (isWhole) return { dateStyle: style, ...(hour === null ? {} : { timeStyle: "medium" }) };
  return {
    ...(year === null ? {} : { year: "numeric" }),
    ...(month === null ? {} : { month: "long" }),
    ...(day === null ? {} : { day: "numeric" }),
    ...(hour === null ? {} : { hour: "numeric", minute: "2-digit", second: "2-digit" }),
  };
}

function formatterOf(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const known = formatters.get(key);
  if (known !== undefined) return known;
  if (formatters.size >= MAX_FORMATTERS) formatters.clear();
  const made = new Intl.DateTimeFormat(toTag(locale), { ...options, timeZone: "UTC", calendar: "gregory" });
  formatters.set(key, made);
  return made;
}

function toTag(locale: string): string {
  try {
    return Intl.getCanonicalLocales(locale.replaceAll("_", "-"))[0] ?? DEFAULT_LOCALE;
  } catch {
    return DEFAULT_LOCALE;
  }
}

function toTime({ year, month, day, hour, minute, second }: DateReading): number {
  const days = daysFromCivil({ year: year ?? LEAP_YEAR, month: month ?? 1, day: day ?? 1 });
  return (((days * 24 + (hour ?? 0)) * 60 + (minute ?? 0)) * 60 + (second ?? 0)) * 1000;
}
