/** Which columns tell what another one holds, though some cells may be wrong: soft functional dependencies. */
import type { EncodedColumn } from "../../encoded/encoded-column.ts";
import { type Groups, groupCount, groupRows } from "../../encoded/group-rows.ts";
import { keysOfRows, type SampledGroups, sampleGroups } from "../../encoded/sample-groups.ts";

export interface Dependency {
  /** Index of the column whose equal values go with equal values of the other. */
  readonly from: number;
  readonly groups: Groups;
  /** Share of the rows whose value is the most frequent one of the other rows of their group. */
  readonly strength: number;
}

/** Less is no dependency: too many rows go their own way. */
export const STRONG = 0.85;
/** A dependency predicts at least this share of the cells that do not have the column's most frequent value. */
const TELLING = 0.6;
/** Groups of at least two rows, and rows in them, without which nothing is proved. */
const MIN_GROUPS = 3;
const MIN_ROWS = 10;
const MIN_SHARE = 0.1;

/** Up to so many rows are compared at once; of more a sample says which dependencies there may be. */
const MAX_UNSAMPLED = 2000;
/** Columns that decide another one; in a table of hundreds that all go together more say nothing new. */
const MAX_DETERMINANTS = 100;
/** How far a sample may be off: what it finds weaker by more is none. */
const MARGIN = 0.2;

/**
 * The dependencies of each column on others, by the index of the dependent one: learnt on a sample of the rows, and
 * measured on all of them.
 */
export function findDependencies(columns: readonly EncodedColumn[]): readonly (readonly Dependency[])[] {
  const rowCount = columns[0]?.codes.length ?? 0;
  const found: Dependency[][] = columns.map(() => []);
  const keys = rowCount > MAX_UNSAMPLED ? keysOfRows(columns, rowCount) : undefined;
  const topShares = columns.map(topShare);
  const scratch = new Int32Array(columns.reduce((most, { texts }) => Math.max(most, texts.length), 0));
  for (const [from, column] of columns.entries()) {
    const groups = groupRows(column);
    if (!isGrouping(groups, column.codes.length)) continue;
    const sample = keys === undefined ? undefined : sampleGroups(groups, keys);
    for (const [to, dependent] of columns.entries()) {
      const top = topShares[to] ?? 1;
      const known = found[to]?.length ?? 0;
      if (to === from || dependent.texts.length <= 1 || known >= MAX_DETERMINANTS) continue;
      if (areMeasured(column, dependent)) continue;
      if (sample !== undefined && !isPossible(estimateStrength(sample, dependent, scratch), top)) continue;
      const strength = measureStrength(groups, dependent, scratch);
      if (strength >= STRONG && isTelling(strength, top)) found[to]?.push({ from, groups, strength });
    }
  }
  return found;
}

/** Two numbers go together without one being the key of the other: equal counts of one day need no equal rates. */
function areMeasured(one: EncodedColumn, other: EncodedColumn): boolean {
  return one.role === "number" && other.role === "number";
}

function isGrouping(groups: Groups, rowCount: number): boolean {
  let [repeated, rows] = [0, 0];
  for (let group = 0; group < groupCount(groups); group++) {
    const size = (groups.starts[group + 1] ?? 0) - (groups.starts[group] ?? 0);
    if (size < 2) continue;
    repeated++;
    rows += size;
  }
  return repeated >= MIN_GROUPS && rows >= Math.max(MIN_ROWS, MIN_SHARE * rowCount);
}

/** Share of rows that are predicted by the others of their group; none by itself. */
export function measureStrength(groups: Groups, dependent: EncodedColumn, scratch?: Int32Array): number {
  return weighStrength(groups, dependent, scratch ?? new Int32Array(dependent.texts.length), (rows) => rows) ?? 0;
}

/** The same, as a sample has it; 1 where it says nothing. */
function estimateStrength({ groups, weights }: SampledGroups, dependent: EncodedColumn, scratch: Int32Array): number {
  return weighStrength(groups, dependent, scratch, (_, group) => weights[group] ?? 0) ?? 1;
}

/** `counts` is zero throughout, before and afterwards. */
function weighStrength(
  groups: Groups,
  { codes }: EncodedColumn,
  counts: Int32Array,
  weightOf: (rows: number, group: number) => number,
): number | undefined {
  const { rows, starts } = groups;
  let right = 0;
  let total = 0;
  for (let group = 0; group < groupCount(groups); group++) {
    const [start, end] = [starts[group] ?? 0, starts[group + 1] ?? 0];
    if (end - start < 2) continue;
    let most = 0;
    for (let place = start; place < end; place++) {
      const code = codes[rows[place] ?? 0] ?? 0;
      const count = (counts[code] ?? 0) + 1;
      counts[code] = count;
      if (count > most) most = count;
    }
    for (let place = start; place < end; place++) counts[codes[rows[place] ?? 0] ?? 0] = 0;
    const weight = weightOf(end - start, group);
    total += weight;
    // A row of the most frequent value is still predicted when it is left out, unless another value is as frequent.
    if (most > 1) right += (weight * most) / (end - start);
  }
  return total === 0 ? undefined : right / total;
}

function isPossible(estimate: number, mostFrequent: number): boolean {
  return estimate + MARGIN >= STRONG && isTelling(Math.min(1, estimate + MARGIN), mostFrequent);
}

function isTelling(strength: number, mostFrequent: number): boolean {
  return strength - mostFrequent >= TELLING * (1 - mostFrequent);
}

function topShare({ codes, counts }: EncodedColumn): number {
  return codes.length === 0 ? 1 : counts.reduce((most, count) => Math.max(most, count), 0) / codes.length;
}
