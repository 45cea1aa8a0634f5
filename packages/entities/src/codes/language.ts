/**
 * A language, by its name in any of the languages of Europe or in its own script.
 * Sources: ISO 639-3 (as packed by iso-639-3); CLDR language names (as in Node.js).
 */

import { WordTable } from "@limpid/text";
import { RARE_LANGUAGES } from "../../data/generated/language-tables.ts";
import { LANGUAGE_NAMES } from "../../data/generated/names-of-codes.ts";
import { headerWords } from "../columns/header-words.ts";
import { defineClosedListNames } from "../names/closed-list-names.ts";
import { englishName } from "../names/english-name.ts";
import { englishNames, type KnownName, readNameIndex } from "../names/name-index.ts";
import { indexNearNames, type NearName } from "../names/near-name.ts";
import { languageName, shortenedLanguageCode, shortLanguageCodes } from "./language-codes.ts";

/** Each says more than the name of its code. */
export const VARIETIES: Readonly<Record<string, string>> = {
  mandarin: "zh",
  "mandarin chinese": "zh",
  "chinese (simplified)": "zh",
  "chinese (traditional)": "zh",
  "simplified chinese": "zh",
  "traditional chinese": "zh",
  dari: "fa",
  flemish: "nl",
  "brazilian portuguese": "pt",
  "british english": "en",
  "american english": "en",
  moldovan: "ro",
  gaelic: "gd",
  "sign language": "sgn",
};
const names = readNameIndex(LANGUAGE_NAMES);
const rare = new WordTable(RARE_LANGUAGES, (code) => ({ code, isEnglish: true }));
let near: NearName | undefined;

export const language = defineClosedListNames({
  id: "language",
  title: "Language",
  group: "code",
  what: "language",
  headers: [
    headerWords(
      "(?:spoken |native |original )?languages?|lang|mother tongue|sprachen?|muttersprache|langues?|idiomas?|lenguas?|línguas?|lingu[ae]|lingua madre|taal|talen|moedertaal",
    ),
  ],
  find: (folded) => findCommon(folded) ?? findRare(folded),
  findCommon,
  codeOf: (text) => {
    const code = text.toLowerCase();
    return shortLanguageCodes().has(code) ? code : shortenedLanguageCode(code);
  },
  englishName: (code) => englishName("language", code) ?? languageName(code) ?? code,
  components: (code) => ({ iso639_1: code.length === 2 ? code : (shortenedLanguageCode(code) ?? "") }),
  isGeneric: (folded) =>
    /^(?:multiple languages|multilingual|bilingual|other|none|mehrsprachig|multilingue|multilingüe)$/.test(folded),
  isVariety: (folded) => Object.hasOwn(VARIETIES, folded),
  findNear: (folded) => {
    near ??= indexNearNames(englishNames(names));
    return near(folded);
  },
  allowedTokens: ["none"],
});

function findCommon(folded: string): KnownName | undefined {
  return names.get(folded);
}

/** The thousands of languages that only ISO 639-3 lists, in English. */
function findRare(folded: string): KnownName | undefined {
  return rare.get(folded);
}
