/**
 * A whole postal address in one cell. Its parts are recognised; only the spacing of commas is changed.
 * Sources: UPU S42 (address components); Google's address formats (libaddressinput).
 */
import { defineEntity } from "../entity.ts";
import { COMMA, DIGIT, LETTER, nameShape } from "../names/name-shape.ts";
import { confirmed, invalid, type Outcome, rewritten } from "../outcome.ts";
import { type Address, completeness, readAddress } from "./read-address.ts";

const MAX_KNOWN_LENGTH = 200;
/** Longer texts than the shape is kept of are looked at in their first part. */
const LOOKED_AT = 110;

export const fullAddress = defineEntity({
  id: "full_address",
  title: "Full address",
  group: "geo",
  takesAnyText: true,
  role: "prose",
  prefilter: { minLength: 12, maxLength: MAX_KNOWN_LENGTH, all: ["comma", "digit"], any: ["letter"] },
  type: "text",
  isPersonal: true,
  maxLength: 500,
  headers: [
    /\b(full ?address|address|postal ?address|mailing ?address|shipping ?address|billing ?address|location)\b/i,
    /\b(adresse|anschrift|vollständige adresse|adresse complète|dirección|dirección completa|endereço|morada|indirizzo|adres)\b/i,
  ],
  recognise: (text) => {
    if (text.length > MAX_KNOWN_LENGTH || text.length < 12) return 0;
    const shape = nameShape(text.length > LOOKED_AT ? text.slice(0, LOOKED_AT) : text);
    if ((shape & (LETTER | COMMA)) !== (LETTER | COMMA) || (shape & DIGIT) === 0) return 0;
    const address = readAddress(text);
    return address === undefined ? 0 : 0.95 * completeness(address);
  },
  clean: cleanAddress,
});

function cleanAddress(text: string): Outcome {
  if (!/\p{L}/u.test(text)) return invalid("Contains no letters.");
  const output = text.replace(/\s+,/g, ",").replace(/,(?=\p{L})/gu, ", ");
  const address = readAddress(output);
  const components = address === undefined ? {} : componentsOf(address);
  if (output === text) return confirmed(text, components);
  return rewritten(text, output, { why: "One space after each comma, none before.", rule: "spacing", components });
}

function componentsOf({ street, city, region, postalCode, country }: Address): Readonly<Record<string, string>> {
  const parts = { street, city, region, postal_code: postalCode, country };
  return Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== ""));
}
