/** Words of dates as the locales of date-fns have them: written by speakers, so often nearer to use than CLDR. */
import { createRequire } from "node:module";
import { join } from "node:path";
import { readFormatWords } from "./format-words.ts";
import { toName, type Word } from "./word.ts";

type Localize = (value: unknown, options: { width: string; context?: string; unit?: string }) => unknown;
type FormatLong = (options: { width: string }) => unknown;

interface Locale {
  readonly code: string;
  readonly localize: Readonly<Record<"month" | "day" | "quarter" | "era" | "dayPeriod" | "ordinalNumber", Localize>>;
  readonly formatLong: Readonly<Record<"date" | "time" | "dateTime", FormatLong>>;
}

const MONTHS = Array.from({ length: 12 }, (_, month) => month);
const WEEKDAYS = Array.from({ length: 7 }, (_, day) => day);
const DAYS = Array.from({ length: 31 }, (_, day) => day + 1);
const CONTEXTS = ["formatting", "standalone"];
const WIDTHS = ["wide", "abbreviated"];
/** Values of the half days; 3 and 4 are the hours of noon and midnight. */
const PERIODS: readonly (readonly [name: string, value: number])[] = [
  ["am", 0],
  ["morning", 0],
  ["pm", 1],
  ["afternoon", 1],
  ["evening", 1],
  ["night", 2],
  ["noon", 3],
  ["midnight", 4],
];
const LETTERS = /\p{L}[\p{L}\p{M}]{2,}/gu;

/** `folder` is the one that holds the package's package.json. */
export function readLibraryWords(folder: string): ReadonlyMap<string, readonly Word[]> {
  const locales = createRequire(import.meta.url)(join(folder, "locale.cjs")) as Readonly<Record<string, Locale>>;
  return new Map(Object.values(locales).map((locale) => [locale.code, readLocale(locale)]));
}

function readLocale({ localize, formatLong }: Locale): readonly Word[] {
  const styles = CONTEXTS.flatMap((context) => WIDTHS.map((width) => ({ width, context })));
  const formats = ["full", "long", "medium"].flatMap((width) =>
    Object.values(formatLong).map((format) => String(format({ width }))),
  );
  return [
    ...styles.flatMap((style) => readNames(localize, style)),
    ...DAYS.flatMap((day) => readEnding(String(localize.ordinalNumber(day, { width: "any", unit: "date" })))),
    ...formats.flatMap(readFormatWords),
  ];
}

function readNames(localize: Locale["localize"], style: { readonly width: string; readonly context: string }): Word[] {
  const quarters = [1, 2, 3, 4].flatMap((number) => String(localize.quarter(number, style)).match(LETTERS) ?? []);
  return [
    ...MONTHS.flatMap((month) => toName("month", month + 1, String(localize.month(month, style)))),
    ...WEEKDAYS.flatMap((day) => toName("weekday", day, String(localize.day(day, style)))),
    ...PERIODS.flatMap(([name, value]) => toName("meridiem", value, nameOf(localize.dayPeriod, name, style))),
    ...[0, 1].flatMap((era) => toName("era", era, String(localize.era(era, style)))),
    ...quarters.filter(isRepeated).map((text): Word => ({ role: "quarter", value: 0, text })),
  ];
}

/** Some locales lack half days in some widths, and throw. */
function nameOf(
  localize: Localize,
  value: unknown,
  style: { readonly width: string; readonly context: string },
): string {
  try {
    return String(localize(value, style));
  } catch {
    return "";
  }
}

/** The word beside the four numbers, not the number words of some languages. */
function isRepeated(text: string, _index: number, all: readonly string[]): boolean {
  return all.filter((other) => other === text).length === 4;
}

function readEnding(ordinal: string): readonly Word[] {
  const text = /^\d+[-'’ ]?(\p{L}[\p{L}\p{M}]{0,5})\.?$/u.exec(ordinal)?.[1];
  return text === undefined ? [] : [{ role: "ordinal", value: 0, text }];
}
