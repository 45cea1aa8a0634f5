/** Month, weekday and half-day names, and the words between them, of one locale, as CLDR (through Intl) writes them. */
import type { SenseMeaning, WordEntry } from "../lexicon.ts";
import { normaliseLine } from "../normalise-line.ts";

/** 2024-01-01T09:00Z, a Monday. */
const MONDAY_MORNING = Date.UTC(2024, 0, 1, 9);
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const LETTERS = /\p{L}[\p{L}\p{M}]*/gu;

const MONTH_STYLES: readonly Intl.DateTimeFormatOptions[] = [
  { month: "long" },
  { month: "short" },
  { year: "numeric", month: "long", day: "numeric" },
  { year: "numeric", month: "short", day: "numeric" },
];
/** Many languages change a name beside a date: Finnish maanantai, maanantaina. */
const WEEKDAY_STYLES: readonly Intl.DateTimeFormatOptions[] = [
  { weekday: "long" },
  { weekday: "short" },
  { weekday: "long", year: "numeric", month: "long", day: "numeric" },
  { weekday: "short", year: "numeric", month: "short", day: "numeric" },
];
const WHOLE_STYLES: readonly Intl.DateTimeFormatOptions[] = [
  { dateStyle: "full", timeStyle: "short" },
  { dateStyle: "long", timeStyle: "medium" },
  { year: "numeric", month: "short", day: "numeric", weekday: "short" },
  { year: "numeric", month: "long" },
];

type PartType = "month" | "weekday" | "dayPeriod" | "literal";

export function intlWords(locale: string): readonly WordEntry[] {
  return [...monthWords(locale), ...weekdayWords(locale), ...halfDayWords(locale), ...fillerWords(locale)];
}

function monthWords(locale: string): WordEntry[] {
  return MONTH_STYLES.flatMap((style) => {
    const read = partReader(locale, style, "month");
    return Array.from({ length: 12 }, (_, month) => read(Date.UTC(2024, month, 5)))
      .flatMap((texts, month) => texts.map((text) => toEntry(locale, text, { role: "month", value: month + 1 })))
      .filter((entry) => isName(entry.text));
  });
}

function weekdayWords(locale: string): WordEntry[] {
  return WEEKDAY_STYLES.flatMap((style) => {
    const read = partReader(locale, style, "weekday");
    return Array.from({ length: 7 }, (_, day) => read(MONDAY_MORNING + day * DAY))
      .flatMap((texts, day) => texts.map((text) => toEntry(locale, text, { role: "weekday", value: (day + 1) % 7 })))
      .filter((entry) => isName(entry.text));
  });
}

function halfDayWords(locale: string): WordEntry[] {
  const read = partReader(locale, { hour: "numeric", hourCycle: "h12" }, "dayPeriod");
  return ([0, 1] as const).flatMap((value) =>
    read(MONDAY_MORNING + value * 12 * HOUR).map((text) => toEntry(locale, text, { role: "meridiem", value })),
  );
}

/** What stands between the parts of a whole date: "de", "um", "klo". */
function fillerWords(locale: string): WordEntry[] {
  return WHOLE_STYLES.flatMap((style) =>
    partReader(
      locale,
      style,
      "literal",
    )(MONDAY_MORNING)
      .flatMap((text) => text.match(LETTERS) ?? [])
      .map((text) => toEntry(locale, text, { role: "filler" })),
  );
}

function partReader(
  locale: string,
  style: Intl.DateTimeFormatOptions,
  type: PartType,
): (time: number) => readonly string[] {
  const format = new Intl.DateTimeFormat(`${locale}-u-ca-gregory-nu-latn`, { ...style, timeZone: "UTC" });
  return (time) => {
    const parts = format.formatToParts(time);
    return parts.flatMap((part, index) => (part.type === type ? [withEndings(parts, index)] : []));
  };
}

/** Hebrew and Basque glue a preposition or an ending to the name, which Intl counts as text between the parts. */
function withEndings(parts: readonly Intl.DateTimeFormatPart[], index: number): string {
  const part = parts[index];
  if (part === undefined || part.type === "literal") return part?.value ?? "";
  const before = /[\p{L}\p{M}]+$/u.exec(parts[index - 1]?.value ?? "")?.[0] ?? "";
  const after = /^[\p{L}\p{M}]+/u.exec(parts[index + 1]?.value ?? "")?.[0] ?? "";
  return `${before}${part.value}${after}`;
}

/** Some languages number their months ("1月") and weekdays ("Thứ 2"); labels read the former. */
function isName(text: string): boolean {
  return /\p{L}/u.test(text) && !/\p{Nd}/u.test(text);
}

function toEntry(locale: string, text: string, meaning: SenseMeaning): WordEntry {
  return { text: normaliseLine(text), language: locale.split("-")[0] ?? locale, meaning };
}
