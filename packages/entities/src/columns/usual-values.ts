/** Values that a column of few values uses again and again. */
import type { CountedValue } from "@limpid/table";
import { foldText, isOneEditApart } from "@limpid/text";
import { countCells } from "./count-cells.ts";

/** Cells by value of a column whose values repeat. */
const REPEATS = 3;
/** Of real columns' values that a class refused, those in so many cells were right more often than not. */
const OFTEN = 4;
const LEAST_SHARE = 0.02;
/** A value that is one slip from another one, so many times more frequent, is no usual one. */
const TIMES = 5;

/** Tells whether a value is one of the column's own. What it costs is paid when it is first asked. */
export function usualValues(values: readonly CountedValue[]): (text: string) => boolean {
  let usual: ReadonlyMap<string, CountedValue> | undefined;
  return (text) => {
    usual ??= findUsual(values);
    const own = usual.get(text);
    return own !== undefined && ![...usual.values()].some((other) => isSlip(own, other));
  };
}

function findUsual(values: readonly CountedValue[]): ReadonlyMap<string, CountedValue> {
  const cells = countCells(values);
  if (cells < REPEATS * values.length) return new Map();
  const least = Math.max(OFTEN, LEAST_SHARE * cells);
  return new Map(values.filter(({ count }) => count >= least).map((value) => [value.text, value]));
}

function isSlip(own: CountedValue, other: CountedValue): boolean {
  return other.count >= TIMES * own.count && isOneEditApart(foldText(own.text), foldText(other.text));
}
