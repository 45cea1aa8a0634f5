/** Weighs the readings of one line against each other. */

import { exists, type Parts, readParts } from "./apply-plan.ts";
import { weekdayOf } from "./calendar.ts";
import { type LocalePrior, languageOrders, localePrior } from "./locale-order.ts";
import type { Plan } from "./plan.ts";
import type { DateOrder, DateReading, ReadOptions } from "./reading.ts";

/** A plan that fits the digits of a line. */
export interface Candidate {
  readonly plan: Plan;
  readonly parts: Parts;
}

/** Against a proven order another one is an outlier, but stays an answer when it is the only one. */
const PROVEN = { same: 0.999, other: 0.001 };
/** Smaller shares are not worth showing; against a proven order, even its one rival is small. */
const SMALLEST_SHARE = { open: 0.04, proven: 0.0005, line: 0.0004 };
const OTHER_LANGUAGE = 0.5;
/** "5 listopada" is November to Poles and October to Croats: the more speakers, the likelier. */
const SMALL_LANGUAGE = 0.8;
const LARGE_LANGUAGES = new Set(
  "en es pt fr de it nl sv ru uk pl cs hu ro el tr fa ar he hi bn mr ta te ur id vi th zh ja ko fi da nb".split(" "),
);
const WRONG_WEEKDAY = 0.6;
const WRONG_WEEKDAY_PRIOR = 0.05;
/** Calendars other than the Gregorian are written day first or year first. */
const MONTH_FIRST_OF_ERA = 0.0001;
const UNUSUAL_YEAR = 0.7;
const USUAL_YEARS = { first: 1700, last: 2150 };
const TIME_ALONE = 0.8;
const NO_YEAR = 0.7;

/** The plans that give an existing date; of those that differ by weekday, the ones that agree. */
export function findCandidates(line: string, plans: readonly Plan[], isLenient = false): readonly Candidate[] {
  const all = listCandidates(line, plans, isLenient);
  if (all.length < 2) return all;
  return mergeEqual(isLenient ? all : preferAgreeing(all));
}

function listCandidates(line: string, plans: readonly Plan[], isLenient: boolean): readonly Candidate[] {
  const candidates: Candidate[] = [];
  for (const plan of plans) {
    const parts = readParts(line, plan);
    if (!exists(parts, plan)) continue;
    candidates.push({ plan, parts });
    if (isLenient && hasOpenCentury(parts, plan)) candidates.push(toOtherCentury({ plan, parts }));
  }
  return candidates;
}

/** Where programs differ: Excel takes 30 to 99 for the 1900s, POSIX 69 to 99, others 50 to 99. */
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

/** A candidate with its share of the belief, 0 to 1. */
export interface RankedReading {
  readonly reading: DateReading;
  readonly share: number;
  /** The line names another weekday than that of this date. */
  readonly isContradicted: boolean;
}

export function rankReadings(candidates: readonly Candidate[], options: ReadOptions): readonly DateReading[] {
  const only = candidates[0];
  if (only === undefined) return [];
  if (candidates.length === 1) return [toReading(only, 1)];
  return rankCandidates(candidates, options).map(({ reading }) => reading);
}

/** Best first; without those too unlikely to be shown. */
export function rankCandidates(candidates: readonly Candidate[], options: ReadOptions): readonly RankedReading[] {
  const only = candidates.length === 1 ? candidates[0] : undefined;
  if (only !== undefined) return [{ reading: toReading(only, 1), share: 1, isContradicted: false }];
  const locale = localePrior(options.locale);
  const priors: number[] = [];
  let total = 0;
  for (const candidate of candidates) {
    const prior = priorOf(candidate, options, locale);
    priors.push(prior);
    total += prior;
  }
  return keepShown(candidates, { priors, total }, smallestShare(options));
}

function keepShown(
  candidates: readonly Candidate[],
  { priors, total }: { readonly priors: readonly number[]; readonly total: number },
  smallest: number,
): readonly RankedReading[] {
  const ranked: RankedReading[] = [];
  for (const [index, candidate] of candidates.entries()) {
    const share = (priors[index] ?? 0) / total;
    if (share < smallest) continue;
    const isContradicted = weekdayAgrees(candidate) === false;
    ranked.push({ reading: toReading(candidate, share), share, isContradicted });
  }
  return ranked.length < 2 ? ranked : ranked.sort((left, right) => right.reading.score - left.reading.score);
}

function smallestShare({ order, listsAll }: ReadOptions): number {
  if (listsAll === true) return SMALLEST_SHARE.line;
  return order === undefined ? SMALLEST_SHARE.open : SMALLEST_SHARE.proven;
}

function priorOf(candidate: Candidate, options: ReadOptions, locale: LocalePrior): number {
  const { plan } = candidate;
  const isForeign = plan.languages.length > 0 && !plan.languages.includes(locale.language);
  const orders = isForeign ? languageOrders(plan.languages[0]) : locale.orders;
  const order = plan.order === null ? 1 : orderPrior(plan.order, options.order, orders);
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
  order: DateOrder,
  proven: DateOrder | undefined,
  prior: Readonly<Record<DateOrder, number>>,
): number {
  if (proven === undefined) return prior[order];
  return order === proven ? PROVEN.same : PROVEN.other;
}

function toReading(candidate: Candidate, share: number): DateReading {
  const { plan, parts } = candidate;
  const { year, month, day, hour, minute, second, millisecond, offsetMinutes } = parts;
  const score = plan.weight * plausibility(candidate) * share;
  const { order, rule } = plan;
  return { year, month, day, hour, minute, second, millisecond, offsetMinutes, order, rule, score };
}

function plausibility(candidate: Candidate): number {
  const { year, month } = candidate.parts;
  if (month === null) return TIME_ALONE;
  if (year === null) return NO_YEAR;
  const usual = year >= USUAL_YEARS.first && year <= USUAL_YEARS.last ? 1 : UNUSUAL_YEAR;
  return weekdayAgrees(candidate) === false ? usual * WRONG_WEEKDAY : usual;
}

/** Undefined when the line names no weekday or no whole date. */
function weekdayAgrees({ plan, parts: { year, month, day } }: Candidate): boolean | undefined {
  if (plan.fixed.weekday === undefined || year === null || month === null || day === null) return undefined;
  return weekdayOf({ year, month, day }) === plan.fixed.weekday;
}

function preferAgreeing(candidates: readonly Candidate[]): readonly Candidate[] {
  if (candidates.every(({ plan }) => plan.fixed.weekday === undefined)) return candidates;
  const agreeing = candidates.filter((candidate) => weekdayAgrees(candidate) === true);
  return agreeing.length > 0 ? agreeing : candidates;
}

/** Readings of the same value count once; the plan that is likeliest speaks for them. */
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

function isSame(left: Parts, right: Parts): boolean {
  if (left.day !== right.day || left.month !== right.month || left.year !== right.year) return false;
  if (left.hour !== right.hour || left.minute !== right.minute || left.second !== right.second) return false;
  return left.millisecond === right.millisecond && left.offsetMinutes === right.offsetMinutes;
}

function strength({ plan }: Candidate): number {
  return plan.prior * plan.weight;
}
