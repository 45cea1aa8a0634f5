/**
 * ISSN: the number of a magazine, journal or other serial, written NNNN-NNNC.
 * Sources: ISO 3297:2022; the ISSN Manual of the ISSN International Centre, §0.3.
 */

import { headerWords } from "../columns/header-words.ts";
import { DIGITS } from "../prefilters/edge-filter.ts";
import { weighDigits } from "./check-digits.ts";
import { defineCheckedCode, WRONG_CHECK_DIGIT } from "./checked-code.ts";

const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 1];

export const issn = defineCheckedCode({
  id: "issn",
  title: "ISSN",
  group: "code",
  headers: [
    headerWords("[ep]?-?issn(?:-?l)?|issn (?:print|online|number|nummer)|zeitschriftennummer|numéro issn|número issn"),
  ],
  labels: ["ISSN-L", "EISSN", "PISSN", "E-ISSN", "P-ISSN", "ISSN"],
  last: `${DIGITS}X`,
  minLength: 8,
  digits: 7,
  maxLength: 9,
  losesZeros: true,
  shape: /^\d{7}[\dX]$/,
  shapeReason: "An ISSN has eight digits; the last may be an X.",
  findFault: (bare) => (weighDigits(bare, WEIGHTS) % 11 === 0 ? undefined : WRONG_CHECK_DIGIT),
  format: (bare) => `${bare.slice(0, 4)}-${bare.slice(4)}`,
  sure: 0.9,
});
