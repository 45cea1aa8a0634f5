/**
 * Determines the general kind of a column's values regardless of their meaning: whole numbers, numbers, keys, repeated
 * words or text.
 */
import type { ColumnSample } from "@limpid/models";
import { estimateNumber } from "@limpid/text";

/** Smallest share of values that are numbers. */
const NUMERIC = 0.9;
/** A category has at most this many distinct values, and each fills this many cells on average. */
const MAX_CATEGORIES = 50;
const MIN_REPEATED = 3;

/** Returns the class id of that kind. */
export function kindOfValues({ values, rows, distinct }: ColumnSample): string {
  const numbers = values.map(({ text }) => estimateNumber(text, "groups")).filter((number) => number !== undefined);
  if (numbers.some(({ hasLeadingZero, fractionDigits }) => hasLeadingZero && fractionDigits === 0)) return "identifier";
  if (numbers.length >= values.length * NUMERIC) {
    return numbers.every(({ fractionDigits }) => fractionDigits === 0) ? "integer" : "number";
  }
  return distinct < rows / MIN_REPEATED && distinct <= MAX_CATEGORIES ? "category" : "free_text";
}
