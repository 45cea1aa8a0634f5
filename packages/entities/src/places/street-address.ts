/**
 * A street with a house number, or a post box, without the town. Kept as written but for its spacing: what one country
 * abbreviates, another writes out.
 * Sources: UPU S42 (address components); USPS Publication 28.
 */
import { defineEntity } from "../entity.ts";
import { DIGIT, GAP, LETTER, nameShape } from "../names/name-shape.ts";
import { confirmed, invalid, type Outcome, rewritten } from "../outcome.ts";
import { hasStreetWord, isPostBox, readStreet } from "./read-street.ts";

const MAX_KNOWN_LENGTH = 90;

export const streetAddress = defineEntity({
  id: "street_address",
  title: "Street address",
  group: "geo",
  takesAnyText: true,
  role: "prose",
  prefilter: { minLength: 4, maxLength: MAX_KNOWN_LENGTH, any: ["letter"], with: ["gap", "foreign"] },
  type: "text",
  isPersonal: true,
  maxLength: 300,
  headers: [
    /\b(street|street ?address|address|address ?(?:line)? ?[12]|addr|road|mailing ?address)\b/i,
    /(?:street|addr(?:ess)?)(?:_?[12])?$/i,
    /\b(strasse|straße|adresse|anschrift|rue|voie|calle|dirección|domicilio|rua|endereço|morada|logradouro|via|indirizzo|straat|adres)\b/i,
  ],
  recognise: (text) => {
    if (text.length > MAX_KNOWN_LENGTH || text.length < 4) return 0;
    const shape = nameShape(text);
    if ((shape & LETTER) === 0 || (shape & GAP) === 0) return 0;
    if ((shape & DIGIT) === 0) return text.length < 50 && hasStreetWord(text) ? 0.2 : 0;
    if (isPostBox(text)) return 0.8;
    const street = readStreet(text);
    if (street === undefined) return hasStreetWord(text) ? 0.35 : 0;
    const isTown = /,.*\d{4,}/.test(street.street);
    return hasStreetWord(street.street) ? (isTown ? 0.4 : 0.92) : 0.15;
  },
  has: () => false,
  clean: cleanStreet,
});

/** Houses have names as well as numbers, so that any text with letters is let through. */
function cleanStreet(text: string): Outcome {
  if (!/\p{L}/u.test(text)) return invalid("Contains no letters.");
  const output = text.replace(/\s+([,;])/g, "$1").replace(/,(?=\p{L})/gu, ", ");
  const street = readStreet(output);
  const components =
    street === undefined ? {} : Object.fromEntries(Object.entries(street).filter(([, part]) => part !== ""));
  if (output === text) return confirmed(text, components);
  return rewritten(text, output, { why: "One space after each comma, none before.", rule: "spacing", components });
}
