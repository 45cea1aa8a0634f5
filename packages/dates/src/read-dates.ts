import { createReader, type DateReader } from "./create-reader.ts";
import { isSureInText } from "./find-date-in-text.ts";
import { lineLexicon, tableLexicon } from "./locales/default-lexicon.ts";
import type { DateReading, ReadOptions } from "./reading.ts";
import { LINE_RULES, TABLE_RULES } from "./rules/index.ts";

/** Reads the cells of tables: a cell that could be something other than a date is not one. */
export const defaultReader: DateReader = createReader({
  rules: TABLE_RULES,
  lexicon: tableLexicon,
  isLenient: false,
  maxCharacters: 200,
  maxTokens: 48,
});

const LINES = { rules: LINE_RULES, lexicon: lineLexicon, isLenient: true, maxCharacters: 400, maxTokens: 160 };

/** Reads lines of date text, in all languages and forms. */
export const lineReader: DateReader = createReader({ ...LINES, isSure: isSureInText });

/** Reads lines that are known to hold a datetime, and accepts any that is found in them. */
export const insistentReader: DateReader = createReader({ ...LINES, isSure: () => true });

/**
 * Returns the likely datetimes of a cell, best first; none if it is not a date. Never throws; work is bounded for any
 * input.
 */
export function readDates(line: string, options: ReadOptions = {}): readonly DateReading[] {
  return defaultReader.read(line, options);
}
