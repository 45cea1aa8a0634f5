/** Counts the cells of values, and words the count. */
export function sumCells(values: Iterable<{ readonly cells: number }>): number {
  let sum = 0;
  for (const { cells } of values) sum += cells;
  return sum;
}

/** Returns "1 cell has" for the words "cell has" and "cells have", and "2,000 cells have" for more. */
export function wordCount(count: number, one: string, several: string): string {
  return count === 1 ? `1 ${one}` : `${count.toLocaleString("en")} ${several}`;
}
