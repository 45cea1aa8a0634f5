/** What the values of a column are in any case, whatever they stand for: whole numbers, numbers, keys, repeated words or text. */
import type { ColumnSample } from "@limpid/models";
import { estimateNumber } from "@limpid/text";

/** Share of the values that have to be numbers. */
const NUMERIC = 0.9;
/** A category has no more different values, and each of them stands in so many cells on average. */
const MAX_CATEGORIES = 50;
const MIN_REPEATED = 3;

/** The id of that class. */
export function kindOfValues({ values, rows, distinct }: ColumnSample): string {
  const numbers = values.map(({ text }) => estimateNumber(text, "groups")).filter((number) => number !== undefined);
  if (numbers.some(({ hasLeadingZero, fractionDigits }) => hasLeadingZero && fractionDigits === 0)) return "identifier";
  if (numbers.length >= values.length * NUMERIC) {
    return numbers.every(({ fractionDigits }) => fractionDigits === 0) ? "integer" : "number";
  }
  return distinct < rows / MIN_REPEATED && distinct <= MAX_CATEGORIES ? "category" : "free_text";
}
