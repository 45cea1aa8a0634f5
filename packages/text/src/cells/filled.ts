/** Tests which cells of a row contain text. */

export function isFilled(cell: string): boolean {
  return cell.trim() !== "";
}

export function countFilled(row: readonly string[]): number {
  return row.reduce((count, cell) => (isFilled(cell) ? count + 1 : count), 0);
}

export function hasText(row: readonly string[]): boolean {
  return row.some(isFilled);
}

/** Returns the number of cells up to the last one with text. */
export function usedWidth(row: readonly string[]): number {
  return row.findLastIndex(isFilled) + 1;
}
