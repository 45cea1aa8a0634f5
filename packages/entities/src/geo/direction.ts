/**
 * A direction of the compass: one of 16 winds, or degrees clockwise from north. The column keeps its form.
 * Sources: WMO No. 306 (wind direction); IALA compass points.
 */
import type { CountedValue } from "@limpid/table";
import { defineEntity } from "../entity.ts";
import { confirmed, invalid, type Outcome } from "../outcome.ts";
import { DIGIT, shapeOf } from "../shared/names-shape.ts";
import { defineVocabulary } from "../shared/names-vocabulary.ts";

const STEP = 22.5;
const MOST_DEGREES = 360;
const SHORTEST_WORD = 4;
/** "No" is an answer more often than north-east in German. */
const SMALL_LETTERS = 0.1;

const winds = defineVocabulary({
  id: "direction",
  title: "Direction",
  group: "geo",
  headers: [],
  usualLetters: "NESW",
  vocabulary: {
    forms: [
      "letters",
      "English",
      "German",
      "French",
      "Spanish",
      "Portuguese",
      "Italian",
      "Dutch",
      "letters (German)",
      "letters (French, Spanish)",
    ],
    meanings: [
      ["N", "north|northbound", "Nord|Norden", "nord", "norte", "norte", "nord", "noord|noorden", "N", "N"],
      [
        "NNE",
        "north-northeast|north northeast",
        "Nordnordost",
        "nord-nord-est",
        "nornoreste",
        "nor-nordeste",
        "nord-nord-est",
        "noordnoordoost",
        "NNO",
        "NNE",
      ],
      [
        "NE",
        "northeast|north-east",
        "Nordost|Nordosten",
        "nord-est",
        "noreste|nordeste",
        "nordeste",
        "nord-est",
        "noordoost|noordoosten",
        "NO",
        "NE",
      ],
      [
        "ENE",
        "east-northeast|east northeast",
        "Ostnordost",
        "est-nord-est",
        "estenoreste",
        "lés-nordeste",
        "est-nord-est",
        "oostnoordoost",
        "ONO",
        "ENE",
      ],
      ["E", "east|eastbound", "Ost|Osten", "est", "este", "este|leste", "est", "oost|oosten", "O", "E"],
      [
        "ESE",
        "east-southeast|east southeast",
        "Ostsüdost",
        "est-sud-est",
        "estesureste",
        "lés-sudeste",
        "est-sud-est",
        "oostzuidoost",
        "OSO",
        "ESE",
      ],
      [
        "SE",
        "southeast|south-east",
        "Südost|Südosten",
        "sud-est",
        "sureste|sudeste",
        "sudeste",
        "sud-est",
        "zuidoost|zuidoosten",
        "SO",
        "SE",
      ],
      [
        "SSE",
        "south-southeast|south southeast",
        "Südsüdost",
        "sud-sud-est",
        "sursureste",
        "su-sudeste",
        "sud-sud-est",
        "zuidzuidoost",
        "SSO",
        "SSE",
      ],
      ["S", "south|southbound", "Süd|Süden", "sud", "sur", "sul", "sud", "zuid|zuiden", "S", "S"],
      [
        "SSW",
        "south-southwest|south southwest",
        "Südsüdwest",
        "sud-sud-ouest",
        "sursuroeste",
        "su-sudoeste",
        "sud-sud-ovest",
        "zuidzuidwest",
        "SSW",
        "SSO",
      ],
      [
        "SW",
        "southwest|south-west",
        "Südwest|Südwesten",
        "sud-ouest",
        "suroeste|sudoeste",
        "sudoeste",
        "sud-ovest",
        "zuidwest|zuidwesten",
        "SW",
        "SO",
      ],
      [
        "WSW",
        "west-southwest|west southwest",
        "Westsüdwest",
        "ouest-sud-ouest",
        "oestesuroeste",
        "oés-sudoeste",
        "ovest-sud-ovest",
        "westzuidwest",
        "WSW",
        "OSO",
      ],
      ["W", "west|westbound", "West|Westen", "ouest", "oeste", "oeste", "ovest", "west|westen", "W", "O"],
      [
        "WNW",
        "west-northwest|west northwest",
        "Westnordwest",
        "ouest-nord-ouest",
        "oestenoroeste",
        "oés-noroeste",
        "ovest-nord-ovest",
        "westnoordwest",
        "WNW",
        "ONO",
      ],
      [
        "NW",
        "northwest|north-west",
        "Nordwest|Nordwesten",
        "nord-ouest",
        "noroeste",
        "noroeste",
        "nord-ovest",
        "noordwest|noordwesten",
        "NW",
        "NO",
      ],
      [
        "NNW",
        "north-northwest|north northwest",
        "Nordnordwest",
        "nord-nord-ouest",
        "nornoroeste",
        "nor-noroeste",
        "nord-nord-ovest",
        "noordnoordwest",
        "NNW",
        "NNO",
      ],
      ["NB", "northbound", "", "", "", "", "", "", "", ""],
      ["SB", "southbound", "", "", "", "", "", "", "", ""],
      ["EB", "eastbound", "", "", "", "", "", "", "", ""],
      ["WB", "westbound", "", "", "", "", "", "", "", ""],
    ],
  },
  componentsOf: (meaning) => (meaning < 16 ? { degrees: String(meaning * STEP) } : {}),
  examples: { clean: [], invalid: [], other: [] },
});

