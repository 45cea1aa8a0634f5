import { describe, expect, it } from "vitest";
import { CLDR_LOCALES } from "../../data/generated/cldr-words.ts";
import type { DateReading } from "../reading.ts";
import { reasonLine } from "../reason/reason-line.ts";

const DATE_STYLES = ["full", "long", "medium", "short"] as const;
const TIME_STYLES = [undefined, "short", "medium"] as const;
const TIMES = [
  Date.UTC(2024, 0, 23, 9, 5, 7),
  Date.UTC(2023, 4, 14, 21, 45, 30),
  Date.UTC(2024, 7, 31, 0, 30, 59),
  Date.UTC(2021, 10, 5, 12, 10, 1),
  Date.UTC(2024, 2, 9, 17, 0, 0),
];
/** Most languages write some texts alike in several ways: each is read once. */
const read = new Map<string, boolean>();

function isRead(text: string, time: number, hasTime: boolean, locale: string): boolean {
  const key = JSON.stringify([text, time, hasTime, locale]);
  const known = read.get(key) ?? isReadBack(text, time, hasTime, locale);
  read.set(key, known);
  return known;
}

function isReadBack(text: string, time: number, hasTime: boolean, locale: string): boolean {
  const { readings, otherReadings } = reasonLine(text, { locale, now: () => 0 });
  const expected = new Date(time).toISOString().slice(0, hasTime ? 16 : 10);
  return [...readings, ...otherReadings].some((reading) => write(reading, hasTime) === expected);
}

function write({ year, month, day, hour, minute }: DateReading, hasTime: boolean): string {
  const pad = (value: number | null): string => String(value).padStart(2, "0");
  const date = `${String(year).padStart(4, "0")}-${pad(month)}-${pad(day)}`;
  return hasTime ? `${date}T${pad(hour)}:${pad(minute)}` : date;
}

/** Languages whose words lines know and tables do not. */
const FURTHER = "mn ku xh ig ha so mg eo hsb os tt fur".split(" ");
const LOCALES = [...CLDR_LOCALES, ...FURTHER];

describe.each(LOCALES)("patterns of %s", (locale) => {
  it("reads every date and time style back", () => {
    const misread: string[] = [];
    for (const dateStyle of DATE_STYLES) {
      for (const timeStyle of TIME_STYLES) {
        const options = { dateStyle, ...(timeStyle === undefined ? {} : { timeStyle }), timeZone: "UTC" } as const;
        const format = new Intl.DateTimeFormat(`${locale}-u-ca-gregory`, options);
        for (const time of TIMES) {
          const text = format.format(time);
          if (!isRead(text, time, timeStyle !== undefined, locale)) misread.push(text);
        }
      }
    }
    expect(misread).toEqual([]);
  });
});

const MONTHS = Array.from({ length: 12 }, (_, month) => Date.UTC(2023, month, 13 + month, 14, 5));

const written = new Map<string, readonly { readonly text: string; readonly time: number }[]>();

/** The months in the three styles of the locale. */
function monthsOf(locale: string) {
  const known = written.get(locale);
  if (known !== undefined) return known;
  const texts = (["full", "long", "medium"] as const).flatMap((dateStyle) => {
    const options = { dateStyle, timeStyle: "short", timeZone: "UTC" } as const;
    const format = new Intl.DateTimeFormat(`${locale}-u-ca-gregory`, options);
    return MONTHS.map((time) => ({ text: format.format(time), time }));
  });
  written.set(locale, texts);
  return texts;
}

const WRITINGS: Readonly<Record<string, (text: string, language: string) => string>> = {
  "as it is": (text) => text,
  "in capitals": (text, language) => text.toLocaleUpperCase(language),
  "in small letters": (text, language) => text.toLocaleLowerCase(language),
  "without accents": (text) => text.normalize("NFD").replace(/(?<=\p{Script=Latin})\p{M}+/gu, ""),
  "without dots": (text) => text.replace(/(?<=\p{L})\./gu, ""),
};

describe.each(Object.keys(WRITINGS))("every month %s", (writing) => {
  it.each(LOCALES)("is read back in %s", (locale) => {
    const misread = monthsOf(locale)
      .map(({ text, time }) => ({ text: WRITINGS[writing]?.(text, locale.slice(0, 2)) ?? "", time }))
      .filter(({ text, time }) => !isRead(text, time, true, locale));
    expect(misread).toEqual([]);
  });
});

it("covers a hundred locales", () => {
  expect(LOCALES.length).toBeGreaterThanOrEqual(100);
});
