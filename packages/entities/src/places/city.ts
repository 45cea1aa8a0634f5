/**
 * A city, town or village. The list of the larger ones tells how likely a column is of cities; no town is refused
 * because it is not on it.
 * Sources: GeoNames (populated places); CLDR exemplar cities of time zones.
 */
import { foldName } from "@limpid/text";
import { COMMA, DIGIT, LETTER, nameShape, ODD } from "../names/name-shape.ts";
import { defineOpenListNames } from "../names/open-list-names.ts";
import { otherNamesOfCity } from "./city-names.ts";
import { countryOfCity, isCity } from "./known-places.ts";

const MAX_KNOWN_LENGTH = 60;

export const city = defineOpenListNames({
  id: "city",
  title: "City",
  group: "geo",
  role: "name",
  prefilter: { minLength: 2, maxLength: MAX_KNOWN_LENGTH, any: ["letter"], none: ["digit", "odd"] },
  headers: [
    /\b(city|town|municipality|village|locality|place of birth|birth ?place|hometown|suburb)\b/i,
    /(?:^|_)(?:city|town)(?:_|$)|City$/,
    /\b(stadt|ort|ortschaft|gemeinde|wohnort|ville|commune|localité|ciudad|municipio|localidad|cidade|município|localidade|città|comune|località|plaats|gemeente|woonplaats|stad)\b/i,
  ],
  recognise: (text) => {
    if (text.length > MAX_KNOWN_LENGTH || text.length < 2) return 0;
    const shape = nameShape(text);
    if ((shape & (DIGIT | ODD | LETTER)) !== LETTER) return 0;
    const folded = foldName(text);
    if ((shape & COMMA) !== 0) return isCity(folded.slice(0, folded.indexOf(","))) ? 0.45 : 0;
    if (isCity(folded)) return 0.8;
    const kind = folded.lastIndexOf(" city");
    return kind > 0 && isCity(folded.slice(0, kind)) ? 0.7 : 0.05;
  },
  isKnown: isCity,
  otherNames: otherNamesOfCity,
  componentsOf: (text) => {
    const country = countryOfCity(foldName(text));
    return country === undefined ? {} : { country };
  },
  allowedTokens: ["nan", "nil", "na"],
});
