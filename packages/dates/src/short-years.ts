/**
 * Applies the range of two-digit years that a column shows, which affects their century and which number is the year.
 */
import { type Candidate, isSame } from "./candidate.ts";
import type { YearRange } from "./reading.ts";

const CENTURY = 100;

/** Moves two-digit years into the range and drops dates that fit no year of it, unless that would drop all of them. */
export function placeYears(candidates: readonly Candidate[], range: YearRange | null): readonly Candidate[] {
  if (range === null || !candidates.some(({ plan }) => plan.hasShortYear)) return candidates;
  const placed = candidates.map((candidate) => placeYear(candidate, range));
  const within = placed.filter((candidate) => isWithin(candidate, range));
  return within.length === 0 ? candidates : dropEqual(within);
}

function placeYear(candidate: Candidate, { first }: YearRange): Candidate {
  const { plan, parts } = candidate;
  if (!plan.hasShortYear || parts.year === null) return candidate;
  const year = first + ((((parts.year - first) % CENTURY) + CENTURY) % CENTURY);
  return year === parts.year ? candidate : { plan, parts: { ...parts, year } };
}

function isWithin({ plan, parts: { year } }: Candidate, { last }: YearRange): boolean {
  return !plan.hasShortYear || year === null || year <= last;
}

/** Drops duplicates: two centuries of one date have become the same. */
function dropEqual(candidates: readonly Candidate[]): readonly Candidate[] {
  return candidates.filter(
    ({ plan, parts }, index) =>
      !candidates.slice(0, index).some((other) => other.plan.order === plan.order && isSame(other.parts, parts)),
  );
}
