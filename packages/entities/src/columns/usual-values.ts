/** Values that a column of few values uses again and again. */
import { type CountedValue, countCells } from "@limpid/table";
import { foldText, isOneEditApart } from "@limpid/text";

/** Cells by value of a column whose values repeat. */
const REPEATS = 3;
/** In real columns, refused values in this many cells were right more often than not. */
const OFTEN = 4;
const MIN_SHARE = 0.02;
/** A value that is one typo from another one, so many times more frequent, is no usual one. */
const TIMES = 5;

/** The values that are the column's own. */
export function usualValues(values: readonly CountedValue[]): ReadonlySet<string> {
  const usual = findUsual(values);
  return new Set(usual.filter((own) => !usual.some((other) => isTypo(own, other))).map(({ text }) => text));
}

function findUsual(values: readonly CountedValue[]): readonly CountedValue[] {
  const cells = countCells(values);
  if (cells < REPEATS * values.length) return [];
  const least = Math.max(OFTEN, MIN_SHARE * cells);
  return values.filter(({ count }) => count >= least);
}

function isTypo(own: CountedValue, other: CountedValue): boolean {
  return other.count >= TIMES * own.count && isOneEditApart(foldText(own.text), foldText(other.text));
}
