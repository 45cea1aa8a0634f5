/** Series tell their order: 01/06/1954, 01/07/1954 … are months day first, and nothing regular month first. */
import { daysFromCivil } from "../calendar.ts";
import type { DateOrder } from "../reading.ts";
import { type OpenLine, viableOrders } from "./order-evidence.ts";

const FEWEST_DATES = 3;
/** To be sorted says less than equal steps, so that it takes more dates. */
const FEWEST_SORTED = 6;
const SCORES = { monthsOnFirst: 3.5, months: 3, days: 2.5, sorted: 1, none: 0 };
const MARGIN = 0.4;

interface Day {
  readonly months: number;
  readonly day: number;
  readonly days: number;
}

/** The order in which the dates make the most regular series; undefined when none stands out. */
export function findRegularOrder(lines: readonly OpenLine[]): DateOrder | undefined {
  const scored = viableOrders(lines.filter(({ isTwin }) => !isTwin))
    .map((order) => ({ order, score: scoreSeries(listDays(lines, order)) }))
    .sort((left, right) => right.score - left.score);
  const [first, second] = scored;
  if (first === undefined || first.score === SCORES.none) return undefined;
  return first.score - (second?.score ?? 0) >= MARGIN ? first.order : undefined;
}

/** The days of the column, each run of equal ones once. */
function listDays(lines: readonly OpenLine[], order: DateOrder): readonly Day[] {
  const days: Day[] = [];
  for (const { candidates, isTwin } of lines) {
    const candidate = candidates.find(({ plan }) => plan.order === order) ?? (isTwin ? candidates[0] : undefined);
    const { year, month, day } = candidate?.parts ?? {};
    if (typeof year !== "number" || typeof month !== "number" || typeof day !== "number") continue;
    const next = { months: year * 12 + month, day, days: daysFromCivil({ year, month, day }) };
    if (days.at(-1)?.days !== next.days) days.push(next);
  }
  return days;
}

function scoreSeries(series: readonly Day[]): number {
  if (series.length < FEWEST_DATES) return SCORES.none;
  const first = series[0];
  if (series.every(({ day }) => day === first?.day) && hasEqualSteps(series.map(({ months }) => months))) {
    return first?.day === 1 ? SCORES.monthsOnFirst : SCORES.months;
  }
  const days = series.map((item) => item.days);
  if (hasEqualSteps(days)) return SCORES.days;
  return series.length >= FEWEST_SORTED && isSorted(days) ? SCORES.sorted : SCORES.none;
}

function hasEqualSteps(values: readonly number[]): boolean {
  const step = (values[1] ?? 0) - (values[0] ?? 0);
  return step !== 0 && values.every((value, index) => index === 0 || value - (values[index - 1] ?? 0) === step);
}

function isSorted(values: readonly number[]): boolean {
  const isRising = (values.at(-1) ?? 0) > (values[0] ?? 0);
  return values.every((value, index) => {
    const step = value - (values[index - 1] ?? value);
    return index === 0 || (isRising ? step > 0 : step < 0);
  });
}
