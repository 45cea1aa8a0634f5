/**
 * A rating on a scale: 4.5/5, 4,5 von 5, ★★★★☆ or a bare number. A bare number stays bare, on the scale that nearly all
 * of its column fits; a stated scale is written behind a stroke.
 * Sources: schema.org Rating (ratingValue, bestRating); the Unicode stars U+2605, U+2606 and U+2B50.
 */
import { type CountedValue, countCells } from "@limpid/table";
import { readNumber } from "@limpid/text";
import { type ColumnHints, defineEntity } from "../entity.ts";
import { type Cleaned, confirmed, invalid, type Outcome, rewritten } from "../outcome.ts";
import { type DecimalEvidence, decideDecimals, describeDecimals, learnDecimals } from "./decimal-sign.ts";
import { settleNumber } from "./settle-number.ts";

interface RatingEvidence {
  readonly decimals: DecimalEvidence;
  /** The scale of bare numbers. */
  readonly scale: number;
}

interface WrittenRating {
  readonly value: string;
  /** Undefined where none is written. */
  readonly scale: number | undefined;
}

const OUT_OF =
  /^([\d.,]{1,8}) ?(?:\/|out of|of|von|aus|sur|de|di|su|van|uit|over|sobre) ?(\d{1,3})(?:[.,]0)?(?: ?(?:stars?|sterne?n?|étoiles?|estrellas?|estrelas?|stelle|sterren|points?|punkte))?$/i;
const IN_STARS =
  /^([\d.,]{1,8}) ?-?(?:stars?|sterne?n?|étoiles?|estrellas?|estrelas?|stell[ae]|ster(?:ren)?|★|⭐|⭐️)$/i;
const STARS = /^([★⭐✭✮*]\uFE0F?){1,10}([½⯨⯪]?)([☆✩✰]\uFE0F?){0,10}$/u;
const PERCENTAGE = /^(\d{1,3}(?:[.,]\d{1,4})?) ?%$/;
const SCALES = [5, 10, 100];
const STAR_SCALE = 5;
/** Share of the bare numbers that must fit a scale: the rest are slips. */
const NEARLY_ALL = 0.98;

export const rating = defineEntity<RatingEvidence>({
  id: "rating",
  title: "Rating",
  group: "number",
  prefilter: { notFirst: ["small", "capital"] },
  type: "text",
  maxLength: 40,
  headers: [
    /\b(rating|ratings|rated|score|stars?|review ?(?:score|rating)|grade|metascore|imdb|satisfaction|aggregate ?rating)\b/i,
    /\b(bewertung|note|wertung|sterne|évaluation|étoiles|avis|calificación|valoración|puntuación|estrellas|avaliação|classificação|nota|estrelas|valutazione|voto|punteggio|beoordeling|waardering|sterren|cijfer)\b/i,
  ],
  recognise: (text) => {
    const first = text.charCodeAt(0);
    if (first < 48 || (first > 57 && first < 128) || (text.length > 4 && first < 128 && !/[/\p{L}★⭐]/u.test(text))) {
      return first === 42 && STARS.test(text) ? 0.3 : 0;
    }
    return certaintyOf(text);
  },
  learn: learnScale,
  describe: ({ decimals, scale }) => [`Ratings without a scale are out of ${scale}.`, ...describeDecimals(decimals)],
  settings: ({ decimals }) => decideDecimals(decimals),
  clean: cleanRating,
});

function certaintyOf(text: string): number {
  if (/^[1-9]?\d$|^\d[.,]\d{1,2}$|^100$/.test(text)) return /[.,]/.test(text) ? 0.35 : 0.25;
  const written = readRating(text);
  if (written?.scale === undefined || readNumber(written.value).kind !== "number") return 0;
  const isUsual = SCALES.includes(written.scale) && Number(written.value.replace(",", ".")) <= written.scale;
  return isUsual
    ? text.includes("/") && written.scale !== STAR_SCALE && /^\d+$/.test(written.value)
      ? 0.7
      : 0.9
    : 0.2;
}

function readRating(text: string): WrittenRating | undefined {
  const stated = OUT_OF.exec(text);
  if (stated !== null) return { value: stated[1] ?? "", scale: Number(stated[2]) };
  const inStars = IN_STARS.exec(text)?.[1];
  if (inStars !== undefined) return { value: inStars, scale: STAR_SCALE };
  if (STARS.test(text)) return countStars(text);
  return readNumber(text).kind === "none" ? undefined : { value: text, scale: undefined };
}

/** 87 % is a rating of 87 on a scale to 100, and stays a percentage. */
function cleanPercentage(text: string): Outcome | undefined {
  const value = PERCENTAGE.exec(text)?.[1]?.replace(",", ".");
  if (value === undefined) return undefined;
  return Number(value) > 100 ? invalid("Not between 0 and 100.") : confirmed(text, { value, scale: "100" });
}

function countStars(text: string): WrittenRating {
  const full = text.match(/[★⭐✭✮*]/gu)?.length ?? 0;
  const half = /[½⯨⯪]/u.test(text) ? 0.5 : 0;
  const empty = text.match(/[☆✩✰]/gu)?.length ?? 0;
  return { value: String(full + half), scale: Math.max(STAR_SCALE, full + Math.ceil(half) + empty) };
}

function learnScale(values: readonly CountedValue[], hints: ColumnHints): RatingEvidence {
  const decimals = learnDecimals(values, hints, { strip: (text) => readRating(text)?.value ?? text });
  const bare: { readonly value: number; readonly count: number }[] = [];
  for (const { text, count } of values) {
    const reading = readNumber(text);
    if (reading.kind === "number") bare.push({ value: Number(reading.canonical), count });
  }
  const cells = countCells(bare);
  const fitting = (scale: number) => bare.reduce((sum, { value, count }) => sum + (value <= scale ? count : 0), 0);
  const scale = SCALES.find((candidate) => cells > 0 && fitting(candidate) >= NEARLY_ALL * cells);
  return { decimals, scale: scale ?? 100 };
}

function cleanRating(text: string, { decimals, scale: columnScale }: RatingEvidence): Outcome {
  const percentage = cleanPercentage(text);
  if (percentage !== undefined) return percentage;
  const written = readRating(text);
  const reading = readNumber(written?.value ?? "");
  if (written === undefined || reading.kind === "none") return invalid("Not a rating.");
  const settled = settleNumber(written.value, reading, decimals);
  if (settled.kind !== "ok") return settled;
  const scale = written.scale ?? columnScale;
  const value = Number(settled.output);
  if (value < 0 || value > scale) return invalid(`Not between 0 and ${scale}.`);
  return writeRating(text, settled, written, scale);
}

function writeRating(text: string, settled: Cleaned, { scale }: WrittenRating, columnScale: number): Outcome {
  const components = { value: settled.output, scale: String(columnScale) };
  const output = scale === undefined ? settled.output : `${settled.output}/${scale}`;
  return rewritten(text, output, { why: "Value and scale in plain numbers.", rule: "scale", components });
}
