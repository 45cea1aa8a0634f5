/** Rows that have the same value in a column: what is known of one may be known of the others. */
import { type EncodedColumn, NO_DATA } from "./encoded-column.ts";

/** Rows without data belong to no group. */
export interface Groups {
  /** The rows, group after group. */
  readonly rows: Int32Array;
  /** Starts of the groups in `rows`, and at last the end of the last one. */
  readonly starts: Int32Array;
}

export function groupRows({ codes, texts }: EncodedColumn): Groups {
  const starts = new Int32Array(texts.length + 1);
  for (const code of codes) starts[code + 1] = (starts[code + 1] ?? 0) + 1;
  for (let code = 0; code < texts.length; code++) starts[code + 1] = (starts[code + 1] ?? 0) + (starts[code] ?? 0);
  const next = starts.slice();
  const rows = new Int32Array(codes.length);
  for (let row = 0; row < codes.length; row++) {
    const code = codes[row] ?? NO_DATA;
    const place = next[code] ?? 0;
    rows[place] = row;
    next[code] = place + 1;
  }
  return { rows, starts: starts.subarray(NO_DATA + 1) };
}

export function groupCount({ starts }: Groups): number {
  return starts.length - 1;
}

export function groupMembers({ rows, starts }: Groups, group: number): Int32Array {
  return rows.subarray(starts[group], starts[group + 1]);
}

/** Prime, and more than there are rows. */
const STEP = 2_654_435_761;

/** All groups, in an order that mixes them: the first ones are a sample. */
export function* spreadGroups(groups: Groups): Generator<number> {
  const count = groupCount(groups);
  for (let turn = 0; turn < count; turn++) yield spreadPlace(turn, count);
}

/** The place, of so many, at which an order that mixes them is after some turns. */
export function spreadPlace(turn: number, count: number): number {
  return (turn * STEP) % count;
}

/** How many of the rows with data have the code that most of them have. */
export function countMostFrequent(rows: Int32Array, codes: Int32Array): number {
  const counts = new Map<number, number>();
  let most = 0;
  for (const row of rows) {
    const code = codes[row] ?? NO_DATA;
    if (code === NO_DATA) continue;
    const count = (counts.get(code) ?? 0) + 1;
    counts.set(code, count);
    if (count > most) most = count;
  }
  return most;
}
