/**
 * CUSIP of a North American security: eight characters and a check digit.
 * Sources: ANSI X9.6; CUSIP Global Services' description of the check digit.
 */
import { defineCheckedCode, WRONG_CHECK_DIGIT } from "../codes/checked-code.ts";
import { headerWords } from "../columns/header-words.ts";
import { DIGITS, LETTERS } from "../prefilters/edge-filter.ts";

const CHARACTERS = `${DIGITS}${LETTERS}*@#`;

export const cusip = defineCheckedCode({
  id: "cusip",
  title: "Security number (CUSIP)",
  group: "finance",
  headers: [
    headerWords(
      "cusip(?:[ _-]?(?:no|nr|number|nummer|code|id))?|cins|numéro cusip|número cusip|numero cusip|código cusip",
    ),
  ],
  labels: ["CUSIP"],
  first: DIGITS + LETTERS,
  minLength: 9,
  digits: 1,
  maxLength: 11,
  losesZeros: true,
  shape: /^[\dA-Z]{3}[\dA-Z*@#]{5}\d$/,
  shapeReason: "A CUSIP has eight characters and a check digit.",
  findFault: (bare) => {
    if (/^0+$/.test(bare)) return "Zeros only.";
    return passesCheck(bare) ? undefined : WRONG_CHECK_DIGIT;
  },
  sure: 0.6,
});

function passesCheck(bare: string): boolean {
  let sum = 0;
  for (let place = 0; place < bare.length - 1; place++) {
    const value = CHARACTERS.indexOf(bare.charAt(place)) * (place % 2 === 0 ? 1 : 2);
    sum += Math.floor(value / 10) + (value % 10);
  }
  return (10 - (sum % 10)) % 10 === Number(bare.at(-1));
}
