/** Which columns tell what another one holds, though some cells may be wrong: soft functional dependencies. */
import type { EncodedColumn } from "../encoded-column.ts";
import { type Groups, groupRows } from "../group-rows.ts";

export interface Dependency {
  /** Index of the column whose equal values go with equal values of the other. */
  readonly from: number;
  readonly groups: Groups;
  /** Share of the rows whose value is the most frequent one of the other rows of their group. */
  readonly strength: number;
}

/** Less is no dependency: too many rows go their own way. */
export const STRONG = 0.85;
/** Of what is left to know beyond the column's most frequent value, a dependency tells at least this share. */
const TELLING = 0.6;
/** Groups of at least two rows, and rows in them, without which nothing is proved. */
const LEAST_GROUPS = 3;
const LEAST_ROWS = 10;
const LEAST_SHARE = 0.1;

/** The dependencies of each column on others, by the index of the dependent one. */
export function findDependencies(columns: readonly EncodedColumn[]): readonly (readonly Dependency[])[] {
  const found: Dependency[][] = columns.map(() => []);
  for (const [from, column] of columns.entries()) {
    const groups = groupRows(column);
    if (!isGrouping(groups, column.codes.length)) continue;
    for (const [to, dependent] of columns.entries()) {
      if (to === from || dependent.texts.length <= 1) continue;
      const strength = measureStrength(groups, dependent);
      if (strength >= STRONG && isTelling(strength, topShare(dependent))) found[to]?.push({ from, groups, strength });
    }
  }
  return found;
}

function isGrouping({ starts }: Groups, rowCount: number): boolean {
  let groups = 0;
  let rows = 0;
  for (let group = 0; group + 1 < starts.length; group++) {
    const size = (starts[group + 1] ?? 0) - (starts[group] ?? 0);
    if (size < 2) continue;
    groups++;
    rows += size;
  }
  return groups >= LEAST_GROUPS && rows >= Math.max(LEAST_ROWS, LEAST_SHARE * rowCount);
}

/** Share of rows that are foretold by the others of their group; none by itself. */
export function measureStrength({ rows, starts }: Groups, { codes, texts }: EncodedColumn): number {
  const counts = new Int32Array(texts.length);
  let right = 0;
  let total = 0;
  for (let group = 0; group + 1 < starts.length; group++) {
    const [start, end] = [starts[group] ?? 0, starts[group + 1] ?? 0];
    if (end - start < 2) continue;
    let most = 0;
    for (let place = start; place < end; place++) {
      const code = codes[rows[place] ?? 0] ?? 0;
      const count = (counts[code] ?? 0) + 1;
      counts[code] = count;
      if (count > most) most = count;
    }
    total += end - start;
    // A row of the most frequent value is still foretold when it is left out, unless another value is as frequent.
    if (most > 1) right += most;
    for (let place = start; place < end; place++) counts[codes[rows[place] ?? 0] ?? 0] = 0;
  }
  return total === 0 ? 0 : right / total;
}

function isTelling(strength: number, mostFrequent: number): boolean {
  return strength - mostFrequent >= TELLING * (1 - mostFrequent);
}

function topShare({ codes, counts }: EncodedColumn): number {
  return codes.length === 0 ? 1 : counts.reduce((most, count) => Math.max(most, count), 0) / codes.length;
}
