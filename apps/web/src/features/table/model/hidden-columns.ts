/** Columns that are not shown. They belong to the table all the same: to what is found, counted and exported. */

const NONE: ReadonlySet<number> = new Set();

/** Of those that were chosen, the ones that are there; never all of them. */
export function hiddenOf(chosen: ReadonlySet<number>, columnCount: number): ReadonlySet<number> {
  const there = [...chosen].filter((column) => column < columnCount);
  if (there.length === 0 || there.length === columnCount) return NONE;
  return there.length === chosen.size ? chosen : new Set(there);
}

/** The next column that is shown, else the one before. */
export function besideColumn(column: number, hidden: ReadonlySet<number>, columnCount: number): number {
  let next = column;
  while (hidden.has(next)) next += 1;
  if (next < columnCount) return next;
  while (next >= columnCount || hidden.has(next)) next -= 1;
  return next;
}
