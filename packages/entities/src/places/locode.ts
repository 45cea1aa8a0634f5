/**
 * UN/LOCODE: a place of trade and transport, two letters for the country and three for the place.
 * Sources: UN/ECE Recommendation 16; ISO 3166-1.
 */
import { defineEntity } from "../entity.ts";
import { invalid, rewritten } from "../outcome.ts";
import { isCountryCode } from "./country-codes.ts";

const CODE = /^([A-Z]{2})[ -]?([A-Z2-9]{3})$/;
/** Left to users by ISO 3166-1: Kosovo, and installations in international waters. */
const OTHER: ReadonlySet<string> = new Set(["XK", "XZ"]);

export const locode = defineEntity({
  id: "locode",
  title: "UN/LOCODE",
  group: "geo",
  prefilter: { minLength: 5, maxLength: 6, first: ["capital"] },
  type: "text",
  maxLength: 12,
  headers: [
    /\b(un ?\/? ?locode|locode|port ?code|port of (?:loading|discharge)|pol|pod|port)\b/i,
    /\b(hafencode|hafen|code port|puerto|porto|código de puerto|codice porto|havencode|haven)\b/i,
  ],
  recognise: (text) => {
    if (text.length < 5 || text.length > 6) return 0;
    const first = text.charCodeAt(0);
    if (first < 65 || first > 90) return 0;
    const country = CODE.exec(text)?.[1];
    if (country === undefined || !isCountry(country)) return 0;
    return text.length === 6 ? 0.8 : /\d/.test(text) ? 0.1 : 0.35;
  },
  clean: (text) => {
    const [, country, place] = CODE.exec(text.toUpperCase()) ?? [];
    if (country === undefined || place === undefined)
      return invalid("Not two letters of a country and three of a place.");
    if (!isCountry(country)) return invalid(`No country has the code ${country}.`);
    const why = "In capitals, with one space after the country.";
    return rewritten(text, `${country} ${place}`, { why, rule: "form", components: { country } });
  },
});

function isCountry(code: string): boolean {
  return isCountryCode(code) || OTHER.has(code);
}
