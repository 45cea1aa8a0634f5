/** The country that a column of regions, by name or code, is of. */
import type { CountedValue } from "@limpid/table";
import type { Region } from "./known-places.ts";

export interface RegionCountry {
  readonly alpha2: string;
  /** Cells that may be of the country, and cells that are known to be of any. */
  readonly cells: number;
  readonly known: number;
  /** Whether another country would explain the column as well. */
  readonly isOneOfSeveral: boolean;
}

/** Share of the known cells that must be of one country. */
const MAJORITY = 0.85;
/** Different values that are looked up; the first ones tell as much as all. */
const STUDIED = 2_000;

/** The country with a region for nearly all known values; the smaller share of regions left over decides between several. */
export function regionCountry(
  values: readonly CountedValue[],
  find: (key: string) => readonly Region[],
  keyOf: (text: string) => string,
  home?: string,
): RegionCountry | undefined {
  const cells = new Map<string, number>();
  let known = 0;
  for (const { text, count } of values.slice(0, STUDIED)) {
    const found = new Set(find(keyOf(text)).map(({ code }) => code.slice(0, 2)));
    if (found.size > 0) known += count;
    for (const country of found) cells.set(country, (cells.get(country) ?? 0) + count);
  }
  const [first, second] = [...cells].sort((a, b) => b[1] - a[1] || rank(b[0], home) - rank(a[0], home));
  if (first === undefined || first[1] < MAJORITY * known) return undefined;
  if (second !== undefined && second[1] === first[1] && rank(first[0], home) === rank(second[0], home))
    return undefined;
  return { alpha2: first[0], cells: first[1], known, isOneOfSeveral: second?.[1] === first[1] };
}

/** Between countries that explain a column equally well: where the table comes from, then the most usual one. */
function rank(alpha2: string, home: string | undefined): number {
  if (alpha2 === home) return 2;
  return alpha2 === "US" ? 1 : 0;
}
