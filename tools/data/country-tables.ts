/** The codes of ISO 3166-1, and names of countries in all languages of i18n-iso-countries. */
import countries from "i18n-iso-countries";
import { ALIASES, REPAIRED } from "../../packages/entities/src/places/country-aliases.ts";
import { foldName } from "../../packages/text/src/index.ts";
import { type NamedCode, namesByWord } from "./index-names.ts";
import { constantsModule, wordLines } from "./word-lines.ts";

export function countryTables(): string {
  const codes = Object.entries(countries.getAlpha2Codes());
  return constantsModule("i18n-iso-countries", {
    COUNTRY_CODES: codes.map(([alpha2, alpha3]) => `${alpha2}${alpha3}${countries.alpha2ToNumeric(alpha2)}`).join(""),
    COUNTRY_SPELLINGS: wordLines(REPAIRED.map((language) => [language, writeSpellings(language)] as const)),
    COUNTRY_NAMES: wordLines(namesByWord(allNames())),
  });
}

function* allNames(): Iterable<readonly [string, NamedCode]> {
  for (const [name, code] of Object.entries(ALIASES)) yield [foldName(name), { code, isEnglish: true }];
  const read = new Set<string>();
  for (const language of ["en", ...countries.getSupportedLanguages().filter((code) => code !== "en")]) {
    for (const [alpha2, texts] of spellingsIn(language)) {
      for (const text of texts) {
        if (read.has(alpha2 + text)) continue;
        read.add(alpha2 + text);
        yield [foldName(text), { code: alpha2, isEnglish: language === "en" }];
      }
    }
  }
}

function writeSpellings(language: string): string {
  return spellingsIn(language)
    .map(([alpha2, texts]) => [alpha2, ...texts].join("|"))
    .join("||");
}

/** Saints are shortened as the UK's Permanent Committee on Geographical Names does it: "St Lucia". */
function spellingsIn(language: string): readonly (readonly [alpha2: string, texts: readonly string[]])[] {
  return Object.entries(countries.getNames(language, { select: "all" })).map(([alpha2, texts]) => {
    const shortened = texts.filter((text) => text.startsWith("Saint ")).map((text) => text.replace("Saint", "St"));
    return [alpha2, [...texts, ...shortened]];
  });
}
