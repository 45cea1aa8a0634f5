/**
 * Many row numbers as a short text: the step from each number to the next in groups of seven bits, the lowest first, in
 * Base64. Rows in the order of the table take a byte each, a million in any order four megabytes.
 */

const GROUP = 128;
/** Steps between rows of 32 bits are of 33 at most. */
const MAX_BYTES = 5;

/** Its bytes: what makes Base64 of many at once is not the same in a server and in a browser. */
export function packRows(rows: ArrayLike<number>): Uint8Array {
  const bytes = new Uint8Array(MAX_BYTES * rows.length);
  let count = 0;
  let before = 0;
  for (let index = 0; index < rows.length; index += 1) {
    const row = rows[index] ?? 0;
    // Back and forth in turns, so that small steps are small numbers.
    let left = row >= before ? 2 * (row - before) : 2 * (before - row) - 1;
    for (; left >= GROUP; left = Math.floor(left / GROUP)) bytes[count++] = (left % GROUP) + GROUP;
    bytes[count++] = left;
    before = row;
  }
  return bytes.subarray(0, count);
}

/** How many rows a text holds, without a look at them. */
export function countPacked(packed: string): number {
  const text = atob(packed);
  let count = 0;
  for (let index = 0; index < text.length; index += 1) if (text.charCodeAt(index) < GROUP) count += 1;
  return count;
}

export function unpackRows(packed: string, count: number): Uint32Array {
  const text = atob(packed);
  const rows = new Uint32Array(count);
  let [place, before, step, scale] = [0, 0, 0, 1];
  for (let index = 0; index < text.length; index += 1) {
    const byte = text.charCodeAt(index);
    step += (byte % GROUP) * scale;
    scale *= GROUP;
    if (byte >= GROUP) continue;
    before += step % 2 === 0 ? step / 2 : -(step + 1) / 2;
    rows[place] = before;
    place += 1;
    step = 0;
    scale = 1;
  }
  return rows;
}
