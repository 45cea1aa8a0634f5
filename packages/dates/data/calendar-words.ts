/** Lists names of months and weekdays in the languages of tables, for columns that hold nothing else. */
import { MAIN_LANGUAGES, readCldrWords } from "./cldr-words.ts";
import { EXTRA_WORDS } from "./extra-words.ts";

export interface CalendarWord {
  readonly text: string;
  readonly language: string;
  /** Months count from 1; weekdays from 0 for Sunday. */
  readonly value: number;
}

export function calendarWords(kind: "month" | "weekday"): readonly CalendarWord[] {
  const words = readCldrWords((language, role) => role === kind && MAIN_LANGUAGES.has(language));
  return [...EXTRA_WORDS, ...words].flatMap(({ text, language, meaning }) =>
    meaning.role === kind ? [{ text, language, value: meaning.value }] : [],
  );
}
