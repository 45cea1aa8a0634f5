/**
 * ISIN of a security: country, nine characters, check digit.
 * Sources: ISO 6166:2021; ANNA's guidelines on the check digit.
 */
import { passesLuhn, spellLetters } from "../codes/check-digits.ts";
import { defineCheckedCode, WRONG_CHECK_DIGIT } from "../codes/checked-code.ts";
import { headerWords } from "../columns/header-words.ts";
import { isCountryCode } from "../places/country-codes.ts";
import { LETTERS } from "../prefilters/edge-filter.ts";

/** Prefixes that are no country: international securities, the EU, and codes of substitute agencies. */
const OTHER_PREFIXES = new Set("XS XA XB XC XD XF XK XT EU QS QT QZ".split(" "));

export const isin = defineCheckedCode({
  id: "isin",
  title: "Security number (ISIN)",
  group: "finance",
  headers: [
    headerWords("isin(?:[ _-]?(?:code|no|nr|number|nummer))?|security id(?:entifier)?"),
    headerWords("wertpapierkenn(?:nummer|ung)|code isin|código isin|codice isin|isin-code"),
  ],
  labels: ["ISIN"],
  first: LETTERS,
  minLength: 12,
  digits: 1,
  maxLength: 15,
  shape: /^[A-Z]{2}[A-Z\d]{9}\d$/,
  shapeReason: "An ISIN has two letters of a country, nine letters or digits and a check digit.",
  findFault: (bare) => {
    const prefix = bare.slice(0, 2);
    if (!isCountryCode(prefix) && !OTHER_PREFIXES.has(prefix)) return `No country has the code ${prefix}.`;
    return passesLuhn(spellLetters(bare)) ? undefined : WRONG_CHECK_DIGIT;
  },
  components: (bare) => ({ country: bare.slice(0, 2) }),
  sure: 0.97,
});
