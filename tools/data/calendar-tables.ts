/** Names of months and weekdays in some 90 languages: for each its numbers, and the languages that give it that number. */

import { type CalendarWord, calendarWords } from "../../packages/dates/data/calendar-words.ts";
import { calendarKey, isTelling } from "../../packages/entities/src/calendar/calendar-key.ts";
import { foldText } from "../../packages/text/src/index.ts";
import { constantsModule, wordLines } from "./word-lines.ts";

const SUNDAY = 7;

interface Sense {
  readonly value: number;
  readonly languages: string[];
}

export function calendarTables(): string {
  return constantsModule("the words of packages/dates", {
    MONTH_NAMES: namesOf("month"),
    WEEKDAY_NAMES: namesOf("weekday"),
  });
}

function namesOf(kind: "month" | "weekday"): string {
  const names = new Map<string, Sense[]>();
  const folded = new Map<string, Sense[]>();
  for (const { text, language, value } of calendarWords(kind).toSorted(byValueAndLanguage)) {
    const name = calendarKey(text);
    if (!isTelling(name)) continue;
    const number = kind === "weekday" && value === 0 ? SUNDAY : value;
    addName(names, name, number, language);
    addName(folded, foldText(name), number, language);
  }
  for (const [key, senses] of folded) if (!names.has(key)) names.set(key, senses);
  return wordLines([...names].map(([name, senses]) => [name, senses.map(writeSense).join("|")] as const));
}

function writeSense({ value, languages }: Sense): string {
  return [value, ...languages].join(" ");
}

function byValueAndLanguage(left: CalendarWord, right: CalendarWord): number {
  return left.value - right.value || Number(left.language > right.language) - Number(left.language < right.language);
}

function addName(names: Map<string, Sense[]>, key: string, value: number, language: string): void {
  const senses = names.get(key) ?? [];
  const known = senses.find((sense) => sense.value === value);
  if (known === undefined) senses.push({ value, languages: [language] });
  else if (!known.languages.includes(language)) known.languages.push(language);
  names.set(key, senses);
}
