import type { NumberColumn } from "./number-column.ts";

/** Draws rows that represent all others, in an order of their own: chosen by what they hold, so that the order of the rows does not matter. */
export function sampleRows(columns: readonly NumberColumn[], count: number): readonly number[] {
  const rowCount = columns[0]?.codes.length ?? 0;
  const hashes = hashRows(columns, rowCount);
  const rowsOf = new Uint32Array(BUCKETS);
  for (let row = 0; row < rowCount; row++) {
    const bucket = (hashes[row] ?? 0) >>> BUCKET_SHIFT;
    rowsOf[bucket] = (rowsOf[bucket] ?? 0) + 1;
  }
  const last = bucketOf(count, rowsOf);
  const rows: number[] = [];
  for (let row = 0; row < rowCount; row++) if ((hashes[row] ?? 0) >>> BUCKET_SHIFT <= last) rows.push(row);
  return rows.sort((one, other) => (hashes[one] ?? 0) - (hashes[other] ?? 0)).slice(0, count);
}

/** Groups rows by the upper half of their hashes, so that few rows need to be sorted. */
const BUCKET_SHIFT = 16;
const BUCKETS = 2 ** BUCKET_SHIFT;

/** The bucket by which so many rows are reached; the last one where there are not so many. */
function bucketOf(count: number, rowsOf: Uint32Array): number {
  let rows = 0;
  for (let bucket = 0; bucket < BUCKETS; bucket++) {
    rows += rowsOf[bucket] ?? 0;
    if (rows >= count) return bucket;
  }
  return BUCKETS - 1;
}

/** The prime of the hash of Fowler, Noll and Vo. */
const [BASIS, PRIME] = [0x811c9dc5, 0x01000193] as const;

/** Column by column, by the bits of its numbers. */
function hashRows(columns: readonly NumberColumn[], rowCount: number): Uint32Array {
  const hashes = new Uint32Array(rowCount).fill(BASIS);
  for (const { numbers, codes } of columns) {
    const bits = new Uint32Array(numbers.map((number) => (Number.isNaN(number) ? 0 : number)).buffer);
    for (let row = 0; row < rowCount; row++) {
      const at = 2 * (codes[row] ?? 0);
      const hash = Math.imul((hashes[row] ?? 0) ^ (bits[at] ?? 0), PRIME);
      hashes[row] = Math.imul(hash ^ (bits[at + 1] ?? 0) ^ (hash >>> 15), PRIME);
    }
  }
  return hashes;
}
