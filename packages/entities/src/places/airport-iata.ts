/**
 * The three letters of an airport on tickets and tags.
 * Sources: IATA Resolution 763; OurAirports (as packed by airport-data-js).
 */
import { defineEntity } from "../entity.ts";
import { invalid, rewritten } from "../outcome.ts";
import { airportOfIata, airportOfIcao } from "./airports.ts";

/** Codes of cities with several airports, which timetables use like those of airports. */
const CITIES: ReadonlySet<string> = new Set(
  "LON PAR NYC CHI WAS TYO OSA ROM MIL MOW BER STO BUE RIO SAO YTO YMQ YEA BJS SEL JKT BUH REK HOU DTT DFW QLA SAP NGO BKK EAP QDU QPP QSF".split(
    " ",
  ),
);

export const airportIata = defineEntity({
  id: "airport_iata",
  title: "Airport (IATA)",
  group: "geo",
  prefilter: { minLength: 3, maxLength: 3, first: ["capital"] },
  type: "text",
  maxLength: 10,
  headers: [
    /\b(iata|airport|airport ?code|origin|destination|orig|dest|departure|arrival|dep|arr|from|to)\b/i,
    /\b(flughafen|flughafencode|aéroport|aeropuerto|aeroporto|luchthaven|abflug|ankunft)\b/i,
  ],
  recognise: (text) => {
    if (text.length !== 3) return 0;
    const first = text.charCodeAt(0);
    if (first < 65 || first > 90 || !/^[A-Z]{3}$/.test(text)) return 0;
    return airportOfIata(text) !== undefined ? 0.6 : CITIES.has(text) ? 0.4 : 0;
  },
  has: (text) => airportOfIata(text) !== undefined || CITIES.has(text),
  clean: (text) => {
    const code = text.toUpperCase();
    const airport = airportOfIata(code);
    const why = { why: "In capitals.", rule: "capitals" } as const;
    if (airport !== undefined) {
      const components = { country: airport.country, ...(airport.name === "" ? {} : { airport: airport.name }) };
      return rewritten(text, code, { ...why, components });
    }
    if (CITIES.has(code)) return rewritten(text, code, why);
    const other = airportOfIcao(code)?.iata;
    return invalid(
      /^[A-Z]{3}$/.test(code) ? "No airport has this code." : "Not three letters.",
      other === undefined ? [] : [other],
    );
  },
  allowedTokens: ["nan", "nat"],
});
