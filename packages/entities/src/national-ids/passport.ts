/**
 * The number of a passport, in capitals. Where the table's country is known its pattern decides; a passport has no check
 * digit outside its machine-readable lines.
 * Sources: ICAO Doc 9303-3; EU PRADO (travel documents by country).
 */
import { defineEntity } from "../entity.ts";
import { invalid, type Outcome, rewritten } from "../outcome.ts";
import { homeCountry } from "../places/home-country.ts";
import { passportPatterns } from "./passport-patterns.ts";

const ANY = /^(?=.*\d)[A-Z0-9]{6,9}$/;
const LETTERS_FIRST = /^[A-Z]{1,2}\d{6,8}$/;

export const passport = defineEntity<{ readonly country: string | undefined }>({
  id: "passport",
  title: "Passport number",
  group: "person",
  needsTitle: "always",
  prefilter: { minLength: 6, maxLength: 9, all: ["digit"], only: ["digit", "capital"] },
  type: "text",
  isPersonal: true,
  maxLength: 20,
  headers: [
    /\b(passport|passport ?(?:no|nr|number|id)|travel ?document)\b/i,
    /\b(reisepass|pass-?nr|passnummer|passeport|pasaporte|passaporte|passaporto|paspoort)\b/i,
  ],
  recognise: (text) => {
    if (text.length < 6 || text.length > 9 || !ANY.test(text)) return 0;
    if (LETTERS_FIRST.test(text)) return 0.3;
    return /^\d+$/.test(text) ? (text.length === 9 ? 0.05 : 0.01) : /[A-Z]/.test(text) ? 0.12 : 0;
  },
  learn: (values, hints) => ({ country: homeCountry(hints, values, isPassportOf) }),
  describe: () => [],
  clean: cleanNumber,
});

function isPassportOf(text: string, country: string): boolean {
  return passportPatterns.get(country)?.test(text.toUpperCase().replace(/[\s-]/g, "")) === true;
}

function cleanNumber(text: string, { country }: { readonly country: string | undefined }): Outcome {
  const code = text.toUpperCase().replace(/[\s-]/g, "");
  const pattern = country === undefined ? undefined : passportPatterns.get(country);
  if (!(pattern ?? ANY).test(code))
    return invalid(
      pattern === undefined
        ? "Not six to nine letters and digits."
        : `Not a passport number format used in ${country}.`,
    );
  const components = pattern === undefined || country === undefined ? {} : { country };
  return rewritten(text, code, { why: "In capitals, without spaces.", rule: "form", components });
}
