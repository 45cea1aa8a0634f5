/**
 * Moves two-digit years near the range that a column shows, which affects their century and which number is the year.
 */
import { type Candidate, isSame } from "./candidate.ts";
import type { DateOrder, ShortYears, YearRange } from "./reading.ts";

const CENTURY = 100;
/** A date within this many years of the column's range is not exceptional. */
const NEAR_YEARS = 2;
/** A year farther from the range, in years, keeps its own century. */
const SAME_CENTURY = 20;
/** Number of lines that prove an order by years. Years in front are rare and need more of them. */
const MIN_LINES = { first: 5, last: 1 };
const MOSTLY = 0.5;
/** Weight of a date whose year lies outside the column's range. */
const OUTSIDE = 0.5;

/**
 * Moves two-digit years as close to the range as possible. A year outside makes a date less likely, and rules it out
 * only far outside and in an order that the years of the column exclude.
 */
export function placeYears(candidates: readonly Candidate[], range: ShortYears | null): readonly Candidate[] {
  if (range === null || !candidates.some(({ plan }) => plan.hasShortYear)) return candidates;
  const placed = candidates.map((candidate) => placeYear(candidate, range));
  const left = placed.filter((one) => isNear(one, range, NEAR_YEARS) || !isExcluded(one, range));
  return dropEqual(left.length === 0 ? placed : left).map((one) => (isNear(one, range, 0) ? one : weaken(one)));
}

interface OrderCount {
  lines: number;
  outside: number;
  far: number;
}

/** Returns the orders whose years lie mostly far outside the range, if those of another order all lie within it. */
export function excludedOrders(lines: readonly (readonly Candidate[])[], range: YearRange): readonly DateOrder[] {
  const counts = new Map<DateOrder, OrderCount>();
  for (const candidate of lines.flat()) {
    const { hasShortYear, order } = candidate.plan;
    if (!hasShortYear || order === null) continue;
    const placed = placeYear(candidate, range);
    const count = counts.get(order) ?? { lines: 0, outside: 0, far: 0 };
    counts.set(order, count);
    count.lines++;
    if (!isNear(placed, range, 0)) count.outside++;
    if (!isNear(placed, range, NEAR_YEARS)) count.far++;
  }
  const fitting = [...counts].filter(([, { outside }]) => outside === 0);
  const isExcluding = fitting.some(([order, count]) => count.lines >= MIN_LINES[order === "ymd" ? "first" : "last"]);
  if (!isExcluding) return [];
  return [...counts].filter(([, { far, lines: all }]) => far > 0 && far >= MOSTLY * all).map(([order]) => order);
}

function placeYear(candidate: Candidate, range: YearRange): Candidate {
  const { plan, parts } = candidate;
  if (!plan.hasShortYear || parts.year === null) return candidate;
  const next = range.first + ((((parts.year - range.first) % CENTURY) + CENTURY) % CENTURY);
  const year = distance(next, range) <= distance(next - CENTURY, range) ? next : next - CENTURY;
  return year === parts.year || distance(year, range) > SAME_CENTURY ? candidate : { plan, parts: { ...parts, year } };
}

function distance(year: number, { first, last }: YearRange): number {
  return Math.max(0, first - year, year - last);
}

function isNear({ plan, parts: { year } }: Candidate, range: YearRange, years: number): boolean {
  return !plan.hasShortYear || year === null || distance(year, range) <= years;
}

function isExcluded({ plan: { order } }: Candidate, { excludes }: ShortYears): boolean {
  return order !== null && excludes.includes(order);
}

function weaken({ plan, parts }: Candidate): Candidate {
  return { plan: { ...plan, prior: plan.prior * OUTSIDE }, parts };
}

/** Drops duplicates: two centuries of one date have become the same. */
function dropEqual(candidates: readonly Candidate[]): readonly Candidate[] {
  return candidates.filter(
    ({ plan, parts }, index) =>
      !candidates.slice(0, index).some((other) => other.plan.order === plan.order && isSame(other.parts, parts)),
  );
}
