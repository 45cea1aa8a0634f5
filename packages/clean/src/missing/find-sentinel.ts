/**
 * Numbers such as 999 or -1 that stand for missing data: known by their look and by lying far from all other numbers of
 * the column. They are flagged, never changed.
 */
import type { CountedValue } from "@limpid/table";

/** Probability by number of rows: a sentinel is repeated, a single odd value may be an error of another kind. */
const REPEATED = 0.75;
const SINGLE = 0.5;
const LOOKS = /^(?:-?9{2,9}(?:\.0+)?|-1|-9|-?8{3,5})$/;
const FEWEST_OTHERS = 8;
/** How far from the quartiles, in their distance. */
const FAR = 3;

/** Sentinel texts of a column of numbers, with the probability that they mean missing data. */
export function findSentinels(values: readonly CountedValue[]): ReadonlyMap<string, number> {
  const suspects = values.filter(({ text }) => LOOKS.test(text));
  if (suspects.length === 0) return new Map();
  const others = values
    .filter(({ text }) => !LOOKS.test(text))
    .map(({ text }) => Number(text))
    .filter(Number.isFinite);
  if (others.length < FEWEST_OTHERS) return new Map();
  const isFar = farFrom(others.sort((a, b) => a - b));
  const sentinels = suspects.filter(({ text }) => isFar(Number(text)));
  return new Map(sentinels.map(({ text, count }) => [text, count > 1 ? REPEATED : SINGLE]));
}

function farFrom(sorted: readonly number[]): (value: number) => boolean {
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
  const [low, high] = [at(0.25), at(0.75)];
  const reach = FAR * Math.max(high - low, Number.EPSILON);
  const [smallest, largest] = [at(0.02), at(0.98)];
  return (value) => (value > high + reach && value > largest) || (value < low - reach && value < smallest);
}
