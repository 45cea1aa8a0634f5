/**
 * The name of a place that is no settlement: a building, a park, a mountain, a venue. Kept as written.
 * Sources: OpenStreetMap keys amenity, tourism and natural; GeoNames feature classes.
 */
import { foldWords } from "@limpid/text";
import { DIGIT, GAP, LETTER, nameShape, ODD } from "../names/name-shape.ts";
import { defineOpenListNames } from "../names/open-list-names.ts";

const MAX_KNOWN_LENGTH = 90;
const KINDS: ReadonlySet<string> = new Set(
  (
    "museum gallery park garden gardens hotel inn hostel resort lodge restaurant cafe bar pub hall house palace castle fort tower bridge church cathedral chapel temple mosque abbey monastery library theatre theater cinema stadium arena center centre university college school hospital clinic station airport port harbor harbour beach island islands lake river mountain mount hill valley forest bay cape cave falls waterfall square plaza street market mall zoo aquarium observatory monument memorial ruins trail reserve sanctuary campground winery farm ranch villa mansion cemetery club pier desert canyon glacier volcano reef " +
    "schloss burg kirche dom turm brucke platz garten see berg insel bahnhof flughafen rathaus theater galerie gasthof " +
    "musee chateau eglise cathedrale jardin parc palais tour pont place gare lac mont ile theatre galerie auberge maison " +
    "museo castillo iglesia catedral jardin parque palacio torre puente plaza estacion lago monte isla teatro casa playa " +
    "museu castelo igreja jardim ponte praca estacao ilha praia " +
    "castello chiesa cattedrale giardino parco palazzo ponte piazza stazione isola galleria pinacoteca " +
    "kasteel kerk tuin paleis toren brug plein meer berg eiland schouwburg huis"
  ).split(" "),
);

export const placeName = defineOpenListNames({
  id: "place_name",
  title: "Name of a place",
  group: "geo",
  role: "name",
  prefilter: { minLength: 3, maxLength: MAX_KNOWN_LENGTH, any: ["letter"], none: ["odd"] },
  maxLength: 200,
  headers: [
    /\b(place|location|venue|site|landmark|attraction|station|building|facility|point of interest|poi|hotel|museum|park)\b/i,
    /\b(standort|veranstaltungsort|sehenswürdigkeit|lieu|endroit|site|lugar|ubicación|local|localização|luogo|sede|locatie|plek)\b/i,
  ],
  recognise: (text) => {
    if (text.length > MAX_KNOWN_LENGTH || text.length < 3) return 0;
    const shape = nameShape(text);
    if ((shape & LETTER) === 0 || (shape & ODD) !== 0) return 0;
    if ((shape & GAP) === 0) return 0.02;
    const words = foldWords(text);
    const isOfKind = words.some((word) => KINDS.has(word));
    if ((shape & DIGIT) !== 0) return isOfKind ? 0.15 : 0;
    return isOfKind ? 0.6 : words.length < 6 ? 0.06 : 0.02;
  },
});
