/** Finds the century of two-digit years in a column from its other years. */
import { PRESENT_YEAR } from "../present-year.ts";
import type { YearRange } from "../reading.ts";

const CENTURY = 100;
const LATE = 1969;
const EARLY_OF_NEXT = 2029;
/**
 * Columns of dates hardly extend beyond this year without a gap, so later two-digit years belong to the last century.
 */
const LAST_USUAL = 2040;
/** Smallest number of cells with four-digit years that delimit a column's range. */
const MIN_LONG_CELLS = 5;

/** Number of cells by year; two-digit years are keyed by the year that they are first read as. */
export interface YearsOfColumn {
  readonly short: ReadonlyMap<number, number>;
  readonly long: ReadonlyMap<number, number>;
}

/** Returns null if the column gives no evidence. Past events have no future year. */
export function findShortYears({ short, long }: YearsOfColumn, isPast: boolean): YearRange | null {
  if (short.size === 0) return null;
  if (isPast) return { first: PRESENT_YEAR - CENTURY + 1, last: PRESENT_YEAR };
  const span = findSpan(long);
  if (span !== null) return span;
  const last = findLastOfCentury(new Set([...short.keys()].map((year) => year % CENTURY)));
  if (last === undefined) return null;
  return { first: 1901 + last, last: 2000 + last };
}

/** Returns the range from the first to the last four-digit year. */
function findSpan(long: ReadonlyMap<number, number>): YearRange | null {
  const years = [...long.keys()];
  const cells = [...long.values()].reduce((sum, count) => sum + count, 0);
  if (cells < MIN_LONG_CELLS) return null;
  const [first, last] = [Math.min(...years), Math.max(...years)];
  return last - first < CENTURY ? { first, last } : null;
}

/** Returns the last two-digit year (0 to 99) that belongs to the 2000s; undefined if the column gives no evidence. */
function findLastOfCentury(shorts: ReadonlySet<number>): number | undefined {
  const late = [...shorts].some((year) => year >= LATE % CENTURY);
  const early = [...shorts].filter((year) => year <= EARLY_OF_NEXT % CENTURY);
  const open = [...shorts]
    .filter((year) => year > EARLY_OF_NEXT % CENTURY && year < LATE % CENTURY)
    .sort((a, b) => a - b);
  if (open.length === 0) return undefined;
  if (late && early.length === 0) return 0;
  if (early.length === 0) return open.some((year) => year > LAST_USUAL % CENTURY) ? 0 : undefined;
  return cutAtWidestGap([Math.max(...early), ...open], late);
}

function cutAtWidestGap(sorted: readonly number[], late: boolean): number | undefined {
  let cut = sorted[0] ?? 0;
  let widest = 0;
  for (const [index, year] of sorted.entries()) {
    const next = sorted[index + 1] ?? (late ? LATE % CENTURY : CENTURY);
    if (year <= LAST_USUAL % CENTURY && next - year > widest) [cut, widest] = [year, next - year];
  }
  return widest === 0 ? undefined : cut;
}
