/**
 * A currency, by its name in any of the languages of Europe.
 * Sources: ISO 4217; CLDR currency names (as in Node.js).
 */

import { headerWords } from "../columns/header-words.ts";
import { defineClosedListNames } from "../names/closed-list-names.ts";
import { englishName } from "../names/english-name.ts";
import { buildNameIndex } from "../names/intl-names.ts";
import type { KnownName, NameIndex } from "../names/name-index.ts";
import { indexNearNames, type NearName } from "../names/near-name.ts";
import { CURRENCY_CODES } from "./currency-list.ts";
import { everydayNames } from "./everyday-currencies.ts";

const ALIASES: Readonly<Record<string, string>> = {
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
/** Names that several countries have for their money. */
const GENERIC = new Set(
  "dollar franc pound peso rupee rouble ruble krone krona koruna crown dinar dirham lira lev leu real rial riyal won shilling mark franken pfund frank libra peseta".split(
    " ",
  ),
);
const PLURAL = /e?s$/;

let names: NameIndex | undefined;
let near: NearName | undefined;

export const currencyName = defineClosedListNames({
  id: "currency_name",
  title: "Currency",
  group: "finance",
  what: "currency",
  headers: [
    headerWords(
      "currency(?: name)?|währung(?:sname)?|monnaie|devise|moneda|divisa|moeda|divisas|valuta|munt(?:eenheid)?",
    ),
  ],
  find,
  findCommon: find,
  codeOf: (text) => (CURRENCY_CODES.has(text.toUpperCase()) ? text.toUpperCase() : undefined),
  englishName: (code) => englishName("currency", code) ?? code,
  components: (code) => ({ code }),
  isGeneric: (folded) => GENERIC.has(folded) || GENERIC.has(folded.replace(PLURAL, "")),
  findNear: (folded) => {
    near ??= indexNearNames([...allNames()].filter(([, { isEnglish }]) => isEnglish).map(([name]) => name));
    return near(folded);
  },
  examples: {
    clean: [
      ["Swiss Franc", "Swiss Franc"],
      ["swiss franc", "Swiss Franc"],
      ["Schweizer Franken", "Swiss Franc"],
      ["US dollars", "US Dollar"],
      ["euro", "Euro"],
      ["Pound Sterling", "British Pound"],
      ["dollar", "dollar"],
    ],
    invalid: [
      ["Swiss Frank", "a typing error"],
      ["Galactic Credit", "no such currency"],
      ["12", "a number"],
    ],
    other: ["Switzerland", "CHF 12.50", "Franz", "CHF", "$"],
  },
});

function allNames(): NameIndex {
  names ??= buildNameIndex({ type: "currency", codes: [...CURRENCY_CODES], aliases: ALIASES, more: everydayNames });
  return names;
}

function find(folded: string): KnownName | undefined {
  const index = allNames();
  return (
    index.get(folded) ??
    (folded.endsWith("s") ? (index.get(folded.replace(PLURAL, "")) ?? index.get(folded.slice(0, -1))) : undefined)
  );
}
