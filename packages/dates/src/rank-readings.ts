/** Ranks the readings of one line. */

import { exists, readParts } from "./apply-plan.ts";
import { type Candidate, isSame, weekdayAgrees } from "./candidate.ts";
import { type LocalePrior, languageOrders, localePrior } from "./locale-order.ts";
import type { Plan } from "./plan.ts";
import type { ColumnReading, DateOrder, DateReading, Parts, ReadOptions, Standing } from "./reading.ts";
import { placeYears } from "./short-years.ts";

/** Weights for a proven order. Another order is an outlier, but stays an answer if it is the only one. */
const PROVEN = { same: 0.999, other: 0.001 };
/** Smaller shares are hidden. With a proven order even its one rival has a small share. */
const MIN_SHARE = { open: 0.04, proven: 0.0005, line: 0.0004 };
/** Outweighs any locale. */
const LIKELIER = 9;
const OTHER_LANGUAGE = 0.5;
/** "5 listopada" is November in Polish and October in Croatian; the language with more speakers is likelier. */
const SMALL_LANGUAGE = 0.8;
const LARGE_LANGUAGES = new Set(
  "en es pt fr de it nl sv ru uk pl cs hu ro el tr fa ar he hi bn mr ta te ur id vi th zh ja ko fi da nb".split(" "),
);
const WRONG_WEEKDAY = 0.6;
const WRONG_WEEKDAY_PRIOR = 0.05;
/** Other calendars than the Gregorian are written day first or year first. */
const MONTH_FIRST_OF_ERA = 0.0001;
const UNUSUAL_YEAR = 0.7;
const USUAL_YEARS = { first: 1700, last: 2150 };
const TIME_ALONE = 0.8;
const NO_YEAR = 0.7;

/** Returns the plans that yield an existing date. If they differ by weekday, only the agreeing ones remain. */
export function findCandidates(line: string, plans: readonly Plan[], isLenient = false): readonly Candidate[] {
  const all = listCandidates(line, plans);
  if (all.length < 2) return all;
  return mergeEqual(isLenient ? all : preferAgreeing(all));
}

function listCandidates(line: string, plans: readonly Plan[]): readonly Candidate[] {
  const candidates: Candidate[] = [];
  for (const plan of plans) {
    const parts = readParts(line, plan);
    if (!exists(parts, plan)) continue;
    candidates.push({ plan, parts });
    if (hasOpenCentury(parts, plan)) candidates.push(toOtherCentury({ plan, parts }));
  }
  return candidates;
}

/** Programs disagree on these years: Excel puts 30 to 99 in the 1900s, POSIX 69 to 99, others 50 to 99. */
const OPEN_CENTURY = { first: 2030, last: 2068, half: 2050 };
const OTHER_CENTURY = { less: 0.5, more: 2 };

function hasOpenCentury({ year }: Parts, plan: Plan): boolean {
  return plan.hasShortYear && year !== null && year >= OPEN_CENTURY.first && year <= OPEN_CENTURY.last;
}

function toOtherCentury({ plan, parts }: Candidate): Candidate {
  const year = parts.year ?? 0;
  const prior = plan.prior * (year < OPEN_CENTURY.half ? OTHER_CENTURY.less : OTHER_CENTURY.more);
  return { plan: { ...plan, prior }, parts: { ...parts, year: year - 100 } };
}

/** A candidate with its share of the probability, 0 to 1. */
export interface RankedReading {
  readonly reading: DateReading;
  readonly share: number;
  /** The line names a weekday other than that of this date. */
  readonly isContradicted: boolean;
}

export function rankReadings(candidates: readonly Candidate[], options: ReadOptions): readonly DateReading[] {
  const only = candidates[0];
  if (only === undefined) return [];
  if (candidates.length === 1 && options.column === undefined) return [toReading(only, 1)];
  return rankCandidates(candidates, options).map(({ reading }) => reading);
}

/** Returns the readings best first, without those too unlikely to show. */
export function rankCandidates(all: readonly Candidate[], options: ReadOptions): readonly RankedReading[] {
  const candidates = placeYears(all, options.column?.shortYears ?? null);
  const only = candidates.length === 1 ? candidates[0] : undefined;
  if (only !== undefined) return [{ reading: toReading(only, 1, options.column), share: 1, isContradicted: false }];
  const locale = localePrior(options.locale);
  const priors: number[] = [];
  let total = 0;
  for (const candidate of candidates) {
    const prior = priorOf(candidate, options, locale);
    priors.push(prior);
    total += prior;
  }
  return keepShown(candidates, { priors, total }, options);
}

function keepShown(
  candidates: readonly Candidate[],
  { priors, total }: { readonly priors: readonly number[]; readonly total: number },
  options: ReadOptions,
): readonly RankedReading[] {
  const smallest = smallestShare(candidates, options);
  const ranked: RankedReading[] = [];
  for (const [index, candidate] of candidates.entries()) {
    const share = (priors[index] ?? 0) / total;
    if (share < smallest) continue;
    const isContradicted = weekdayAgrees(candidate) === false;
    ranked.push({ reading: toReading(candidate, share, options.column), share, isContradicted });
  }
  return ranked.length < 2 ? ranked : ranked.sort((left, right) => right.reading.score - left.reading.score);
}

