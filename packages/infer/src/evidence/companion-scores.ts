/** Which classes of a column have their company in the other columns: some come together in tables, such as latitude and longitude. */
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
const COMPANIONS = [...new Set(COMPANIES.flat())];
/** What a header alone is worth when nothing is known of the values below it. */
const NAMED = 0.5;

type Ranked = readonly ClassProbability[];

/** For each column by class how sure its surest companion is, 0 to 1. `titles`: columns of which only the title is known. */
export function companyOf(
  columns: readonly Ranked[],
  titles: readonly string[],
): readonly ReadonlyMap<string, number>[] {
  const all = [...columns, ...titles.map(namedClasses)].map((ranked) => new Map(ranked));
  const presence = new Map(COMPANIONS.map((id) => [id, twoHighest(all, id)] as const));
  return all.slice(0, columns.length).map((own) => new Map(COMPANIONS.map((id) => [id, surestFor(id, own, presence)])));
}

interface Presence {
  readonly first: number;
  readonly second: number;
}

function namedClasses(title: string): Ranked {
  const text = title.slice(0, 100).replace(/_/g, " ");
  return COMPANIONS.filter((id) => text !== "" && entityById(id)?.headers.some((pattern) => pattern.test(text))).map(
    (id) => [id, NAMED],
  );
}

/** The second counts for the column that is itself the first. */
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

function surestFor(id: string, own: ReadonlyMap<string, number>, presence: ReadonlyMap<string, Presence>): number {
  const companions = COMPANIES.filter((company) => company.includes(id)).flat();
  return companions.reduce((surest, companion) => {
    const { first = 0, second = 0 } = presence.get(companion) ?? {};
    return companion === id ? surest : Math.max(surest, (own.get(companion) ?? 0) === first ? second : first);
  }, 0);
}
