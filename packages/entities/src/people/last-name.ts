/**
 * A surname. Any name is one; particles and capitals inside ("de la Cruz", "McDonald", "O'Brien") stay as written.
 * Sources: US census 1990 (surnames by frequency); W3C, Personal names around the world.
 */

import { foldName } from "@limpid/text";
import { isNameText } from "../names/name-shape.ts";
import { defineOpenListNames } from "../names/open-list-names.ts";
import { PARTICLES } from "../names/surname-particles.ts";
import { isLastName, isUsualLastName } from "./known-names.ts";

const MAX_KNOWN_LENGTH = 40;

export const lastName = defineOpenListNames({
  id: "last_name",
  title: "Surname",
  group: "person",
  isPersonal: true,
  care: "name",
  alike: "bearers",
  prefilter: { maxLength: MAX_KNOWN_LENGTH, any: ["letter"], none: ["digit", "comma", "odd"] },
  headers: [
    /\b(last|family|sur|second|maiden)[ _-]?names?\b/i,
    /(?:last|family|maiden)_?name|surname/i,
    /\b(nachname|familienname|zuname|nom|nom de famille|apellido|apellidos|sobrenome|apelido|cognome|achternaam|lname|ln)\b/i,
  ],
  recognise: (text) => {
    if (text.length > MAX_KNOWN_LENGTH || !isNameText(text)) return 0;
    const folded = foldName(text);
    if (isUsualLastName(folded)) return 0.85;
    if (isLastName(folded)) return 0.5;
    const space = folded.lastIndexOf(" ");
    if (space === -1) return 0.1;
    const first = folded.slice(0, folded.indexOf(" "));
    return (PARTICLES.has(first) || isLastName(first)) && isLastName(folded.slice(space + 1)) ? 0.6 : 0;
  },
  isKnown: isLastName,
  allowedTokens: ["null", "na", "nan", "nil", "none", "nat", "unknown", "missing", "blank", "empty", "void", "leer"],
});
