import type { CountedValue } from "@limpid/table";

/** The most frequent values, and of equally frequent ones the first; in descending order. */
export function firstMostFrequent(values: readonly CountedValue[], most: number): readonly CountedValue[] {
  const least = countOfRank(values, most);
  const chosen: CountedValue[] = [];
  let room = most;
  for (const { count } of values) if (count > least) room--;
  for (const value of values) {
    if (value.count < least || (value.count === least && room-- <= 0)) continue;
    chosen.push(value);
  }
  return chosen.sort((one, other) => other.count - one.count);
}

/** The count that so many values reach; 0 if there are not so many. */
export function countOfRank(values: readonly CountedValue[], rank: number): number {
  if (rank > values.length) return 0;
  const counts = new Uint32Array(values.length);
  for (let place = 0; place < counts.length; place++) counts[place] = values[place]?.count ?? 0;
  return counts.sort()[counts.length - rank] ?? 0;
}
