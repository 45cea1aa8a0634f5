/**
 * A person's nationality by passport or origin: "Swiss", "French". The column keeps its language.
 * Sources: UK Foreign Office, list of nationalities; EU Publications Office, annex A5 (countries, adjectives, inhabitants).
 */

import { defineVocabulary } from "../names/vocabulary.ts";
import { englishName } from "./country-names.ts";
import { COUNTRIES_OF_DEMONYMS, DEMONYM_FORMS, DEMONYMS } from "./demonyms.ts";

export const nationality = defineVocabulary({
  id: "nationality",
  title: "Nationality",
  group: "geo",
  headers: [
    /\b(nationality|citizenship|citizen|demonym|origin)\b/i,
    /\b(nationalität|staatsangehörigkeit|staatsbürgerschaft|herkunft|nationalité|citoyenneté|nacionalidad|ciudadanía|nacionalidade|cidadania|nazionalità|cittadinanza|nationaliteit)\b/i,
  ],
  vocabulary: { forms: DEMONYM_FORMS, meanings: DEMONYMS },
  confidence: 0.9,
  componentsOf: (meaning) => {
    const alpha2 = COUNTRIES_OF_DEMONYMS[meaning];
    return alpha2 === undefined ? {} : { country: alpha2 === "XK" ? "Kosovo" : englishName(alpha2) };
  },
});
