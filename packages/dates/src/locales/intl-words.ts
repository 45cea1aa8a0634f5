/** Month, weekday and half-day names, and the words between them, of one locale, as CLDR (through Intl) writes them. */
import type { SenseMeaning, WordEntry } from "../lexicon.ts";

/** 2024-01-01T09:00Z, a Monday. */
const MONDAY_MORNING = Date.UTC(2024, 0, 1, 9);
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const LETTERS = /\p{L}[\p{L}\p{M}'’]*/gu;

const MONTH_STYLES: readonly Intl.DateTimeFormatOptions[] = [
  { month: "long" },
  { month: "short" },
  { month: "long", day: "numeric" },
  { month: "short", day: "numeric" },
];
const WEEKDAY_STYLES: readonly Intl.DateTimeFormatOptions[] = [{ weekday: "long" }, { weekday: "short" }];
const WHOLE_STYLES: readonly Intl.DateTimeFormatOptions[] = [
  { dateStyle: "full", timeStyle: "short" },
  { dateStyle: "long", timeStyle: "medium" },
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
    return Array.from({ length: 7 }, (_, day) => read(MONDAY_MORNING + day * DAY)).flatMap((texts, day) =>
      texts.map((text) => toEntry(locale, text, { role: "weekday", value: (day + 1) % 7 })),
    );
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
  return (time) =>
    format
      .formatToParts(time)
      .filter((part) => part.type === type)
      .map((part) => part.value);
}

/** Some languages number their months ("1月"); those are read by their labels. */
function isName(text: string): boolean {
  return /\p{L}/u.test(text) && !/\p{Nd}/u.test(text);
}

function toEntry(locale: string, text: string, meaning: SenseMeaning): WordEntry {
  return { text: text.normalize("NFKC").replaceAll("’", "'"), language: locale.split("-")[0] ?? locale, meaning };
}
