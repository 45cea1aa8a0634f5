/**
 * A language, by its ISO 639 code of two or three letters; the column keeps its kind of codes.
 * Sources: ISO 639-1, -2 and -3 (as packed by iso-639-3).
 */
import type { CountedValue } from "@limpid/table";
import { headerWords } from "../columns/header-words.ts";
import { defineEntity } from "../entity.ts";
import { englishName } from "../names/english-name.ts";
import { confirmed, invalid, type Outcome, rewritten } from "../outcome.ts";
import { isCountryCode } from "../places/country-codes.ts";
import { languageName, shortenedLanguageCode, shortLanguageCodes } from "./language-codes.ts";

/** Special codes of ISO 639-2, and groups that are in wide use. */
const MARKS: ReadonlySet<string> = new Set(["mul", "und", "zxx", "mis"]);
const TAG = /^([a-z]{2,3})[-_](?:[A-Z][a-z]{3}|(?:[A-Z][a-z]{3}[-_])?([A-Z]{2}))$/;
/** A column that has so many of its codes in two letters gets two letters throughout. */
const CLEAR = 0.8;

export const languageCode = defineEntity<{ readonly isShort: boolean }>({
  id: "language_code",
  title: "Language code",
  group: "code",
  prefilter: { minLength: 2, maxLength: 3, any: ["letter"] },
  type: "text",
  maxLength: 12,
  headers: [
    headerWords(
      "lang(?:uage)?(?:[ _-]?(?:code|iso|id))?|iso[ _-]?639(?:-[123])?|sprach(?:code|kürzel)|sprache|(?:code )?langue|(?:código (?:de )?)?idioma|código de língua|(?:codice )?lingua|taal(?:code)?",
    ),
    /lang(?:uage)?(?:Code)?$/i,
  ],
  recognise: (text) => {
    if (text.length === 2) return isShortCode(text) ? 0.5 : isShortCode(text.toLowerCase()) ? 0.2 : 0;
    if (text.length !== 3 || languageName(text) === undefined) return 0;
    return shortenedLanguageCode(text) !== undefined || MARKS.has(text) ? 0.45 : 0;
  },
  has: (text) => isKnown(text.toLowerCase()),
  learn: (values) => ({ isShort: areShort(values) }),
  describe: ({ isShort }) => (isShort ? ["Codes of two letters."] : []),
  clean: cleanCode,
  allowedTokens: ["na", "nan", "no"],
});

function isKnown(code: string): boolean {
  return code.length === 2 ? isShortCode(code) : languageName(code) !== undefined || MARKS.has(code);
}

/** A language as it is written in a country or script, such as nn-NO: more than a code, and no wrong one. */
function isTagOfPlace(text: string): boolean {
  const [, language, place] = TAG.exec(text) ?? [];
  if (language === undefined || !isKnown(language)) return false;
  return place === undefined || isCountryCode(place);
}

function isShortCode(text: string): boolean {
  return shortLanguageCodes().has(text);
}

function areShort(values: readonly CountedValue[]): boolean {
  let short = 0;
  let all = 0;
  for (const { text, count } of values) {
    if (!isKnown(text.toLowerCase())) continue;
    all += count;
    if (text.length === 2) short += count;
  }
  return all > 0 && short >= CLEAR * all;
}

function cleanCode(text: string, { isShort }: { readonly isShort: boolean }): Outcome {
  const code = text.toLowerCase();
  if (!isKnown(code))
    return isTagOfPlace(text) ? confirmed(text) : invalid("No language has this code.", suggest(code));
  const output = isShort ? (shortenedLanguageCode(code) ?? code) : code;
  const components = { language: englishName("language", output) ?? languageName(output) ?? "" };
  if (output === text) return confirmed(text, components);
  return rewritten(text, output, {
    why: output === code ? "In lowercase." : "The code of two letters, as in the rest of the column.",
    rule: output === code ? "case" : "one-form",
    components,
  });
}

function suggest(code: string): readonly string[] {
  const first = /^([a-z]{2,3})[-_]/.exec(code)?.[1];
  return first !== undefined && isKnown(first) ? [first] : [];
}
