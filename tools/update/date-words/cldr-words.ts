/** Names of months, weekdays, half days, eras and quarters of one locale, from an unpacked cldr-dates-full package. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Role, toName, type Word } from "./word.ts";

type Names = Readonly<Record<string, string>>;
type Widths = Readonly<Record<string, Names>>;
type Contexts = Readonly<Record<string, Widths>>;

interface Gregorian {
  readonly months: Contexts;
  readonly days: Contexts;
  readonly dayPeriods: Contexts;
  readonly quarters: Contexts;
  readonly eras: Widths;
  readonly dateTimeFormats: Readonly<Record<string, unknown>>;
  readonly dateFormats: Readonly<Record<string, unknown>>;
}

const WEEKDAYS = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"];
/** Half days first; 2 is the night, which belongs to both; 3 noon, 4 midnight. */
const DAY_PERIODS: readonly (readonly [RegExp, number])[] = [
  [/^(am|morning[12])(-|$)/, 0],
  [/^(pm|afternoon[12]|evening[12])(-|$)/, 1],
  [/^night[12]$/, 2],
  [/^noon$/, 3],
  [/^midnight$/, 4],
];
const QUOTED = /'([^']+)'/g;
const LETTERS = /\p{L}[\p{L}\p{M}]*/gu;

export function listCldrLocales(folder: string): readonly string[] {
  return readdirSync(join(folder, "main")).filter((locale) => existsSync(fileOf(folder, locale)));
}

export function readCldrWords(folder: string, locale: string): readonly Word[] {
  const text = readFileSync(fileOf(folder, locale), "utf8");
  const data = JSON.parse(text) as {
    main: Record<string, { dates: { calendars: { gregorian: Gregorian } } }>;
  };
  const gregorian = data.main[locale]?.dates.calendars.gregorian;
  if (gregorian === undefined) return [];
  return [
    ...readContexts(gregorian.months, "month", Number),
    ...readContexts(gregorian.days, "weekday", (key) => WEEKDAYS.indexOf(key)),
    ...readContexts(gregorian.dayPeriods, "meridiem", dayPeriodOf),
    ...readContexts({ all: gregorian.eras }, "era", (key) => (/^[01]/.test(key) ? Number(key[0]) : undefined)),
    ...readQuarters(gregorian.quarters),
    ...readFillers([gregorian.dateFormats, gregorian.dateTimeFormats]),
  ];
}

function fileOf(folder: string, locale: string): string {
  return join(folder, "main", locale, "ca-gregorian.json");
}

function dayPeriodOf(key: string): number | undefined {
  return DAY_PERIODS.find(([pattern]) => pattern.test(key))?.[1];
}

/** Narrow names are single letters and tell nothing. */
function readContexts(contexts: Contexts, role: Role, toValue: (key: string) => number | undefined): readonly Word[] {
  return Object.values(contexts).flatMap((widths) =>
    Object.entries(widths)
      .filter(([width]) => width !== "narrow" && width !== "eraNarrow")
      .flatMap(([, names]) =>
        Object.entries(names).flatMap(([key, name]) => {
          const value = toValue(key);
          return value === undefined ? [] : toName(role, value, name);
        }),
      ),
  );
}

/** "1. Quartal", "1er trimestre": the word without its number. */
function readQuarters(contexts: Contexts): readonly Word[] {
  return Object.values(contexts)
    .flatMap((widths) => Object.values(widths).flatMap((names) => Object.values(names)))
    .filter((name) => /\p{Nd}/u.test(name))
    .flatMap((name) => longestWord(name))
    .map((text) => ({ role: "quarter", value: 0, text }));
}

function longestWord(name: string): readonly string[] {
  const words = name.match(LETTERS) ?? [];
  return words.length === 0 ? [] : [words.reduce((left, right) => (right.length > left.length ? right : left))];
}

function readFillers(formats: readonly Readonly<Record<string, unknown>>[]): readonly Word[] {
  const patterns = formats.flatMap((group) => [
    ...Object.values(group),
    ...Object.values((group.availableFormats ?? {}) as Names),
  ]);
  return patterns
    .filter((pattern) => typeof pattern === "string")
    .flatMap((pattern) => [...pattern.matchAll(QUOTED)].flatMap(([, quoted = ""]) => quoted.match(LETTERS) ?? []))
    .map((text) => ({ role: "filler", value: 0, text }));
}
