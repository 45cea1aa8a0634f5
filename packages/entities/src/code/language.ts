/**
 * A language, by its name in any of the languages of Europe or in its own script.
 * Sources: ISO 639-3 (as packed by iso-639-3); CLDR language names (as in Node.js).
 */
import { iso6393, iso6393To1 } from "iso-639-3";
import { foldText } from "../shared/fold-text.ts";
import { headerWords } from "../shared/header-words.ts";
import { buildNameIndex, type KnownName, type NameIndex, ownName } from "../shared/intl-names.ts";
import { defineNamedThing } from "../shared/named-thing.ts";
import { type NearName, nearNamesOf } from "../shared/near-name.ts";

const LONG_CODES =
  "arz ars ary ast bar bho ceb ckb crh dsb fil frr fur gsw haw hmn hsb ilo kab kok ksh lij lmo mai mni nap nds pap pms sah sco scn srn szl tet tpi vec vls wuu yue zgh".split(
    " ",
  );
const ALIASES: Readonly<Record<string, string>> = {
  mandarin: "zh",
  "mandarin chinese": "zh",
  "chinese (simplified)": "zh",
  "chinese (traditional)": "zh",
  "simplified chinese": "zh",
  "traditional chinese": "zh",
  farsi: "fa",
  dari: "fa",
  castilian: "es",
  flemish: "nl",
  "brazilian portuguese": "pt",
  "british english": "en",
  "american english": "en",
  "modern greek": "el",
  "scottish gaelic": "gd",
  gaelic: "gd",
  norwegian: "no",
  moldovan: "ro",
  tagalog: "tl",
  burmese: "my",
  uyghur: "ug",
  "haitian creole": "ht",
  "sign language": "sgn",
};

const ENGLISH = new Intl.DisplayNames("en", { type: "language", fallback: "none" });

let names: NameIndex | undefined;
let rare: NameIndex | undefined;
let near: NearName | undefined;

export const language = defineNamedThing({
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
  englishName: (code) => ENGLISH.of(code) ?? iso6393.find(({ iso6393: id }) => id === code)?.name ?? code,
  components: (code) => ({ iso639_1: code.length === 2 ? code : (iso6393To1[code] ?? "") }),
  isGeneric: (folded) =>
    /^(?:multiple languages|multilingual|bilingual|other|none|mehrsprachig|multilingue|multilingüe)$/.test(folded),
  findNear: (folded) => {
    near ??= nearNamesOf([...allNames()].filter(([, { isEnglish }]) => isEnglish).map(([name]) => name));
    return near(folded);
  },
  goodTokens: ["none"],
  examples: {
    clean: [
      ["German", "German"],
      ["german", "German"],
      ["Deutsch", "German"],
      ["français", "French"],
      ["русский", "Russian"],
      ["Farsi", "Persian"],
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
  const short = new Set(Object.values(iso6393To1));
  return buildNameIndex({ type: "language", codes: [...short, ...LONG_CODES], aliases: ALIASES, more: ownName });
}

function findCommon(folded: string): KnownName | undefined {
  return allNames().get(folded);
}

/** The thousands of languages that only ISO 639-3 lists, in English. */
function findRare(folded: string): KnownName | undefined {
  rare ??= new Map(iso6393.map(({ name, iso6393: code }) => [foldText(name), { code, isEnglish: true }]));
  return rare.get(folded);
}
