/**
 * A language, by its name in any of the languages of Europe or in its own script.
 * Sources: ISO 639-3 (as packed by iso-639-3); CLDR language names (as in Node.js).
 */

import { foldText } from "@limpid/text";
import { iso6393 } from "iso-639-3";
import { headerWords } from "../columns/header-words.ts";
import { defineClosedListNames } from "../names/closed-list-names.ts";
import { englishName } from "../names/english-name.ts";
import { buildNameIndex, ownName } from "../names/intl-names.ts";
import type { KnownName, NameIndex } from "../names/name-index.ts";
import { indexNearNames, type NearName } from "../names/near-name.ts";
import { shortenedLanguageCode, shortLanguageCodes } from "./language-codes.ts";

const LONG_CODES =
  "arz ars ary ast bar bho ceb ckb crh dsb fil frr fur gsw haw hmn hsb ilo kab kok ksh lij lmo mai mni nap nds pap pms sah sco scn srn szl tet tpi vec vls wuu yue zgh".split(
    " ",
  );
/** Each says more than the name of its code. */
const VARIETIES: Readonly<Record<string, string>> = {
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
const SYNONYMS: Readonly<Record<string, string>> = {
  farsi: "fa",
  castilian: "es",
  "modern greek": "el",
  norwegian: "no",
  tagalog: "tl",
  burmese: "my",
  uyghur: "ug",
  "haitian creole": "ht",
};

let names: NameIndex | undefined;
let rare: NameIndex | undefined;
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
  englishName: (code) => englishName("language", code) ?? iso6393.find(({ iso6393: id }) => id === code)?.name ?? code,
  components: (code) => ({ iso639_1: code.length === 2 ? code : (shortenedLanguageCode(code) ?? "") }),
  isGeneric: (folded) =>
    /^(?:multiple languages|multilingual|bilingual|other|none|mehrsprachig|multilingue|multilingüe)$/.test(folded),
  isVariety: (folded) => Object.hasOwn(VARIETIES, folded),
  findNear: (folded) => {
    near ??= indexNearNames([...allNames()].filter(([, { isEnglish }]) => isEnglish).map(([name]) => name));
    return near(folded);
  },
  allowedTokens: ["none"],
  examples: {
    clean: [
      ["German", "German"],
      ["german", "German"],
      ["Deutsch", "German"],
      ["français", "French"],
      ["русский", "Russian"],
      ["Farsi", "Persian"],
      ["Mandarin", "Mandarin"],
      ["English, French", "English, French"],
    ],
    invalid: [
      ["Germn", "a typing error"],
      ["Klingonisch", "no such language"],
      ["12", "a number"],
    ],
    other: ["Germany", "Zürich", "de", "hello", "Anna", "yes"],
  },
});

function allNames(): NameIndex {
  names ??= buildNames();
  return names;
}

function buildNames(): NameIndex {
  return buildNameIndex({
    type: "language",
    codes: [...shortLanguageCodes(), ...LONG_CODES],
    aliases: { ...SYNONYMS, ...VARIETIES },
    more: ownName,
  });
}

function findCommon(folded: string): KnownName | undefined {
  return allNames().get(folded);
}

/** The thousands of languages that only ISO 639-3 lists, in English. */
function findRare(folded: string): KnownName | undefined {
  rare ??= new Map(iso6393.map(({ name, iso6393: code }) => [foldText(name), { code, isEnglish: true }]));
  return rare.get(folded);
}
