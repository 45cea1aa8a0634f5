/** The century of two-digit years between 30 and 68, which programs read differently, from the other years of a column. */

const CENTURY = 100;
const LATE = 1969;
const EARLY_OF_NEXT = 2029;
/** No column of dates goes on beyond this without a break: later years are of the last century. */
const LAST_USUAL = 2040;

/** The last two-digit year (0 to 99) that belongs to the 2000s; undefined when the column tells nothing. */
export function findLastOfCentury(years: ReadonlySet<number>): number | undefined {
  const shorts = new Set([...years].map((year) => year % CENTURY));
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
