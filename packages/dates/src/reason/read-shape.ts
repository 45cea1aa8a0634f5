/** Splits the readings of a line into likely and remote ones. */

import type { Candidate } from "../candidate.ts";
import type { Budget } from "../cover-line.ts";
import type { Explanation } from "../create-reader.ts";
import { findCandidates, type RankedReading, rankCandidates } from "../rank-readings.ts";
import { insistentReader, lineReader } from "../read-dates.ts";
import type { DateReading } from "../reading.ts";
import type { ReasonOptions } from "./line-reasoning.ts";

/** A reading with a smaller share is not offered beside the others, but stays reachable. */
const LIKELY_SHARE = 0.03;
const LISTS_ALL = { listsAll: true };

export interface ShapeReading {
  readonly explanation: Explanation;
  readonly candidates: readonly Candidate[];
  readonly likely: readonly DateReading[];
  readonly others: readonly DateReading[];
}

const NONE: readonly DateReading[] = [];

export function readShape(raw: string, options: ReasonOptions, budget: Budget): ShapeReading {
  const reader = options.inferDatetime === false ? insistentReader : lineReader;
  const explanation = reader.explain(raw, budget);
  const candidates = findCandidates(explanation.line, explanation.shape.plans, true);
  if (candidates.length === 0) return { explanation, candidates, likely: NONE, others: NONE };
  const { likely, others } = splitReadings(rankCandidates(candidates, readOptionsOf(options)), options);
  return { explanation, candidates, likely, others };
}

function readOptionsOf({ locale }: ReasonOptions) {
  return locale === undefined ? LISTS_ALL : { locale, listsAll: true };
}

/** A weekday that agrees with one reading rules out the readings that it contradicts. */
function splitReadings(
  ranked: readonly RankedReading[],
  { fast = true }: ReasonOptions,
): Pick<ShapeReading, "likely" | "others"> {
  const only = ranked.length === 1 ? ranked[0] : undefined;
  if (only !== undefined) return { likely: [only.reading], others: NONE };
  if (!fast) return { likely: ranked.map(toReading), others: NONE };
  const hasAgreeing = ranked.some(isAgreeing);
  const likely: DateReading[] = [];
  const others: DateReading[] = [];
  for (const { reading, share, isContradicted } of ranked) {
    (share >= LIKELY_SHARE && !(isContradicted && hasAgreeing) ? likely : others).push(reading);
  }
  return { likely, others };
}

function isAgreeing({ isContradicted }: RankedReading): boolean {
  return !isContradicted;
}

function toReading({ reading }: RankedReading): DateReading {
  return reading;
}
