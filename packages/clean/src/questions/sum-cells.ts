/** Counts the cells of values. */
export function sumCells(values: Iterable<{ readonly cells: number }>): number {
  let sum = 0;
  for (const { cells } of values) sum += cells;
  return sum;
}