function smallestShare(candidates: readonly Candidate[], { column, listsAll }: ReadOptions): number {
  if (listsAll === true) return MIN_SHARE.line;
  const isProven = candidates.some(({ plan }) => plan.order !== null && provenOrder(plan, column) !== null);
  return isProven ? MIN_SHARE.proven : MIN_SHARE.open;
}

function priorOf(candidate: Candidate, options: ReadOptions, locale: LocalePrior): number {
  const { plan } = candidate;
  const isForeign = plan.languages.length > 0 && !plan.languages.includes(locale.language);
  const orders = isForeign ? languageOrders(plan.languages[0]) : locale.orders;
  const order = plan.order === null ? 1 : orderPrior(plan, plan.order, { column: options.column, orders });
  const weekday = weekdayAgrees(candidate) === false ? WRONG_WEEKDAY_PRIOR : 1;
  const calendar = plan.order === "mdy" && isOtherEra(plan) ? MONTH_FIRST_OF_ERA : 1;
  return plan.prior * order * weekday * calendar * (isForeign ? foreignPrior(plan) : 1);
}

function foreignPrior({ languages }: Plan): number {
  return OTHER_LANGUAGE * (languages.some((language) => LARGE_LANGUAGES.has(language)) ? 1 : SMALL_LANGUAGE);
}

function isOtherEra({ fixed: { era } }: Plan): boolean {
  return era !== undefined && era !== "ad";
}

function orderPrior(
  plan: Plan,
  order: DateOrder,
  { column, orders }: { readonly column: ColumnReading | undefined; readonly orders: LocalePrior["orders"] },
): number {
  if (column === undefined) return orders[order];
  const proven = provenOrder(plan, column);
  if (proven !== null) return order === proven ? PROVEN.same : PROVEN.other;
  if (!plan.writings.includes("dotted") && !column.viable.includes(order)) return PROVEN.other;
  return orders[order] * (order === column.likely ? LIKELIER : 1);
}

function toReading(candidate: Candidate, share: number, column?: ColumnReading): DateReading {
  const { plan, parts } = candidate;
  const { year, month, day, hour, minute, second, fraction, offsetMinutes } = parts;
  const score = plan.weight * plausibility(candidate) * share;
  const { order, rule } = plan;
  const isContradicted = weekdayAgrees(candidate) === false;
  const standing = isContradicted ? "other-weekday" : column === undefined ? "open" : findStanding(candidate, column);
  return { year, month, day, hour, minute, second, fraction, offsetMinutes, order, standing, rule, score };
}

/** 2024/3/5 has the same order in every column, and 5/5/2024 is one date in two orders. */
function findStanding({ plan, parts: { year, month, day } }: Candidate, column: ColumnReading): Standing {
  const proven = provenOrder(plan, column);
  if (plan.order === null || proven === null || (plan.order === "ymd" && !plan.hasShortYear)) return "open";
  if (plan.order === proven) return "proven";
  if (plan.order === "ymd") return "outlier";
  const isTwin = proven === "ymd" ? (year ?? 0) % 100 === day : month === day;
  return isTwin ? "open" : "outlier";
}

/** Dots prove nothing about other marks, nor these about dots. */
function provenOrder({ writings }: Plan, column: ColumnReading | undefined): DateOrder | null {
  return (writings.includes("dotted") ? column?.dottedOrder : column?.order) ?? null;
}

function plausibility(candidate: Candidate): number {
  const { year, month } = candidate.parts;
  if (month === null) return TIME_ALONE;
  if (year === null) return NO_YEAR;
  const usual = year >= USUAL_YEARS.first && year <= USUAL_YEARS.last ? 1 : UNUSUAL_YEAR;
  return weekdayAgrees(candidate) === false ? usual * WRONG_WEEKDAY : usual;
}

function preferAgreeing(candidates: readonly Candidate[]): readonly Candidate[] {
  if (candidates.every(({ plan }) => plan.fixed.weekday === undefined)) return candidates;
  const agreeing = candidates.filter((candidate) => weekdayAgrees(candidate) === true);
  return agreeing.length > 0 ? agreeing : candidates;
}

/** Merges readings of the same value and keeps the likeliest plan. */
function mergeEqual(candidates: readonly Candidate[]): readonly Candidate[] {
  const best: Candidate[] = [];
  for (const candidate of candidates) {
    const index = indexOfSame(best, candidate.parts);
    const known = best[index];
    if (known === undefined) best.push(candidate);
    else if (strength(candidate) > strength(known)) best[index] = candidate;
  }
  return best;
}

function indexOfSame(candidates: readonly Candidate[], parts: Parts): number {
  for (let index = 0; index < candidates.length; index++) {
    const known = candidates[index];
    if (known !== undefined && isSame(known.parts, parts)) return index;
  }
  return -1;
}

function strength({ plan }: Candidate): number {
  return plan.prior * plan.weight;
}
