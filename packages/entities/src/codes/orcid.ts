/**
 * ORCID iD of a researcher, with or without its web address.
 * Sources: ORCID's "Structure of the ORCID identifier"; ISO 7064 (MOD 11-2).
 */

import { headerWords } from "../columns/header-words.ts";
import { DIGITS } from "../prefilters/edge-filter.ts";
import { passesMod11Of2 } from "./check-digits.ts";
import { defineCheckedCode, WRONG_CHECK_DIGIT } from "./checked-code.ts";

export const orcid = defineCheckedCode({
  id: "orcid",
  title: "ORCID iD",
  group: "code",
  headers: [
    headerWords("orcid(?:[ _-]?id)?|author id|researcher id"),
    headerWords(
      "forscher-?id|autoren-?id|identifiant (?:orcid|chercheur)|id de(?:l)? (?:autor|investigador)|id autore|onderzoeker-?id",
    ),
  ],
  labels: ["HTTPS://ORCID.ORG/", "HTTP://ORCID.ORG/", "ORCID.ORG/", "ORCID ID", "ORCID"],
  last: `${DIGITS}X`,
  minLength: 16,
  digits: 15,
  maxLength: 19,
  shape: /^000\d{12}[\dX]$/,
  shapeReason: "An ORCID iD has 16 digits, the first of them zeros; the last may be an X.",
  findFault: (bare) => (passesMod11Of2(bare) ? undefined : WRONG_CHECK_DIGIT),
  format: withHyphens,
  otherForms: [(bare) => `https://orcid.org/${withHyphens(bare)}`, (bare) => `http://orcid.org/${withHyphens(bare)}`],
  sure: 0.97,
});

function withHyphens(bare: string): string {
  return bare.replace(/^(.{4})(.{4})(.{4})(.{4})$/, "$1-$2-$3-$4");
}
