/**
 * A currency, by its name in any of the languages of Europe.
 * Sources: ISO 4217; CLDR currency names (as in Node.js).
 */

import { CURRENCY_NAMES } from "../../data/generated/names-of-codes.ts";
import { headerWords } from "../columns/header-words.ts";
import { defineClosedListNames } from "../names/closed-list-names.ts";
import { englishName } from "../names/english-name.ts";
import { englishNames, type KnownName, readNameIndex } from "../names/name-index.ts";
import { indexNearNames, type NearName } from "../names/near-name.ts";
import { CURRENCY_CODES } from "./currency-list.ts";

/** Names that several countries have for their money. */
const GENERIC = new Set(
  "dollar franc pound peso rupee rouble ruble krone krona koruna crown dinar dirham lira lev leu real rial riyal won shilling mark franken pfund frank libra peseta".split(
    " ",
  ),
);
const PLURAL = /e?s$/;

const names = readNameIndex(CURRENCY_NAMES);
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
    near ??= indexNearNames(englishNames(names));
    return near(folded);
  },
});

function find(folded: string): KnownName | undefined {
  return (
    names.get(folded) ??
    (folded.endsWith("s") ? (names.get(folded.replace(PLURAL, "")) ?? names.get(folded.slice(0, -1))) : undefined)
  );
}
