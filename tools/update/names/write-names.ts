/**
 * Writes packages/entities/data/generated/names-of-codes.ts: names of languages and of currencies in the languages of
 * Europe and its neighbours, folded and in lowercase, as CLDR has them in the Node.js that runs this.
 * Usage: npx tsx tools/update/names/write-names.ts
 */
import { EVERYDAY_CURRENCIES } from "../../../packages/entities/data/generated/everyday-currencies.ts";
import { VARIETIES } from "../../../packages/entities/src/codes/language.ts";
import { shortLanguageCodes } from "../../../packages/entities/src/codes/language-codes.ts";
import { CURRENCY_CODES } from "../../../packages/entities/src/money/currency-list.ts";
import { foldText } from "../../../packages/text/src/index.ts";
import { type NamedCode, namesByWord } from "../../data/index-names.ts";
import { wordLines } from "../../data/word-lines.ts";
import { writeModule } from "../dictionaries/write-module.ts";

const LONG_CODES =
  "arz ars ary ast bar bho ceb ckb crh dsb fil frr fur gsw haw hmn hsb ilo kab kok ksh lij lmo mai mni nap nds pap pms sah sco scn srn szl tet tpi vec vls wuu yue zgh".split(
    " ",
  );
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

/** Everyday English names that CLDR lacks. */
const CURRENCY_ALIASES: Readonly<Record<string, string>> = {
  euros: "EUR",
  "u.s. dollar": "USD",
  "united states dollar": "USD",
  "american dollar": "USD",
  "pound sterling": "GBP",
  sterling: "GBP",
  "british pound sterling": "GBP",
  yen: "JPY",
  yuan: "CNY",
  renminbi: "CNY",
  "chinese yuan renminbi": "CNY",
  "south korean won": "KRW",
  baht: "THB",
  zloty: "PLN",
  forint: "HUF",
  rand: "ZAR",
  ringgit: "MYR",
  rupiah: "IDR",
  naira: "NGN",
  hryvnia: "UAH",
  shekel: "ILS",
  "new israeli shekel": "ILS",
  "israeli shekel": "ILS",
  "turkish lira": "TRY",
  "deutsche mark": "DEM",
};
/** English first: its names win where two languages give one name to two things. */
const LOCALES =
  "en de fr es pt it nl pl ru uk ro el hu cs sr sr-Latn sv bg da fi nb nn hr sk sl tr ca et lv lt sq ja zh ko ar he hi".split(
    " ",
  );

interface Naming {
  readonly type: "language" | "currency";
  readonly codes: readonly string[];
  /** Everyday English names that CLDR lacks, by code. */
  readonly aliases: Readonly<Record<string, string>>;
  /** Further names of a code, such as a language's name for itself. */
  readonly more?: (code: string) => readonly string[];
}

function* namesOf({ type, codes, aliases, more }: Naming): Iterable<readonly [string, NamedCode]> {
  for (const [name, code] of Object.entries(aliases)) yield [name, { code, isEnglish: true }];
  const read = new Set<string>();
  for (const locale of LOCALES) {
    const display = new Intl.DisplayNames(locale, { type, fallback: "none" });
    for (const code of codes) {
      const name = display.of(code);
      if (name === undefined || read.has(code + name)) continue;
      read.add(code + name);
      yield* keysOf(name, { code, isEnglish: locale === "en" });
    }
  }
  for (const code of codes) for (const name of more?.(code) ?? []) yield* keysOf(name, { code, isEnglish: false });
}

function keysOf(name: string, known: NamedCode): readonly (readonly [string, NamedCode])[] {
  return [...new Set([foldText(name), name.toLowerCase()])].map((key) => [key, known] as const);
}

/** What a language calls itself, in its own script. */
function ownName(code: string): readonly string[] {
  if (Intl.DisplayNames.supportedLocalesOf(code).length === 0) return [];
  const name = new Intl.DisplayNames(code, { type: "language", fallback: "none" }).of(code);
  return name === undefined ? [] : [name];
}

writeModule("names-of-codes.ts", "Made by tools/update/names from CLDR; do not edit.", {
  LANGUAGE_NAMES: wordLines(
    namesByWord(
      namesOf({
        type: "language",
        codes: [...shortLanguageCodes(), ...LONG_CODES],
        aliases: { ...SYNONYMS, ...VARIETIES },
        more: ownName,
      }),
    ),
  ),
  CURRENCY_NAMES: wordLines(
    namesByWord(
      namesOf({
        type: "currency",
        codes: [...CURRENCY_CODES],
        aliases: CURRENCY_ALIASES,
        more: (code) => EVERYDAY_CURRENCIES.find(([currency]) => currency === code)?.[1].split("|") ?? [],
      }),
    ),
  ),
});
