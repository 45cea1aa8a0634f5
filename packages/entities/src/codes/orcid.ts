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
  examples: {
    clean: [
      ["0000-0002-1825-0097", "0000-0002-1825-0097"],
      ["https://orcid.org/0000-0001-5109-3700", "0000-0001-5109-3700"],
      ["000000021694233x", "0000-0002-1694-233X"],
      ["ORCID: 0000 0002 1825 0097", "0000-0002-1825-0097"],
    ],
    invalid: [
      ["0000-0002-1825-0098", "a wrong check digit"],
      ["0000-0002-1825", "too short"],
      ["4000-0002-1825-0097", "no zeros in front"],
    ],
    other: ["4111 1111 1111 1111", "0000", "https://orcid.org", "1234-5678-9012-3456"],
  },
});

function withHyphens(bare: string): string {
  return bare.replace(/^(.{4})(.{4})(.{4})(.{4})$/, "$1-$2-$3-$4");
}
