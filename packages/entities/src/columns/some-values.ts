/** An evenly spread part of a column's distinct values: what is costly to read is not read a million times to learn a habit. */
import type { CountedValue } from "@limpid/table";

const ENOUGH = 2_000;

export function someValues(values: readonly CountedValue[], most: number = ENOUGH): readonly CountedValue[] {
  if (values.length <= most) return values;
  const step = values.length / most;
  return Array.from({ length: most }, (_, index) => values[Math.floor(index * step)]).filter(
    (value) => value !== undefined,
  );
}
