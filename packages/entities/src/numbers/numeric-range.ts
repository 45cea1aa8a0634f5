/**
 * A range of numbers, closed or open on one side: 10–20, <5, 65+. The column keeps its own dash where it has one.
 * Sources: ISO 31-0 / ISO 80000-1 §7 (ranges); the Unicode CLDR range patterns.
 */
import { type CountedValue, countCells } from "@limpid/table";
import { mayHaveDigit, readNumber, startsWithDigit } from "@limpid/text";
import { findMajority } from "../columns/find-majority.ts";
import { type ColumnHints, defineEntity } from "../entity.ts";
import { confirmed, invalid, type Outcome, rewritten } from "../outcome.ts";
import { type DecimalEvidence, decideDecimals, describeDecimals, learnDecimals } from "./decimal-sign.ts";
import { settleBounds } from "./settle-bounds.ts";
import { type SplitRange, splitRange, writeEdge } from "./split-range.ts";

interface RangeEvidence {
  readonly decimals: DecimalEvidence;
  readonly joint: string;
  /** Many first numbers are above the second one, as in the scores of matches: they are no bounds. */
  readonly areScores: boolean;
}

interface Bounds {
  readonly range: SplitRange;
  /** What stands behind the number, such as years or kg. */
  readonly tail: string;
}

const TAIL = /^(.*\d[+]?) ?(\p{L}[\p{L}/²³]{0,11}\.?|%|°C|°F|°)$/u;
const MAX_LENGTH = 60;
/** Bounds that changed places are slips; either side wins a match. So large a share of the cells, and so many of them, are no slips. */
const MIN_FALLING_SHARE = 0.2;
const MIN_FALLING = 5;
const MAY_BE_RANGE = /^\d[\d.,' ]{0,14}(?:[-–—−~…+] ?(?:[-−]?\d[\d.,' ]{0,14}(?:$|[ \p{L}%°])|$)|(?<= )\p{L}+ )/u;
const MAY_OPEN =
  /^[<>≤≥=]|^[-−]\d.{0,14}[-–— ]|^(?:between|from|zwischen|von|entre|de|da|tra|fra|van|tussen|up to|at|max|bis|under|below|less|fewer|unter|weniger|over|above|more|greater|über|mehr|plus|más|mais|più|min|ab|mindestens|moins|menos|meno|minder|meer) /iu;
const INTERVAL = /^[[(\]] ?(-?[\d.']{1,20}) ?[,;] ?(-?[\d.']{1,20}) ?[\])[]$/;
const DASHES = new Set(["-", "–", "—", " - ", " – ", " — "]);
const DASH = "–";

export const numericRange = defineEntity<RangeEvidence>({
  id: "numeric_range",
  title: "Range of numbers",
  group: "number",
  prefilter: { any: ["any-digit"], with: ["hyphen", "plus", "angle", "other", "gap", "round", "bracket", "letter"] },
  type: "text",
  maxLength: MAX_LENGTH,
  headers: [
    /\b(range|interval|bracket|band|bin|bucket|age ?group|age ?range|age ?band|income ?(?:range|bracket|band)|from ?to|min ?max|class size)\b/i,
    /\b(bereich|spanne|altersgruppe|altersklasse|von ?bis|größenklasse|tranche|intervalle|plage|fourchette|rango|intervalo|tramo|franja|faixa|intervallo|fascia|bereik|leeftijdsgroep|klasse)\b/i,
  ],
  recognise: recogniseRange,
  learn: learnBounds,
  describe: ({ decimals }) => describeDecimals(decimals),
  settings: ({ decimals }) => decideDecimals(decimals),
  clean: cleanRange,
});

function recogniseRange(text: string): number {
  if (text.startsWith("[") || text.startsWith("(")) return INTERVAL.test(text) ? 0.9 : 0;
  if (startsWithDigit(text) ? !MAY_BE_RANGE.test(text) : !mayHaveDigit(text, MAX_LENGTH) || !MAY_OPEN.test(text))
    return 0;
  const { range } = readBounds(text) ?? {};
  if (range === undefined) return 0;
  if (range.kind !== "between") return readNumber(range.bound).kind === "none" ? 0 : 0.8;
  if (readNumber(range.left).kind === "none" || readNumber(range.right).kind === "none") return 0;
  return /^0\d|^\d{5,}$/.test(range.left) || /^0\d|^\d{5,}$/.test(range.right) ? 0.2 : 0.75;
}

