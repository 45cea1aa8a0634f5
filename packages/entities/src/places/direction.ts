/**
 * A direction of the compass: one of 16 winds, or degrees clockwise from north. The column keeps its form.
 * Sources: WMO No. 306 (wind direction); IALA compass points.
 */
import { type ClassFit, defineEntity } from "../entity.ts";
import { DIGIT, nameShape } from "../names/name-shape.ts";
import { defineVocabulary, readVocabulary } from "../names/vocabulary.ts";
import { confirmed, invalid } from "../outcome.ts";

const STEP = 22.5;
const MAX_DEGREES = 360;
const MIN_WORD_LENGTH = 4;
/** "No" is an answer more often than north-east in German. */
const SMALL_LETTERS = 0.1;

const winds = defineVocabulary({
  id: "direction",
  title: "Direction",
  group: "geo",
  headers: [],
  usualLetters: "NESW",
  vocabulary: readVocabulary({
    letters: "N; NNE; NE; ENE; E; ESE; SE; SSE; S; SSW; SW; WSW; W; WNW; NW; NNW; NB; SB; EB; WB",
    English:
      "north|northbound; north-northeast|north northeast; northeast|north-east; east-northeast|east northeast; east|eastbound; east-southeast|east southeast; southeast|south-east; south-southeast|south southeast; south|southbound; south-southwest|south southwest; southwest|south-west; west-southwest|west southwest; west|westbound; west-northwest|west northwest; northwest|north-west; north-northwest|north northwest; northbound; southbound; eastbound; westbound",
    German:
      "Nord|Norden; Nordnordost; Nordost|Nordosten; Ostnordost; Ost|Osten; Ostsüdost; Südost|Südosten; Südsüdost; Süd|Süden; Südsüdwest; Südwest|Südwesten; Westsüdwest; West|Westen; Westnordwest; Nordwest|Nordwesten; Nordnordwest",
    French:
      "nord; nord-nord-est; nord-est; est-nord-est; est; est-sud-est; sud-est; sud-sud-est; sud; sud-sud-ouest; sud-ouest; ouest-sud-ouest; ouest; ouest-nord-ouest; nord-ouest; nord-nord-ouest",
    Spanish:
      "norte; nornoreste; noreste|nordeste; estenoreste; este; estesureste; sureste|sudeste; sursureste; sur; sursuroeste; suroeste|sudoeste; oestesuroeste; oeste; oestenoroeste; noroeste; nornoroeste",
    Portuguese:
      "norte; nor-nordeste; nordeste; lés-nordeste; este|leste; lés-sudeste; sudeste; su-sudeste; sul; su-sudoeste; sudoeste; oés-sudoeste; oeste; oés-noroeste; noroeste; nor-noroeste",
    Italian:
      "nord; nord-nord-est; nord-est; est-nord-est; est; est-sud-est; sud-est; sud-sud-est; sud; sud-sud-ovest; sud-ovest; ovest-sud-ovest; ovest; ovest-nord-ovest; nord-ovest; nord-nord-ovest",
    Dutch:
      "noord|noorden; noordnoordoost; noordoost|noordoosten; oostnoordoost; oost|oosten; oostzuidoost; zuidoost|zuidoosten; zuidzuidoost; zuid|zuiden; zuidzuidwest; zuidwest|zuidwesten; westzuidwest; west|westen; westnoordwest; noordwest|noordwesten; noordnoordwest",
    "letters (German)": "N; NNO; NO; ONO; O; OSO; SO; SSO; S; SSW; SW; WSW; W; WNW; NW; NNW",
    "letters (French, Spanish)": "N; NNE; NE; ENE; E; ESE; SE; SSE; S; SSO; SO; OSO; O; ONO; NO; NNO",
  }),
  componentsOf: (meaning) => (meaning < 16 ? { degrees: String(meaning * STEP) } : {}),
});

export const direction = defineEntity<ClassFit>({
  id: "direction",
  title: "Direction",
  group: "geo",
  prefilter: { any: ["letter", "digit"] },
  type: "text",
  maxLength: 30,
  headers: [
    /\b(direction|wind ?dir(?:ection)?|bearing|heading|compass|orientation|aspect|azimuth|pre ?dir|post ?dir)\b/i,
    /(?:PREDIR|SUFDIR|POSTDIR)\b/,
    /\b(richtung|windrichtung|himmelsrichtung|cap|dirección|rumbo|direção|rumo|direzione|windrichting)\b/i,
  ],
  recognise: (text) => {
    if ((nameShape(text) & DIGIT) !== 0) return readDegrees(text) === undefined ? 0 : 0.2;
    const confidence = winds.recognise(text);
    return text.length < MIN_WORD_LENGTH && text !== text.toUpperCase()
      ? Math.min(confidence, SMALL_LETTERS)
      : confidence;
  },
  has: winds.has,
  learn: (values, hints) => winds.fit(values, hints),
  describe: ({ evidence }) => evidence,
  clean: (text, fit) => {
    const degrees = readDegrees(text);
    if (degrees !== undefined) return confirmed(text, { degrees: String(degrees) });
    const outcome = winds.cleanerOf(fit).clean(text);
    return outcome.kind === "invalid"
      ? invalid("Neither a compass direction nor degrees from 0 to 360.", outcome.suggestions)
      : outcome;
  },
});

const DEGREES = /^(\d{1,3}(?:\.\d{1,4})?) ?(?:°|deg|degrees)?$/;

function readDegrees(text: string): number | undefined {
  const degrees = Number(DEGREES.exec(text)?.[1] ?? Number.NaN);
  return degrees <= MAX_DEGREES ? degrees : undefined;
}
