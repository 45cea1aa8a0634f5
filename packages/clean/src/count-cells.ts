/** Cells that hold one of the values. */
export function countCells(counted: readonly { readonly count: number }[]): number {
  return counted.reduce((sum, { count }) => sum + count, 0);
}