interface DirectionEvidence {
  readonly clean: (text: string) => Outcome;
  readonly sentences: readonly string[];
}

export const direction = defineEntity<DirectionEvidence>({
  id: "direction",
  title: "Direction",
  group: "geo",
  gate: { any: ["letter", "digit"] },
  type: "text",
  longest: 30,
  headers: [
    /\b(direction|wind ?dir(?:ection)?|bearing|heading|compass|orientation|aspect|azimuth|pre ?dir|post ?dir)\b/i,
    /(?:PREDIR|SUFDIR|POSTDIR)\b/,
    /\b(richtung|windrichtung|himmelsrichtung|cap|dirección|rumbo|direção|rumo|direzione|windrichting)\b/i,
  ],
  recognise: (text) => {
    if ((shapeOf(text) & DIGIT) !== 0) return readDegrees(text) === undefined ? 0 : 0.2;
    const sureness = winds.recognise(text);
    return text.length < SHORTEST_WORD && text !== text.toUpperCase() ? Math.min(sureness, SMALL_LETTERS) : sureness;
  },
  gather: (values: readonly CountedValue[], hints) => {
    const { clean, evidence } = winds.study(values, hints);
    return { clean, sentences: evidence };
  },
  explain: ({ sentences }) => sentences,
  clean: (text, { clean }) => {
    const degrees = readDegrees(text);
    if (degrees !== undefined) return confirmed(text, { degrees: String(degrees) });
    const outcome = clean(text);
    return outcome.kind === "invalid"
      ? invalid("Neither a wind nor degrees from 0 to 360.", outcome.suggestions)
      : outcome;
  },
  examples: {
    clean: [
      ["N", "N"],
      ["sse", "SSE"],
      ["northwest", "NW"],
      ["West", "W"],
      ["270", "270"],
      ["45°", "45°"],
    ],
    invalid: [
      ["NNN", "no wind"],
      ["400", "over 360"],
      ["up", "no wind"],
    ],
    other: ["Anna", "2024-01-02", "New York", "1200"],
  },
});

const DEGREES = /^(\d{1,3}(?:\.\d{1,4})?) ?(?:°|deg|degrees)?$/;

function readDegrees(text: string): number | undefined {
  const degrees = Number(DEGREES.exec(text)?.[1] ?? Number.NaN);
  return degrees <= MOST_DEGREES ? degrees : undefined;
}
