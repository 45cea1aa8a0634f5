/**
 * The codes of languages.
 * Source: ISO 639-1, -2 and -3 (as packed by iso-639-3).
 */
import { WordTable } from "@limpid/text";
import { LANGUAGES_BY_CODE, SHORT_LANGUAGE_CODES } from "../../data/generated/language-tables.ts";

const shortened = new WordTable(SHORT_LANGUAGE_CODES, String);
const names = new WordTable(LANGUAGES_BY_CODE, String);
let short: ReadonlySet<string> | undefined;

/** All of two letters. */
export function shortLanguageCodes(): ReadonlySet<string> {
  short ??= new Set(Array.from(shortened.entries(), ([, code]) => code));
  return short;
}

/** The code of two letters for one of three. */
export function shortenedLanguageCode(code: string): string | undefined {
  return shortened.get(code);
}

/** A language by its code of three letters; of some there are two. */
export function languageName(code: string): string | undefined {
  return names.get(code);
}
