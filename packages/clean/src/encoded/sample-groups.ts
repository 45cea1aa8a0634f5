/**
 * A sample of the rows of a column's groups, by which a dependency is learnt. What is drawn follows from the values of the
 * rows and a fixed seed, so that it is the same for the same rows in any order. A group is drawn with a probability
 * proportional to its size and weighted by the inverse (Horvitz and Thompson 1952): few large groups count as much here
 * as they do among all rows.
 */
import { type EncodedColumn, NO_DATA } from "./encoded-column.ts";
import { type Groups, groupCount, groupMembers } from "./group-rows.ts";

export interface SampledGroups {
  readonly groups: Groups;
  /** Rows that each drawn group represents. */
  readonly weights: Float64Array;
}

const SEED = 0x51ed270b;
/** Groups that are drawn, about; and rows of each of them. */
const GROUPS = 160;
const ROWS_OF_GROUP = 64;
const ALL = 2 ** 32;

/** A number for each row that only its values decide. */
export function keysOfRows(columns: readonly EncodedColumn[], rowCount: number): Uint32Array {
  const keys = new Uint32Array(rowCount).fill(SEED);
  for (const { codes } of columns)
    for (let row = 0; row < rowCount; row++) keys[row] = mix((keys[row] ?? 0) ^ (codes[row] ?? NO_DATA));
  return keys;
}

export function sampleGroups(groups: Groups, keys: Uint32Array): SampledGroups {
  const drawnAtSize = groups.rows.length / GROUPS;
  const rows: number[] = [];
  const starts = [0];
  const weights: number[] = [];
  for (let group = 0; group < groupCount(groups); group++) {
    const size = (groups.starts[group + 1] ?? 0) - (groups.starts[group] ?? 0);
    const chance = Math.min(1, size / drawnAtSize);
    if (size < 2 || mix(group ^ SEED) >= chance * ALL) continue;
    addRows(rows, groupMembers(groups, group), keys);
    starts.push(rows.length);
    weights.push(size / chance);
  }
  const drawn = { rows: Int32Array.from(rows), starts: Int32Array.from(starts) };
  return { groups: drawn, weights: Float64Array.from(weights) };
}

function addRows(rows: number[], members: Int32Array, keys: Uint32Array): void {
  const bound = Math.min(1, ROWS_OF_GROUP / members.length) * ALL;
  for (const row of members) if ((keys[row] ?? 0) < bound) rows.push(row);
}

/** The last steps of MurmurHash3, by Austin Appleby: each bit of the number decides on each of the result. */
function mix(number: number): number {
  let mixed = Math.imul(number ^ (number >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}
