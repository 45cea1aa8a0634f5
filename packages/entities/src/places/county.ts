/**
 * A county: a part of a state or region, as the United States, Great Britain and others have them.
 * Sources: FIPS 6-4 (US census bureau); ISO 3166-2.
 */
import { foldName } from "@limpid/text";
import { isNameText } from "../names/name-shape.ts";
import { defineOpenListNames } from "../names/open-list-names.ts";
import { regionsOfName, statesOfCounty } from "./known-places.ts";

const MAX_KNOWN_LENGTH = 60;
const KIND = /(?: county| parish| borough| census area|shire)$|^(?:county|co|landkreis|kreis|lk|judet|comitat|comte) /;

export const county = defineOpenListNames({
  id: "county",
  title: "County",
  group: "geo",
  role: "name",
  prefilter: { maxLength: MAX_KNOWN_LENGTH, any: ["letter"], none: ["digit", "comma", "odd"] },
  headers: [
    /\b(county|counties|parish|borough|shire)\b/i,
    /county/i,
    /\b(kreis|landkreis|bezirk|amt|comté|arrondissement|condado|comarca|concelho|contea|graafschap|gouw)\b/i,
  ],
  recognise: (text) => {
    if (text.length > MAX_KNOWN_LENGTH || !isNameText(text)) return 0;
    const folded = foldName(text);
    if (KIND.test(folded)) return statesOfCounty(folded).length > 0 ? 0.95 : 0.6;
    return statesOfCounty(folded).length > 0 ? 0.5 : 0.02;
  },
  isKnown: (folded) => statesOfCounty(folded).length > 0,
  componentsOf: (text) => {
    const states = new Set(statesOfCounty(foldName(text)));
    const [state] = states;
    if (states.size === 1 && state !== undefined) return { state };
    const regions = regionsOfName(foldName(text));
    return regions.length === 1 ? { state: regions[0]?.code.slice(0, 2) ?? "" } : {};
  },
});
