/** Columns that are not shown. They belong to the table all the same: to what is found, counted and exported. */

const NONE: ReadonlySet<number> = new Set();

/** Gives the chosen columns that exist, but never all columns. */
export function existingHidden(chosen: ReadonlySet<number>, columnCount: number): ReadonlySet<number> {
  const there = [...chosen].filter((column) => column < columnCount);
  if (there.length === 0 || there.length === columnCount) return NONE;
  return there.length === chosen.size ? chosen : new Set(there);
}

/** The next column to the right that is shown, else the one to the left; `order` is that of the screen. */
export function besideColumn(column: number, hidden: ReadonlySet<number>, order: readonly number[]): number {
  const place = order.indexOf(column);
  const isShown = (one: number): boolean => !hidden.has(one);
  return order.slice(place).find(isShown) ?? order.slice(0, place).findLast(isShown) ?? column;
}
