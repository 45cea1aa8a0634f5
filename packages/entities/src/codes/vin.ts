/**
 * Vehicle identification number: 17 characters without I, O and Q. Only North America demands the check digit in the ninth
 * place, so elsewhere it proves nothing.
 * Sources: ISO 3779:2009; 49 CFR §565.15 (check digit, year).
 */

import { headerWords } from "../columns/header-words.ts";
import { DIGITS, LETTERS } from "../prefilters/edge-filter.ts";
import { defineCheckedCode, WRONG_CHECK_DIGIT } from "./checked-code.ts";

const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];
const LETTER_VALUES = "12345678.12345.7.923456789";
/** The code of the model year, from 1980; it repeats after 30 years. */
const YEAR_CODES = "ABCDEFGHJKLMNPRSTVWXY123456789";
const FIRST_YEAR = 1980;

export const vin = defineCheckedCode({
  id: "vin",
  title: "Vehicle identification number",
  group: "code",
  headers: [
    headerWords("vin|vehicle ?id(?:entification)?(?: ?number)?|chassis(?: ?(?:no|number))?|frame number"),
    headerWords(
      "fahrgestellnummer|fahrzeug-?ident(?:ifizierungs)?nummer|fin|numéro de (?:série|châssis)|bastidor|número de chassi|numero di telaio|chassisnummer",
    ),
  ],
  labels: ["VIN"],
  first: DIGITS + LETTERS,
  last: DIGITS + LETTERS,
  minLength: 17,
  digits: 2,
  maxLength: 20,
  shape: /^[A-HJ-NPR-Z\d]{13}[A-HJ-NPR-Z\d]{2}\d{2}$/,
  shapeReason: "A vehicle number has 17 letters and digits, never I, O or Q, and ends in digits.",
  findFault: (bare) => (isNorthAmerican(bare) && !passesCheck(bare) ? WRONG_CHECK_DIGIT : undefined),
  components: (bare) => ({ wmi: bare.slice(0, 3), year: modelYear(bare) }),
  sure: (text) => (/[A-Z]/i.test(text) ? 0.9 : 0.1),
});

/** First digits of Canada, Mexico and the USA. */
function isNorthAmerican(bare: string): boolean {
  return bare >= "1" && bare < "6";
}

function passesCheck(bare: string): boolean {
  let sum = 0;
  for (let place = 0; place < bare.length; place++) sum += digitOf(bare.charAt(place)) * (WEIGHTS[place] ?? 0);
  const check = sum % 11;
  return bare[8] === (check === 10 ? "X" : String(check));
}

function digitOf(character: string): number {
  return Number(character >= "A" ? LETTER_VALUES[character.charCodeAt(0) - 65] : character);
}

/** Since 2010 a letter in the seventh place marks the second round of the codes, in North America only. */
function modelYear(bare: string): string {
  const round = YEAR_CODES.indexOf(bare.charAt(9));
  if (round === -1 || !isNorthAmerican(bare)) return "";
  const isSecond = /[A-Z]/.test(bare.charAt(6));
  return String(FIRST_YEAR + round + (isSecond ? YEAR_CODES.length : 0));
}
