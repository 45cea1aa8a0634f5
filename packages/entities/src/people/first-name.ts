/**
 * A given name. Any name is one; the lists only tell how likely a column is of this class, and whom a name is given to.
 * Sources: US census 1990 (names by frequency); Falsehoods Programmers Believe About Names (McKenzie, 2010).
 */

import { foldName } from "@limpid/text";
import { isNameText } from "../names/name-shape.ts";
import { defineOpenListNames } from "../names/open-list-names.ts";
import { genderOfName, isFirstName } from "./known-names.ts";

const MAX_KNOWN_LENGTH = 30;

export const firstName = defineOpenListNames({
  id: "first_name",
  title: "First name",
  group: "person",
  isPersonal: true,
  care: "name",
  alike: "bearers",
  prefilter: { maxLength: MAX_KNOWN_LENGTH, any: ["letter"], none: ["digit", "comma", "odd"] },
  headers: [
    /\b(first|given|fore|christian|middle)[ _-]?names?\b/i,
    /(?:first|given|fore|middle)_?name/i,
    /\b(vorname|vornamen|rufname|prénom|prenom|nombre|nombres|nome|primeiro nome|nome próprio|voornaam|fname|fn)\b/i,
  ],
  recognise: (text) => {
    if (text.length > MAX_KNOWN_LENGTH || !isNameText(text)) return 0;
    const folded = foldName(text);
    if (isFirstName(folded)) return 0.85;
    const space = folded.indexOf(" ");
    if (space === -1) return 0.05;
    return isFirstName(folded.slice(0, space)) && isFirstName(folded.slice(space + 1)) ? 0.6 : 0;
  },
  isKnown: isFirstName,
  componentsOf: (text) => {
    const gender = genderOfName(foldName(text.split(/[\s-]/)[0] ?? ""));
    return gender === undefined ? {} : { gender_guess: gender };
  },
  allowedTokens: ["na", "nan", "nil", "nat"],
});
