/** Names of months and weekdays in some 90 languages, in any case, with or without accents and the dot behind. */
import { foldText, isAscii, WordTable } from "@limpid/text";
import { MONTH_NAMES, WEEKDAY_NAMES } from "../../data/generated/calendar-tables.ts";
import { calendarKey } from "./calendar-key.ts";

export type CalendarKind = "month" | "weekday";

/** What a name means in some languages; another language may call another month so. */
export interface CalendarName {
  /** Months from 1; weekdays from 1 for Monday, as in ISO 8601. */
  readonly value: number;
  readonly languages: readonly string[];
}

const MAX_LENGTH = 30;
const NONE: readonly CalendarName[] = [];
const MONTH_WITH_SIGN = /^(\d{1,2}) ?[月월]$/;
const CHINESE_MONTHS = "一月 二月 三月 四月 五月 六月 七月 八月 九月 十月 十一月 十二月".split(" ");
const EAST_ASIAN = ["zh", "ja", "ko"];

const NAMES: Readonly<Record<CalendarKind, WordTable<readonly CalendarName[]>>> = {
  month: new WordTable(MONTH_NAMES, readNames),
  weekday: new WordTable(WEEKDAY_NAMES, readNames),
};

/** All meanings of a text; none when it is no name. */
export function findCalendarNames(kind: CalendarKind, text: string): readonly CalendarName[] {
  if (text.length > MAX_LENGTH) return NONE;
  if (kind === "month" && (text.endsWith("月") || text.endsWith("월"))) return findEastAsianMonth(text);
  const names = NAMES[kind];
  return names.get(calendarKey(text)) ?? (isAscii(text) ? NONE : (names.get(foldText(text)) ?? NONE));
}

function findEastAsianMonth(text: string): readonly CalendarName[] {
  const value = Number(MONTH_WITH_SIGN.exec(text)?.[1] ?? CHINESE_MONTHS.indexOf(text) + 1);
  return value >= 1 && value <= 12 ? [{ value, languages: EAST_ASIAN }] : [];
}

function readNames(senses: string): readonly CalendarName[] {
  return senses.split("|").map((sense) => {
    const [value = "", ...languages] = sense.split(" ");
    return { value: Number(value), languages };
  });
}
