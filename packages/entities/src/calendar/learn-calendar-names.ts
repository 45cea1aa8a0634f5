/** How a column writes its months or weekdays: as numbers, in short or in full, and in which language. */
import type { CountedValue } from "@limpid/table";
import { findMajority } from "../columns/find-majority.ts";
import { type CalendarKind, findCalendarNames } from "./find-calendar-name.ts";

export type CalendarForm = "number" | "short" | "long" | "other language";

export interface CalendarEvidence {
  /** The form of the clear majority; undefined where there is none. */
  readonly form: CalendarForm | undefined;
  /** The language that most names are in; English where others know no more of them. */
  readonly language: string;
  /** All languages that know as many of the names as that one. */
  readonly languages: readonly string[];
  readonly areCapitals: boolean;
  readonly isPadded: boolean;
  /** The column's most frequent spelling of each month or weekday, in its form. */
  readonly spellings: ReadonlyMap<number, string>;
}

export interface CalendarWords {
  readonly kind: CalendarKind;
  /** English names in full; the first is number 1. */
  readonly english: readonly string[];
}

const NUMBER = /^\d{1,2}$/;
/** Closed lists: more different texts than this are no months. */
const MAX_VALUES = 500;

export function learnCalendarNames(all: readonly CountedValue[], words: CalendarWords): CalendarEvidence {
  const values = all.slice(0, MAX_VALUES);
  const languages = mainLanguages(values, words.kind);
  const [language = "en"] = languages;
  const formOf = (text: string) => detectCalendarForm(text, language, words);
  const form = findMajority(values, formOf);
  const isCapital = (text: string) => (/\p{Ll}|\p{Lu}/u.test(text) ? text === text.toUpperCase() : undefined);
  return {
    form,
    language,
    languages,
    areCapitals: findMajority(values, isCapital) === true,
    isPadded:
      findMajority(values, (text) => (NUMBER.test(text) ? text.length === 2 : undefined)) === true && hasZero(values),
    spellings: learnSpellings(
      values.filter(({ text }) => form !== undefined && formOf(text) === form),
      language,
      words,
    ),
  };
}

function hasZero(values: readonly CountedValue[]): boolean {
  return values.some(({ text }) => /^0\d$/.test(text));
}

function mainLanguages(values: readonly CountedValue[], kind: CalendarKind): readonly string[] {
  const cells = new Map<string, number>([["en", 0]]);
  for (const { text, count } of values) {
    const languages = new Set(findCalendarNames(kind, text).flatMap((name) => name.languages));
    for (const language of languages) cells.set(language, (cells.get(language) ?? 0) + count);
  }
  const most = Math.max(...cells.values());
  return [...cells].filter(([, count]) => count === most).map(([language]) => language);
}

/** Undefined for what has no form of its own: a foreign name, and May, which is short and long. */
export function detectCalendarForm(
  text: string,
  language: string,
  { kind, english }: CalendarWords,
): CalendarForm | undefined {
  if (NUMBER.test(text)) return "number";
  const isKnown = findCalendarNames(kind, text).some(({ languages }) => languages.includes(language));
  if (!isKnown) return undefined;
  if (language !== "en") return "other language";
  const isLong = english.includes(text.charAt(0).toUpperCase() + text.slice(1).toLowerCase());
  if (isLong) return text.length === 3 ? undefined : "long";
  return "short";
}

function learnSpellings(
  values: readonly CountedValue[],
  language: string,
  { kind }: CalendarWords,
): ReadonlyMap<number, string> {
  const best = new Map<number, CountedValue>();
  for (const value of values) {
    const name = findCalendarNames(kind, value.text).find(({ languages }) => languages.includes(language));
    if (name !== undefined && (best.get(name.value)?.count ?? 0) < value.count) best.set(name.value, value);
  }
  return new Map([...best].map(([number, { text }]) => [number, text]));
}
