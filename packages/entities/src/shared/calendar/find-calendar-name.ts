/** Names of months and weekdays in some 90 languages, in any case, with or without accents and the dot behind. */
import { isAscii } from "../character-tests.ts";
import { foldText } from "../fold-text.ts";
import { CALENDAR_NAMES } from "./generated/calendar-names.ts";

export type CalendarKind = "month" | "weekday";

/** What a name means in some languages; another language may call another month so. */
export interface CalendarName {
  /** Months from 1; weekdays from 1 for Monday, as in ISO 8601. */
  readonly value: number;
  readonly languages: readonly string[];
}

type Names = ReadonlyMap<string, readonly CalendarName[]>;

const LONGEST = 30;
const NONE: readonly CalendarName[] = [];
const SUNDAY = 7;
const MONTH_WITH_SIGN = /^(\d{1,2}) ?[月월]$/;
const CHINESE_MONTHS = "一月 二月 三月 四月 五月 六月 七月 八月 九月 十月 十一月 十二月".split(" ");
const EAST_ASIAN = ["zh", "ja", "ko"];

const namesOf = new Map<CalendarKind, Names>();

/** All meanings of a text; none when it is no name. */
export function findCalendarNames(kind: CalendarKind, text: string): readonly CalendarName[] {
  if (text.length > LONGEST) return NONE;
  if (kind === "month" && (text.endsWith("月") || text.endsWith("월"))) return findEastAsianMonth(text);
  const names = readNames(kind);
  const known = names.get(keyOf(text));
  return known ?? (isAscii(text) ? NONE : (names.get(foldText(text)) ?? NONE));
}

function findEastAsianMonth(text: string): readonly CalendarName[] {
  const value = Number(MONTH_WITH_SIGN.exec(text)?.[1] ?? CHINESE_MONTHS.indexOf(text) + 1);
  return value >= 1 && value <= 12 ? [{ value, languages: EAST_ASIAN }] : [];
}

function keyOf(text: string): string {
  const lower = text.toLowerCase();
  const key = lower.endsWith(".") ? lower.slice(0, -1) : lower;
  return isAscii(key) ? key : key.normalize("NFC");
}

function readNames(kind: CalendarKind): Names {
  const known = namesOf.get(kind);
  if (known !== undefined) return known;
  const names = new Map<string, CalendarName[]>();
  const folded = new Map<string, CalendarName[]>();
  for (const line of CALENDAR_NAMES) {
    const [key = "", words = ""] = line.split("\t");
    const [role, number = "0", language = ""] = key.split(" ");
    if (role !== kind) continue;
    const value = kind === "weekday" && number === "0" ? SUNDAY : Number(number);
    for (const word of words.split("|")) {
      addName(names, word, value, language);
      addName(folded, foldText(word), value, language);
    }
  }
  for (const [key, senses] of folded) if (!names.has(key)) names.set(key, senses);
  namesOf.set(kind, names);
  return names;
}

function addName(names: Map<string, CalendarName[]>, key: string, value: number, language: string): void {
  const senses = names.get(key) ?? [];
  const known = senses.findIndex((sense) => sense.value === value);
  const languages = senses[known]?.languages ?? [];
  if (known === -1) senses.push({ value, languages: [language] });
  else if (!languages.includes(language)) senses[known] = { value, languages: [...languages, language] };
  names.set(key, senses);
}
