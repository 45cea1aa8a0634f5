/**
 * The four letters of an airport in flight plans and weather reports. Small fields come and go, so one that is not known
 * is only refused when no country has its first letters.
 * Sources: ICAO Doc 7910; OurAirports (as packed by airport-data-js).
 */
import { defineEntity } from "../entity.ts";
import { invalid, rewritten } from "../outcome.ts";
import { airportOfIata, airportOfIcao, isKnownIcao } from "./airports.ts";

/** No region has I, J, Q or X for its first letter; digits stand in the codes of small fields only. */
const SHAPE = /^[A-HK-PR-WYZ][A-Z0-9]{3}$/;

export const airportIcao = defineEntity({
  id: "airport_icao",
  title: "Airport (ICAO)",
  group: "geo",
  prefilter: { minLength: 4, maxLength: 4, first: ["capital"] },
  type: "text",
  maxLength: 10,
  headers: [
    /\b(icao|airport|aerodrome|station|metar|taf|adep|ades)\b/i,
    /\b(flughafen|flugplatz|aérodrome|aeródromo|aeropuerto|aeroporto|luchthaven)\b/i,
  ],
  recognise: (text) => {
    if (text.length !== 4) return 0;
    const first = text.charCodeAt(0);
    if (first < 65 || first > 90 || !/^[A-Z]{4}$/.test(text)) return 0;
    return isKnownIcao(text) ? 0.75 : 0;
  },
  has: isKnownIcao,
  clean: (text) => {
    const code = text.toUpperCase();
    if (!SHAPE.test(code)) {
      const other = airportOfIata(code)?.icao ?? "";
      return invalid("Not the four letters of an airport.", other === "" ? [] : [other]);
    }
    const airport = airportOfIcao(code);
    const components = airport === undefined ? {} : { country: airport.country };
    return rewritten(text, code, { why: "In capitals.", rule: "capitals", components });
  },
});
