/** Tests the values of a column against a class before the column is assigned to it. */
import { entityById } from "@limpid/entities";
import type { ClassProbability, ColumnSample } from "@limpid/models";
import { countCells } from "@limpid/table";

/** One refused cell is too little evidence against a class; two are enough. */
export const MIN_CELLS = 2;
/** A class that refuses a larger share of the cells does not fit. */
export const MAX_REFUSED = 0.5;
/** Less likely classes are not tested. */
const LIKELY = 0.01;

/** Returns the values that the class refuses, or undefined if there is no such class. */
export function refusedBy(id: string, { header, values }: ColumnSample): ReadonlySet<string> | undefined {
  const cleaner = entityById(id)?.study(values, { header });
  if (cleaner === undefined) return undefined;
  return new Set(values.filter(({ text }) => cleaner.clean(text).kind === "invalid").map(({ text }) => text));
}

/** Returns the classes whose own proof, such as check digits, fails in most cells. */
export function failedClasses(ranked: readonly ClassProbability[], sample: ColumnSample): ReadonlySet<string> {
  const { values } = sample;
  if (countCells(values) < MIN_CELLS) return new Set();
  const failed = ranked.filter(([id, probability]) => {
    if (probability < LIKELY || entityById(id)?.isChecked !== true) return false;
    const refused = refusedBy(id, sample);
    const bad = values.filter(({ text }) => refused?.has(text) === true);
    return countCells(bad) > MAX_REFUSED * countCells(values);
  });
  return new Set(failed.map(([id]) => id));
}
