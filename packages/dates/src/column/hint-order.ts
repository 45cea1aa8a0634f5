/**
 * Finds the order that makes the lines of a column a regular series: 05/01, 05/02 … 05/12 are running days month first,
 * 01/01, 01/02 … 01/12 the first days of months day first. The result is a hint about what to show first and proves
 * nothing.
 */
import { daysFromCivil } from "../calendar.ts";
import type { DateOrder } from "../reading.ts";
import { allows, type OrderLine } from "./order-line.ts";
import { findRunningDay } from "./running-day.ts";

const MIN_DATES = 3;
/** Sorted dates are weaker evidence than equal steps, so more dates are needed. */
const MIN_SORTED = 6;
const SCORES = { firstOfMonths: 3.5, days: 3, months: 2.5, sorted: 1, none: 0 };
const MARGIN = 0.4;
/** In longer columns only the beginning is examined. */
const MAX_LINES = 5000;
const MAX_STEP_DAYS = 7;

interface Day {
  readonly months: number;
  readonly day: number;
  readonly days: number;
}

/**
 * Among the viable orders, returns the one that a running number shows or that makes the most regular series; null if
 * none stands out.
 */
export function hintOrder(lines: readonly OrderLine[], viable: readonly DateOrder[]): DateOrder | null {
  const running = findRunningDay(lines, viable);
  if (running !== undefined) return running;
  const first = lines.slice(0, MAX_LINES);
  const scored = viable
    .map((order) => ({ order, score: scoreSeries(listDays(first, order)) }))
    .sort((left, right) => right.score - left.score);
  const [best, second] = scored;
  if (best === undefined || best.score === SCORES.none) return null;
  return best.score - (second?.score ?? 0) >= MARGIN ? best.order : null;
}

/** Lists the days of the column, each run of equal days once. */
function listDays(lines: readonly OrderLine[], order: DateOrder): readonly Day[] {
  const days: Day[] = [];
  for (const line of lines) {
    const { candidates } = line;
    const own = candidates.find(({ plan }) => plan.order === order);
    const { year, month, day } = (own ?? (allows(line, order) ? candidates[0] : undefined))?.parts ?? {};
    if (typeof year !== "number" || typeof month !== "number" || typeof day !== "number") continue;
    const next = { months: year * 12 + month, day, days: daysFromCivil({ year, month, day }) };
    if (days.at(-1)?.days !== next.days) days.push(next);
  }
  return days;
}

function scoreSeries(series: readonly Day[]): number {
  if (series.length < MIN_DATES) return SCORES.none;
  const first = series[0];
  const days = series.map((item) => item.days);
  const step = findStep(days);
  if (step !== undefined && Math.abs(step) <= MAX_STEP_DAYS) return SCORES.days;
  if (series.every(({ day }) => day === first?.day) && findStep(series.map(({ months }) => months)) !== undefined) {
    return first?.day === 1 ? SCORES.firstOfMonths : SCORES.months;
  }
  if (step !== undefined) return SCORES.months;
  return series.length >= MIN_SORTED && isSorted(days) ? SCORES.sorted : SCORES.none;
}

/** Returns the common step between neighbours; undefined if steps differ or are zero. */
function findStep(values: readonly number[]): number | undefined {
  const step = (values[1] ?? 0) - (values[0] ?? 0);
  const isEqual = values.every((value, index) => index === 0 || value - (values[index - 1] ?? 0) === step);
  return step !== 0 && isEqual ? step : undefined;
}

function isSorted(values: readonly number[]): boolean {
  const isRising = (values.at(-1) ?? 0) > (values[0] ?? 0);
  return values.every((value, index) => {
    const step = value - (values[index - 1] ?? value);
    return index === 0 || (isRising ? step > 0 : step < 0);
  });
}