function readBounds(text: string): Bounds | undefined {
  const whole = splitRange(text);
  if (whole !== undefined && boundsOf(whole).every((bound) => readNumber(bound).kind !== "none"))
    return { range: whole, tail: "" };
  const tailed = TAIL.exec(text);
  const range = tailed === null ? undefined : splitRange(tailed[1] ?? "");
  return range === undefined ? undefined : { range, tail: tailed?.[2] ?? "" };
}

function boundsOf(range: SplitRange): readonly string[] {
  return range.kind === "between" ? [range.left, range.right] : [range.bound];
}

function learnBounds(values: readonly CountedValue[], hints: ColumnHints): RangeEvidence {
  const bounds = values.flatMap(({ text, count }) => {
    const read = readBounds(text);
    return read === undefined ? [] : boundsOf(read.range).map((bound) => ({ text: bound, count }));
  });
  const jointOf = (text: string): string | undefined => {
    const range = readBounds(text)?.range;
    return range?.kind === "between" ? range.joint : undefined;
  };
  const joint = findMajority(values, jointOf) ?? DASH;
  return {
    decimals: learnDecimals(bounds, hints),
    joint: DASHES.has(joint) ? joint : DASH,
    areScores: areScores(values),
  };
}

function areScores(values: readonly CountedValue[]): boolean {
  const falling = values.filter(({ text }) => {
    const range = readBounds(text)?.range;
    if (range?.kind !== "between") return false;
    const [left, right] = [readNumber(range.left), readNumber(range.right)];
    if (left.kind !== "number" || right.kind !== "number") return false;
    return Number(left.canonical) > Number(completeUpper(left.canonical, right.canonical));
  });
  return countCells(falling) >= Math.max(MIN_FALLING, MIN_FALLING_SHARE * countCells(values));
}

function cleanRange(text: string, evidence: RangeEvidence): Outcome {
  const { decimals } = evidence;
  const read = readBounds(text);
  const interval = INTERVAL.exec(text);
  const refusal = "Not a range of numbers.";
  if (interval !== null) {
    const texts = [interval[1] ?? "", interval[2] ?? ""];
    return settleBounds({ texts, decimals, refusal }, ([lower = "", upper = ""]) => checkInterval(text, lower, upper));
  }
  if (read === undefined && !/\d$/.test(text)) return invalid(refusal);
  const texts = read === undefined ? [text] : boundsOf(read.range);
  return settleBounds({ texts, decimals, refusal }, (bounds) => writeRange(text, read, bounds, evidence));
}

/** [0, 10): the brackets say which bound belongs to it, so they stay. */
function checkInterval(text: string, lower: string, upper: string): Outcome {
  return Number(lower) > Number(upper)
    ? invalid("The lower bound is above the upper one.")
    : confirmed(text, { lower, upper });
}

function writeRange(
  text: string,
  read: Bounds | undefined,
  bounds: readonly string[],
  { joint, areScores: isScore }: RangeEvidence,
): Outcome {
  const [low = "", high = ""] = bounds;
  const why = { why: "Plain numbers with the column's dash.", rule: "range" } as const;
  if (read === undefined) return rewritten(text, low, { ...why, components: { lower: low, upper: low } });
  const { range, tail } = read;
  const end = tail === "" ? "" : ` ${tail}`;
  if (range.kind !== "between") {
    const components = range.kind === "below" ? { upper: low } : { lower: low };
    return rewritten(text, `${writeEdge(range.kind, range.isIncluded, low)}${end}`, { ...why, components });
  }
  const upper = completeUpper(low, high);
  if (Number(low) > Number(upper) && isScore) return confirmed(text);
  if (Number(low) > Number(upper))
    return invalid("The lower bound is above the upper one.", [`${high}${joint}${low}${end}`]);
  return rewritten(text, `${low}${joint}${high}${end}`, { ...why, components: { lower: low, upper } });
}

/** The upper bound of 2019–20 is 2020. */
function completeUpper(low: string, high: string): string {
  if (!/^\d{4}$/.test(low) || !/^\d{2}$/.test(high)) return high;
  const whole = low.slice(0, 2) + high;
  return Number(whole) > Number(low) ? whole : high;
}
