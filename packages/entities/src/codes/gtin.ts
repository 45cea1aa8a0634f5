/**
 * GTIN of a trade item, behind the bar code: EAN-8, UPC-A (12), EAN-13 or GTIN-14. Leading zeros are kept.
 * Sources: GS1 General Specifications §7.9; GS1's list of prefixes.
 */

import { headerWords } from "../columns/header-words.ts";
import { passesGs1 } from "./check-digits.ts";
import { defineCheckedCode, WRONG_CHECK_DIGIT } from "./checked-code.ts";
import { countryOfPrefix } from "./gs1-prefixes.ts";

export const gtin = defineCheckedCode({
  id: "gtin",
  title: "Trade item number (GTIN, EAN, UPC)",
  group: "code",
  headers: [
    headerWords("gtin(?:[ _-]?(?:8|12|13|14))?|ean(?:[ _-]?(?:8|13))?|upc(?:[ _-]?[ae])?|jan|bar[ _-]?codes?"),
    headerWords("strichcode|ean[ _-]?code|code[ _-]?(?:barres|à barres)|código de barras|codice a barre|streepjescode"),
  ],
  labels: ["GTIN-14", "GTIN-13", "GTIN-12", "GTIN-8", "EAN-13", "EAN-8", "UPC-A", "GTIN", "EAN", "UPC", "JAN"],
  minLength: 8,
  digits: 8,
  maxLength: 18,
  losesZeros: true,
  shape: /^(?:\d{8}|\d{12,14})$/,
  shapeReason: "A GTIN has 8, 12, 13 or 14 digits.",
  findFault: (bare) => {
    if (/^0+$/.test(bare)) return "Zeros only.";
    return passesGs1(bare) ? undefined : WRONG_CHECK_DIGIT;
  },
  components: (bare) => ({ prefix_country: countryOfPrefix(bare) }),
  sure: 0.8,
});
