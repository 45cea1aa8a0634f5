/**
 * The codes of languages. Sorted when the first text asks: a worker starts in less time so.
 * Source: ISO 639-1, -2 and -3 (as packed by iso-639-3).
 */
import { iso6393, iso6393To1 } from "iso-639-3";

let short: ReadonlySet<string> | undefined;
let names: ReadonlyMap<string, string> | undefined;

/** All of two letters. */
export function shortLanguageCodes(): ReadonlySet<string> {
  short ??= new Set(Object.values(iso6393To1));
  return short;
}

/** The code of two letters for one of three. */
export function shortenedLanguageCode(code: string): string | undefined {
  return Object.hasOwn(iso6393To1, code) ? iso6393To1[code] : undefined;
}

/** Languages by their codes of three letters, of which some have two. */
export function languageNames(): ReadonlyMap<string, string> {
  names ??= new Map(
    iso6393.flatMap(({ name, iso6393: code, iso6392B, iso6392T }) =>
      [code, iso6392B, iso6392T].filter((id) => id !== undefined).map((id) => [id, name] as const),
    ),
  );
  return names;
}
