/**
 * Many row numbers as a short text: the step from each number to the next in groups of seven bits, the lowest first, in
 * Base64. Rows in the order of the table take a byte each, a million in any order four megabytes.
 */

const GROUP = 128;
const PIECE = 0x8000;

export function packRows(rows: ArrayLike<number>): string {
  const bytes: number[] = [];
  let text = "";
  let before = 0;
  for (let index = 0; index < rows.length; index += 1) {
    const row = rows[index] ?? 0;
    // Back and forth in turns, so that small steps are small numbers.
    let left = row >= before ? 2 * (row - before) : 2 * (before - row) - 1;
    for (; left >= GROUP; left = Math.floor(left / GROUP)) bytes.push((left % GROUP) + GROUP);
    bytes.push(left);
    before = row;
    if (bytes.length >= PIECE) text += String.fromCharCode(...bytes.splice(0));
  }
  return btoa(text + String.fromCharCode(...bytes));
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
