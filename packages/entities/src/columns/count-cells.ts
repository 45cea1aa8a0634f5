/** How many cells hold these values. */
export function countCells(values: readonly { readonly count: number }[]): number {
  return values.reduce((sum, { count }) => sum + count, 0);
}
