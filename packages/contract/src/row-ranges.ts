/** Rows of a table as ranges, in order and apart from each other: those that are left out of a long table are few ranges. */
export type RowRanges = readonly (readonly [first: number, last: number])[];

/** An edit that leaves rows out of a table, or takes them back. */
export interface RowsEdit {
  readonly rows: RowRanges;
  readonly isLeftOut: boolean;
}

export const NO_ROWS: RowRanges = [];

/** What is left out after the edit; its rows may come in any order. */
export function leaveOut(leftOut: RowRanges, { rows, isLeftOut }: RowsEdit): RowRanges {
  return isLeftOut ? joined([...leftOut, ...rows]) : without(leftOut, joined(rows));
}

function joined(rows: RowRanges): RowRanges {
  const ranges: [number, number][] = [];
  for (const [first, last] of rows.toSorted(([one], [other]) => one - other)) {
    const before = ranges.at(-1);
    if (before !== undefined && first <= before[1] + 1) before[1] = Math.max(before[1], last);
    else ranges.push([first, last]);
  }
  return ranges;
}

function without(rows: RowRanges, taken: RowRanges): RowRanges {
  let next = 0;
  return rows.flatMap(([first, last]) => {
    const left: [number, number][] = [];
    let start = first;
    while ((taken[next]?.[1] ?? last) < first) next += 1;
    for (let index = next; (taken[index]?.[0] ?? last + 1) <= last; index += 1) {
      const [from, to] = taken[index] ?? [start, last];
      if (from > start) left.push([start, from - 1]);
      start = Math.max(start, to + 1);
    }
    if (start <= last) left.push([start, last]);
    return left;
  });
}

export function hasRow(rows: RowRanges, row: number): boolean {
  let [low, high] = [0, rows.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const [first, last] = rows[middle] ?? [row, row];
    if (row < first) high = middle - 1;
    else if (row > last) low = middle + 1;
    else return true;
  }
  return false;
}

export function countRows(rows: RowRanges): number {
  return rows.reduce((count, [first, last]) => count + last - first + 1, 0);
}
