/**
 * Routing transit number of a bank in the United States.
 * Sources: ABA Routing Number Policy; Federal Reserve Operating Circular 5 (prefixes).
 */
import { weighDigits } from "../codes/check-digits.ts";
import { defineCheckedCode, WRONG_CHECK_DIGIT } from "../codes/checked-code.ts";
import { headerWords } from "../columns/header-words.ts";

const WEIGHTS = [3, 7, 1];
/** Government, the twelve Federal Reserve districts (banks, thrifts, electronic) and traveller's cheques. */
const PREFIX = /^(?:0\d|1[0-2]|2[1-9]|3[0-2]|6[1-9]|7[0-2]|80)/;

export const bankRouting = defineCheckedCode({
  id: "bank_routing",
  title: "Bank routing number",
  group: "finance",
  headers: [
    headerWords(
      "routing(?:[ _-]?(?:transit)?[ _-]?(?:no|number|code))?|aba(?:[ _-]?(?:rtn|no|number|routing|code))?|rtn",
    ),
    headerWords("bankleitzahl \\(?usa\\)?|numéro de routage|número de ruta|numero di routing|bankroutenummer"),
  ],
  labels: ["ABA", "RTN", "ROUTING"],
  minLength: 9,
  digits: 9,
  maxLength: 11,
  losesZeros: true,
  shape: /^\d{9}$/,
  shapeReason: "A routing number has nine digits.",
  findFault: (bare) => {
    if (!PREFIX.test(bare) || bare === "000000000")
      return `No Federal Reserve district starts with ${bare.slice(0, 2)}.`;
    return weighDigits(bare, WEIGHTS) % 10 === 0 ? undefined : WRONG_CHECK_DIGIT;
  },
  sure: (text) => (text.length === 9 ? 0.55 : 0.2),
});
