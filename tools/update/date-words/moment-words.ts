/** Names, half days, ordinal endings and small words as the locales of moment have them, written by their speakers. */
import { readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { findHalfDay } from "./find-half-day.ts";
import { readFormatWords } from "./format-words.ts";
import { toName, type Word } from "./word.ts";

interface LocaleData {
  readonly months: (date: unknown, format: string) => unknown;
  readonly monthsShort: (date: unknown, format: string) => unknown;
  readonly weekdays: (date: unknown, format: string) => unknown;
  readonly weekdaysShort: (date: unknown) => unknown;
  readonly meridiem: (hour: number, minute: number, isLower: boolean) => unknown;
  readonly ordinal: (day: number, token: string) => unknown;
  readonly longDateFormat: (name: string) => unknown;
}

interface Moment {
  (parts: readonly number[]): unknown;
  readonly localeData: (name: string) => LocaleData;
}

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const DAYS = Array.from({ length: 31 }, (_, day) => day + 1);
const NUMBERS = Array.from({ length: 12 }, (_, index) => index);
/** Klingon, Talossan and a test of translations. */
const INVENTED = new Set(["tlh", "tzl", "x-pseudo"]);

/** `folder` is the one that holds the package's package.json. */
export function readMomentWords(folder: string): ReadonlyMap<string, readonly Word[]> {
  const load = createRequire(import.meta.url);
  const moment = load(folder) as Moment;
  const names = readdirSync(join(folder, "locale")).map((file) => file.replace(/\.js$/, ""));
  return new Map(
    names
      .filter((name) => !INVENTED.has(name))
      .map((name) => {
        load(join(folder, "locale", name));
        return [name, readLocale(moment, moment.localeData(name))];
      }),
  );
}

function readLocale(moment: Moment, data: LocaleData): readonly Word[] {
  return [...readNames(moment, data), ...readHalfDays(data), ...readOrdinals(data), ...readFillers(data)];
}

function readNames(moment: Moment, data: LocaleData): readonly Word[] {
  return NUMBERS.flatMap((index) => {
    const month = moment([2024, index, 1]);
    const weekday = moment([2024, 0, 7 + index]);
    const months = [
      data.months(month, "MMMM"),
      data.months(month, "D MMMM"),
      data.monthsShort(month, "MMM"),
      data.monthsShort(month, "D MMM"),
    ];
    const weekdays = [data.weekdays(weekday, "dddd"), data.weekdays(weekday, "[в] dddd"), data.weekdaysShort(weekday)];
    return [
      ...months.flatMap((text) => toName("month", index + 1, String(text))),
      ...(index < 7 ? weekdays.flatMap((text) => toName("weekday", index, String(text))) : []),
    ];
  });
}

function readHalfDays(data: LocaleData): readonly Word[] {
  const hours = new Map<string, Set<number>>();
  for (const hour of HOURS) {
    for (const [minute, isLower] of [
      [0, true],
      [30, true],
      [30, false],
    ] as const) {
      const text = String(data.meridiem(hour, minute, isLower));
      hours.set(text, (hours.get(text) ?? new Set()).add(hour));
    }
  }
  return [...hours].flatMap(([text, used]) => {
    const value = findHalfDay([...used]);
    return value === undefined ? [] : toName("meridiem", value, text);
  });
}

function readOrdinals(data: LocaleData): readonly Word[] {
  const endings = DAYS.map(
    (day) => /^\d+[-'’ ]?(\p{L}[\p{L}\p{M}]{0,5})\.?$/u.exec(String(data.ordinal(day, "D")))?.[1],
  );
  return endings.flatMap((text) => (text === undefined ? [] : [{ role: "ordinal", value: 0, text }]));
}

function readFillers(data: LocaleData): readonly Word[] {
  return ["LL", "LLL", "LLLL", "ll", "LT"].flatMap((name) => readFormatWords(String(data.longDateFormat(name))));
}
