/**
 * BIC of a bank (SWIFT code), of eight characters, or eleven with its branch.
 * Sources: ISO 9362:2022; SWIFT's BIC policy.
 */
import { defineCheckedCode } from "../codes/checked-code.ts";
import { headerWords } from "../columns/header-words.ts";
import { isCountryCode } from "../places/country-codes.ts";
import { DIGITS, LETTERS } from "../prefilters/edge-filter.ts";

export const bic = defineCheckedCode({
  id: "bic",
  title: "Bank identifier (BIC, SWIFT)",
  group: "finance",
  headers: [
    headerWords(
      "bic(?:[ _/-]?(?:code|swift|no|number))?|swift(?:[ _/-]?(?:code|bic|no|number|address))?|bank (?:identifier )?code",
    ),
    headerWords(
      "bank-?identifikation|swift-?adresse|code (?:bic|swift)|código (?:bic|swift)|codice (?:bic|swift)|bankcode",
    ),
  ],
  labels: ["SWIFT/BIC", "BIC/SWIFT", "SWIFT", "BIC"],
  first: LETTERS,
  last: LETTERS + DIGITS,
  minLength: 8,
  maxLength: 14,
  shape: /^[A-Z]{6}[A-Z\d]{2}(?:[A-Z\d]{3})?$/,
  shapeReason: "A BIC has eight characters, or eleven with the branch; the fifth and sixth name a country.",
  findFault: (bare) => {
    const country = bare.slice(4, 6);
    return isCountryCode(country) || country === "XK" ? undefined : `No country has the code ${country}.`;
  },
  components: (bare) => ({ bank: bare.slice(0, 4), country: bare.slice(4, 6), branch: bare.slice(8) }),
  sure: sureOf,
});

/** Eight letters are a common length of words, in capitals too. */
function sureOf(text: string): number {
  if (text !== text.toUpperCase()) return 0.1;
  return text.length === 8 && !/\d/.test(text) ? 0.6 : 0.85;
}
