/**
 * How countries number their people. Of several that read a number equally well, the first counts.
 * Sources: OECD, Tax identification numbers (by country); the schemes as checked by python-stdnum and Wikipedia's
 * list of national identification numbers.
 */
import { passesLuhn } from "../codes/check-digits.ts";
import { isOneDigit } from "./checks.ts";
import { EASTERN_IDS } from "./eastern-ids.ts";
import { EUROPEAN_IDS } from "./european-ids.ts";
import { LATIN_AMERICAN_IDS } from "./latin-american-ids.ts";
import type { NationalIdLine, NationalIdScheme } from "./scheme.ts";

const NORTH_AMERICAN_IDS: readonly NationalIdLine[] = [
  [
    "US",
    "Social Security number",
    /^(?!000|666|9)\d{3}(?!00)\d\d(?!0000)\d{4}$/,
    "###-##-####",
    (code) => !isOneDigit(code),
  ],
  ["CA", "Social Insurance Number", /^\d{9}$/, "### ### ###", (code) => !isOneDigit(code) && passesLuhn(code)],
];

export const NATIONAL_IDS: readonly NationalIdScheme[] = [
  ...NORTH_AMERICAN_IDS,
  ...EUROPEAN_IDS,
  ...LATIN_AMERICAN_IDS,
  ...EASTERN_IDS,
].map(([country, name, shape, forms, check]) => ({ country, name, shape, check, forms: forms.split("|") }));
