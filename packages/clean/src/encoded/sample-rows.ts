import { type NumberColumn, numberAt } from "./number-column.ts";

/** Draws rows that represent all others, in an order of their own: chosen by what they hold, so that the order of the rows does not matter. */
export function sampleRows(columns: readonly NumberColumn[], count: number): readonly number[] {
  const rowCount = columns[0]?.codes.length ?? 0;
  const hashes = new Uint32Array(rowCount);
  const rowsOf = new Uint32Array(BUCKETS);
  for (let row = 0; row < rowCount; row++) {
    const hash = hashRow(columns, row);
    hashes[row] = hash;
    rowsOf[hash >>> BUCKET_SHIFT] = (rowsOf[hash >>> BUCKET_SHIFT] ?? 0) + 1;
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

const MANTISSA = new Float64Array(1);
const BITS = new Uint32Array(MANTISSA.buffer);
/** The prime of the hash of Fowler, Noll and Vo. */
const [BASIS, PRIME] = [0x811c9dc5, 0x01000193] as const;

function hashRow(columns: readonly NumberColumn[], row: number): number {
  let hash: number = BASIS;
  for (const column of columns) {
    const number = numberAt(column, row);
    MANTISSA[0] = Number.isNaN(number) ? 0 : number;
    hash = Math.imul(hash ^ (BITS[0] ?? 0), PRIME);
    hash = Math.imul(hash ^ (BITS[1] ?? 0) ^ (hash >>> 15), PRIME);
  }
  return hash >>> 0;
}
