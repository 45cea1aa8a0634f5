import { describe, expect, it } from "vitest";
import { CLDR_LOCALES } from "../../data/generated/cldr-words.ts";
import { formatReading } from "../output/index.ts";
import { readDates } from "../read-dates.ts";

const MONTHS = Array.from({ length: 12 }, (_, month) => Date.UTC(2024, month, 25));
const WEEK = Array.from({ length: 7 }, (_, day) => Date.UTC(2024, 0, 22 + day));

function texts(locale: string, style: Intl.DateTimeFormatOptions, times: readonly number[]): [string, string][] {
  const format = new Intl.DateTimeFormat(`${locale}-u-ca-gregory-nu-latn`, { ...style, timeZone: "UTC" });
  return times.map((time) => [format.format(time), new Date(time).toISOString().slice(0, 10)]);
}

/** Vietnamese numbers its weekdays in short forms ("Thứ 2"), which nothing here reads yet. */
const NUMBERED_WEEKDAY = /^Thứ \d/;

function findMisread(locale: string, cases: readonly (readonly [string, string])[]): string[] {
  return cases
    .filter(([text]) => !NUMBERED_WEEKDAY.test(text))
    .filter(([text, day]) => !readDates(text, { locale }).some((reading) => formatReading(reading, "iso-date") === day))
    .map(([text]) => text);
}

describe.each(CLDR_LOCALES.map((locale) => [locale]))("names of %s", (locale) => {
  it("reads every month back, long and short", () => {
    const long = texts(locale, { year: "numeric", month: "long", day: "numeric" }, MONTHS);
    const short = texts(locale, { year: "numeric", month: "short", day: "numeric" }, MONTHS);
    expect(findMisread(locale, [...long, ...short])).toEqual([]);
  });

  it("reads every weekday back, long and short", () => {
    const long = texts(locale, { year: "numeric", month: "long", day: "numeric", weekday: "long" }, WEEK);
    const short = texts(locale, { year: "numeric", month: "short", day: "numeric", weekday: "short" }, WEEK);
    expect(findMisread(locale, [...long, ...short])).toEqual([]);
  });
});
