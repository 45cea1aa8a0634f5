/** Names of months and weekdays in some 90 languages, in any case, with or without accents and the dot behind. */
import { type CalendarWord, calendarWords } from "@limpid/dates";
import { foldText, isAscii } from "@limpid/text";

export type CalendarKind = "month" | "weekday";

/** What a name means in some languages; another language may call another month so. */
export interface CalendarName {
  /** Months from 1; weekdays from 1 for Monday, as in ISO 8601. */
  readonly value: number;
  readonly languages: readonly string[];
}

type Names = ReadonlyMap<string, readonly CalendarName[]>;

const MAX_LENGTH = 30;
const NONE: readonly CalendarName[] = [];
const SUNDAY = 7;
const WHOLE_WORD = /[\p{Script=Han}\p{Script=Hangul}]/u;
const MONTH_WITH_SIGN = /^(\d{1,2}) ?[月월]$/;
const CHINESE_MONTHS = "一月 二月 三月 四月 五月 六月 七月 八月 九月 十月 十一月 十二月".split(" ");
const EAST_ASIAN = ["zh", "ja", "ko"];

const namesOf = new Map<CalendarKind, Names>();

/** All meanings of a text; none when it is no name. */
export function findCalendarNames(kind: CalendarKind, text: string): readonly CalendarName[] {
  if (text.length > MAX_LENGTH) return NONE;
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
  for (const { text, language, value } of calendarWords(kind).toSorted(byValueAndLanguage)) {
    const name = keyOf(text);
    if (!isTelling(name)) continue;
    const number = kind === "weekday" && value === 0 ? SUNDAY : value;
    addName(names, name, number, language);
    addName(folded, foldText(name), number, language);
  }
  for (const [key, senses] of folded) if (!names.has(key)) names.set(key, senses);
  namesOf.set(kind, names);
  return names;
}

function byValueAndLanguage(left: CalendarWord, right: CalendarWord): number {
  return left.value - right.value || Number(left.language > right.language) - Number(left.language < right.language);
}

/** One letter is no name, unless it is a whole word of Chinese or Korean; a number with a label is read apart. */
function isTelling(name: string): boolean {
  return (name.length > 1 || WHOLE_WORD.test(name)) && !/\d/.test(name);
}

function addName(names: Map<string, CalendarName[]>, key: string, value: number, language: string): void {
  const senses = names.get(key) ?? [];
  const known = senses.findIndex((sense) => sense.value === value);
  const languages = senses[known]?.languages ?? [];
  if (known === -1) senses.push({ value, languages: [language] });
  else if (!languages.includes(language)) senses[known] = { value, languages: [...languages, language] };
  names.set(key, senses);
}
