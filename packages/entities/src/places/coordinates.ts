/**
 * A point on the globe, written "latitude, longitude" in decimal degrees. Which of the two numbers comes first is read
 * from the column: a number over 90 can only be a longitude.
 * Sources: ISO 6709; RFC 7946 §3.1.1 (order of positions); RFC 5870 (geo URI).
 */
import type { CountedValue } from "@limpid/table";
import { defineEntity } from "../entity.ts";
import { DIGIT, nameShape } from "../names/name-shape.ts";
import { invalid, type Outcome, rewritten } from "../outcome.ts";
import { type Angle, readAngle } from "./read-angle.ts";

type Order = "latitude-first" | "longitude-first";

interface OrderEvidence {
  readonly order: Order;
  /** Cells that can only be read in the one order or the other. */
  readonly latitudeFirst: number;
  readonly longitudeFirst: number;
  /** Whether nearly all cells have no space behind the comma. */
  readonly isTight: boolean;
}

const WRAPPED = /^(?:geo:|POINT ?)?[([{]?\s*(.{3,70}?)\s*[)\]}]?$/i;
const GAP = /[ ,;/|]/;
/** Neither of a side, nor of a unit, nor of "geo" and "POINT". */
const OTHER_LETTER = /[abfhj-lq-ruvxyz]/i;
const SPLIT = /\s*[,;/|]\s*|\s+/;
/** Reads two numbers with a letter for their side, behind or before them. */
const LETTER_BEHIND = /(?<=[NSEWO])[\s,;/]+(?=[\d+-])/i;
const LETTER_BEFORE = /(?<=[\d°'"′″])[\s,;/]+(?=[NSEWO])/i;
const ONE_AXIS = /[NS]{2}|[EW]{2}/;
const TIGHT = /^-?\d{1,3}(?:\.\d{1,20})?,-?\d/;
/** Cells that make a habit, and the share of all that they must be. */
const ENOUGH = 3;
const MAJORITY = 0.8;
const MAX_LATITUDE = 90;
const MAX_LONGITUDE = 180;

export const coordinates = defineEntity<OrderEvidence>({
  id: "coordinates",
  title: "Coordinates",
  group: "geo",
  prefilter: { minLength: 5, maxLength: 70, all: ["digit"], any: ["gap", "comma", "semicolon", "slash", "pipe"] },
  type: "text",
  maxLength: 80,
  headers: [
    /\b(coordinates?|coords?|lat ?[-,/ ]? ?(?:lon|lng|long)|geo ?point|gps|geo ?location|location|position|point|loc)\b/i,
    /\b(koordinaten|standort|coordonnées|coordenadas|coordinate|coördinaten)\b/i,
  ],
  recognise: (text) => {
    if (text.length < 5 || text.length > 70 || (nameShape(text) & DIGIT) === 0) return 0;
    if (!GAP.test(text) || OTHER_LETTER.test(text)) return 0;
    const pair = readPair(text);
    if (pair === undefined) return 0;
    const isPrecise = pair.every(({ degrees, side }) => side !== "" || /\.\d{2}/.test(degrees));
    return isPrecise ? 0.9 : /[.]\d/.test(text) ? 0.35 : 0.05;
  },
  learn: learnOrder,
  describe: ({ order, latitudeFirst, longitudeFirst }) =>
    order === "longitude-first"
      ? [`Longitude first: ${longitudeFirst} cells prove it, ${latitudeFirst} contradict.`]
      : [],
  clean: cleanPair,
});

function readPair(text: string): readonly [Angle, Angle] | undefined {
  const inner = WRAPPED.exec(text)?.[1];
  if (inner === undefined) return undefined;
  const parts = [LETTER_BEHIND, LETTER_BEFORE, SPLIT]
    .map((sign) => inner.split(sign))
    .find(({ length }) => length === 2);
  if (parts === undefined) return undefined;
  const [first, second] = [readAngle(parts[0] ?? ""), readAngle(parts[1] ?? "")];
  return first === undefined || second === undefined || !mayBePair(first, second) ? undefined : [first, second];
}

function mayBePair(first: Angle, second: Angle): boolean {
  const [a, b] = [Math.abs(Number(first.degrees)), Math.abs(Number(second.degrees))];
  if (ONE_AXIS.test(first.side + second.side)) return false;
  return Math.min(a, b) <= MAX_LATITUDE && Math.max(a, b) <= MAX_LONGITUDE;
}

/** The only order in which both are possible; undefined when both orders are. */
function provenOrder([first, second]: readonly [Angle, Angle]): Order | undefined {
  if (/[NS]/.test(first.side) || /[EW]/.test(second.side) || Math.abs(Number(second.degrees)) > MAX_LATITUDE)
    return "latitude-first";
  if (/[EW]/.test(first.side) || /[NS]/.test(second.side) || Math.abs(Number(first.degrees)) > MAX_LATITUDE)
    return "longitude-first";
  return undefined;
}

function learnOrder(values: readonly CountedValue[], { header }: { readonly header: string }): OrderEvidence {
  let latitudeFirst = 0;
  let longitudeFirst = 0;
  let tight = 0;
  let read = 0;
  for (const { text, count } of values) {
    const pair = readPair(text);
    const order = pair === undefined ? undefined : provenOrder(pair);
    if (pair !== undefined) read += count;
    if (TIGHT.test(text)) tight += count;
    if (order === "latitude-first") latitudeFirst += count;
    if (order === "longitude-first") longitudeFirst += count;
  }
  const isNamedSo = /^(?:lon|lng)\w*[\W_]+lat/i.test(header.slice(0, 40));
  const isLongitudeFirst = longitudeFirst > latitudeFirst || (isNamedSo && latitudeFirst === 0);
  return {
    order: isLongitudeFirst ? "longitude-first" : "latitude-first",
    latitudeFirst,
    longitudeFirst,
    isTight: tight >= ENOUGH && tight >= MAJORITY * read,
  };
}

function cleanPair(text: string, evidence: OrderEvidence): Outcome {
  const pair = readPair(text);
  if (pair === undefined) return invalid("Not a latitude and a longitude.");
  const order = provenOrder(pair) ?? evidence.order;
  const [first, second] = pair;
  const [latitude, longitude] = order === "latitude-first" ? [first, second] : [second, first];
  if (Math.abs(Number(latitude.degrees)) > MAX_LATITUDE) return invalid("A latitude beyond 90 degrees.");
  const comma = evidence.isTight ? "," : ", ";
  return rewritten(text, `${latitude.degrees}${comma}${longitude.degrees}`, {
    why: order === "latitude-first" ? "Written as latitude, longitude." : "Latitude first: longitude came first in it.",
    rule: order,
    prob: provenOrder(pair) === undefined && order === "longitude-first" ? 0.93 : 0.97,
    components: { latitude: latitude.degrees, longitude: longitude.degrees },
  });
}
