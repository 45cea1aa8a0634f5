/**
 * IBAN of a bank account, written in groups of four.
 * Sources: ISO 13616-1:2020; SWIFT's IBAN registry (as packed by ibantools).
 */
import { countrySpecs, extractIBAN, friendlyFormatIBAN, ValidationErrorsIBAN, validateIBAN } from "ibantools";
import { defineCheckedCode, WRONG_CHECK_DIGIT } from "../codes/checked-code.ts";
import { headerWords } from "../columns/header-words.ts";
import { DIGITS, LETTERS } from "../prefilters/edge-filter.ts";

const MIN_LENGTH = 15;
const MAX_BARE_LENGTH = 34;

export const iban = defineCheckedCode({
  id: "iban",
  title: "Bank account (IBAN)",
  group: "finance",
  headers: [
    headerWords("iban(?:[ _-]?(?:no|nr|number|nummer|code))?|(?:bank )?account(?: (?:no|number))?"),
    headerWords(
      "kontonummer|bankverbindung|bankkonto|numéro de compte|compte bancaire|cuenta bancaria|número de cuenta|conta bancária|conto corrente|coordinate bancarie|rekeningnummer",
    ),
  ],
  labels: ["IBAN"],
  first: LETTERS,
  last: DIGITS + LETTERS,
  minLength: MIN_LENGTH,
  digits: 4,
  isPersonal: true,
  maxLength: MAX_BARE_LENGTH + 10,
  shape: /^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/,
  shapeReason: "An IBAN starts with the two letters of a country and two check digits.",
  findFault,
  format: (bare) => friendlyFormatIBAN(bare) ?? bare,
  components: (bare) => {
    const { countryCode, bankIdentifier, accountNumber } = extractIBAN(bare);
    return { country: countryCode ?? "", bank: bankIdentifier ?? "", account: accountNumber ?? "" };
  },
  sure: 0.98,
});

function findFault(bare: string): string | undefined {
  const { valid, errorCodes } = validateIBAN(bare);
  if (valid) return undefined;
  const country = bare.slice(0, 2);
  if (errorCodes.includes(ValidationErrorsIBAN.NoIBANCountry)) return `No IBAN starts with ${country}.`;
  if (errorCodes.includes(ValidationErrorsIBAN.WrongBBANLength))
    return `An IBAN of ${country} has ${countrySpecs[country]?.chars ?? 0} characters, this one ${bare.length}.`;
  return errorCodes.includes(ValidationErrorsIBAN.WrongBBANFormat) && passesMod97(bare)
    ? `Letters and digits don't match the format used in ${country}.`
    : WRONG_CHECK_DIGIT;
}

function passesMod97(bare: string): boolean {
  return validateIBAN(bare).errorCodes.includes(ValidationErrorsIBAN.WrongIBANChecksum) === false;
}
