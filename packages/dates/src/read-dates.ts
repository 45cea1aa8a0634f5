import { createReader, type DateReader } from "./create-reader.ts";
import { defaultLexicon } from "./locales/default-lexicon.ts";
import type { DateReading, ReadOptions } from "./reading.ts";
import { RULES } from "./rules/index.ts";

/** The reader with all rules and languages. */
export const defaultReader: DateReader = createReader({ rules: RULES, lexicon: defaultLexicon });

/** Likely datetimes of a line, best first; none when it is not a date. Never throws; work is bounded for any input. */
export function readDates(line: string, options: ReadOptions = {}): readonly DateReading[] {
  return defaultReader.read(line, options);
}
