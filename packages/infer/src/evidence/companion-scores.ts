/**
 * Scores classes by their companions in other columns: some classes occur together in tables, such as latitude and
 * longitude.
 */
import { entityById } from "@limpid/entities";
import type { ClassProbability } from "@limpid/models";

const COMPANION_GROUPS: readonly (readonly string[])[] = [
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
const COMPANION_CLASSES = [...new Set(COMPANION_GROUPS.flat())];
/** Probability of a class whose header matches if its values are unknown. */
const NAMED = 0.5;

type Ranked = readonly ClassProbability[];

/**
 * Returns, for each column and class, the highest probability of a companion class, 0 to 1. `titles` are those of
 * columns of which nothing else is known.
 */
export function companionScores(
  columns: readonly Ranked[],
  titles: readonly string[],
): readonly ReadonlyMap<string, number>[] {
  const all = [...columns, ...titles.map(namedClasses)].map((ranked) => new Map(ranked));
  const presence = new Map(COMPANION_CLASSES.map((id) => [id, twoHighest(all, id)] as const));
  return all
    .slice(0, columns.length)
    .map((own) => new Map(COMPANION_CLASSES.map((id) => [id, bestCompanion(id, own, presence)])));
}

interface Presence {
  readonly first: number;
  readonly second: number;
}

function namedClasses(title: string): Ranked {
  const text = title.slice(0, 100).replace(/_/g, " ");
  return COMPANION_CLASSES.filter(
    (id) => text !== "" && entityById(id)?.headers.some((pattern) => pattern.test(text)),
  ).map((id) => [id, NAMED]);
}

/** Returns the two highest probabilities. The second serves the column that itself has the highest. */
function twoHighest(columns: readonly ReadonlyMap<string, number>[], id: string): Presence {
  let first = 0;
  let second = 0;
  for (const column of columns) {
    const probability = column.get(id) ?? 0;
    if (probability > first) [first, second] = [probability, first];
    else if (probability > second) second = probability;
  }
  return { first, second };
}

function bestCompanion(id: string, own: ReadonlyMap<string, number>, presence: ReadonlyMap<string, Presence>): number {
  const companions = COMPANION_GROUPS.filter((group) => group.includes(id)).flat();
  return companions.reduce((best, companion) => {
    const { first = 0, second = 0 } = presence.get(companion) ?? {};
    return companion === id ? best : Math.max(best, (own.get(companion) ?? 0) === first ? second : first);
  }, 0);
}
