/**
 * A second look at a column with its neighbours: some classes come together in tables, such as latitude and longitude.
 * Set by hand, not trained: the tables for training are too few and too much alike.
 */
import { entityById } from "@limpid/entities";
import type { ClassProbability } from "@limpid/models";

const COMPANIES: readonly (readonly string[])[] = [
  ["first_name", "last_name"],
  ["latitude", "longitude"],
  ["street_address", "postal_code", "city"],
  ["city", "region", "country"],
  ["city", "region_code"],
  ["money", "currency_code"],
  ["iban", "bic"],
  ["airport_iata", "airport_icao"],
  ["year", "month", "day_of_month"],
];
/** A class is up to this much more likely beside a sure companion. */
const GAIN = 1.5;
/** What a header alone is worth when nothing is known of the values below it. */
const NAMED = 0.5;

export type Ranked = readonly ClassProbability[];

/** `headers`: columns of which only the name is known. */
export function considerNeighbours(columns: readonly Ranked[], headers: readonly string[] = []): readonly Ranked[] {
  if (columns.length + headers.length < 2) return columns;
  const named = headers.map(namedClasses);
  const presence = new Map(companions().map((id) => [id, twoHighest([...columns, ...named], id)] as const));
  return columns.map((ranked) => weighColumn(ranked, presence));
}

interface Presence {
  readonly first: number;
  readonly second: number;
}

function companions(): readonly string[] {
  return [...new Set(COMPANIES.flat())];
}

function namedClasses(header: string): Ranked {
  const text = header.slice(0, 100).replace(/_/g, " ");
  return companions()
    .filter((id) => text !== "" && entityById(id)?.headers.some((pattern) => pattern.test(text)))
    .map((id) => [id, NAMED]);
}

/** The second counts for the column that is itself the first. */
function twoHighest(columns: readonly Ranked[], id: string): Presence {
  let first = 0;
  let second = 0;
  for (const ranked of columns) {
    const probability = probabilityOf(ranked, id);
    if (probability > first) [first, second] = [probability, first];
    else if (probability > second) second = probability;
  }
  return { first, second };
}

function weighColumn(ranked: Ranked, presence: ReadonlyMap<string, Presence>): Ranked {
  const weighed = ranked.map(([id, probability]) => [id, probability * gainOf(id, ranked, presence)] as const);
  const total = weighed.reduce((sum, [, probability]) => sum + probability, 0);
  return weighed.map(([id, probability]) => [id, probability / total] as const).sort((a, b) => b[1] - a[1]);
}

function gainOf(id: string, ranked: Ranked, presence: ReadonlyMap<string, Presence>): number {
  let best = 0;
  for (const company of COMPANIES) {
    if (!company.includes(id)) continue;
    for (const companion of company) {
      const { first = 0, second = 0 } = presence.get(companion) ?? {};
      if (companion !== id) best = Math.max(best, probabilityOf(ranked, companion) === first ? second : first);
    }
  }
  return 1 + (GAIN - 1) * best;
}

function probabilityOf(ranked: Ranked, id: string): number {
  return ranked.find(([known]) => known === id)?.[1] ?? 0;
}
