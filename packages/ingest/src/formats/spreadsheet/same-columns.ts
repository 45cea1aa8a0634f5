/** Whether two tables have the same columns, in any order. */
export function isSameColumns(one: readonly string[], other: readonly string[]): boolean {
  if (one.length === 0 || one.length !== other.length) return false;
  const sorted = other.map(folded).sort();
  return one
    .map(folded)
    .sort()
    .every((title, index) => title === sorted[index]);
}

export function folded(title: string): string {
  return title.trim().toLowerCase();
}
