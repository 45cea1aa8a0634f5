/**
 * Compresses with Snappy, which every reader of Parquet knows. The one of `hyparquet-writer` makes an object for each
 * piece between two matches, and takes two to four times as long (docs/decisions/0052).
 */

/** Matches are looked for within blocks of this size, whose positions fit 16 bits. */
const BLOCK = 2 ** 16;
const HASH_BITS = 13;
const HASH_SHIFT = 32 - HASH_BITS;
const HASH_FACTOR = 0x1e35a7bd;
/** Nothing is looked for in the last bytes of a block, so that four bytes can always be read. */
const MARGIN = 15;
/** The search steps over a byte more with each so many bytes that match nothing. */
const PATIENCE_BITS = 5;
const LONGEST_COPY = 64;
const SHORTEST_COPY = 4;
/** Copies below these limits take two bytes. */
const NEAR = { length: 12, offset: 2048 } as const;
const LONG_LITERAL = 60;
/** The runtime copies longer pieces faster than a loop. */
const LONG_PIECE = 64;

const positions = new Uint16Array(2 ** HASH_BITS);

/** Pages are smaller; memory for a larger text is not kept. */
const KEPT_BYTES = 2 ** 23;
let memory = new Uint8Array(2 ** 17);

/** The next call may overwrite the result. */
export function compress(input: Uint8Array): Uint8Array {
  const { length } = input;
  const out = memoryFor(32 + length + Math.ceil(length / 6));
  let next = 0;
  let rest = length;
  for (; rest >= 0x80; rest >>>= 7) out[next++] = (rest & 0x7f) | 0x80;
  out[next++] = rest;
  for (let first = 0; first < length; first += BLOCK)
    next = compressBlock(input, { first, end: Math.min(length, first + BLOCK) }, out, next);
  return out.subarray(0, next);
}

function memoryFor(bytes: number): Uint8Array {
  if (bytes > KEPT_BYTES) return new Uint8Array(bytes);
  if (bytes > memory.length) memory = new Uint8Array(bytes);
  return memory;
}

function compressBlock(
  input: Uint8Array,
  { first, end }: { readonly first: number; readonly end: number },
  out: Uint8Array,
  at: number,
): number {
  const limit = end - MARGIN;
  let next = at;
  let written = first;
  positions.fill(0);
  for (let here = first + 1, misses = 0; here < limit; ) {
    const word = wordAt(input, here);
    const place = Math.imul(word, HASH_FACTOR) >>> HASH_SHIFT;
    const match = first + (positions[place] ?? 0);
    positions[place] = here - first;
    if (wordAt(input, match) !== word) {
      here += 1 + (misses++ >>> PATIENCE_BITS);
      continue;
    }
    next = writeLiteral(input, { first: written, end: here }, out, next);
    const offset = here - match;
    const from = here;
    here += SHORTEST_COPY;
    while (here < end && input[here] === input[here - offset]) here++;
    next = writeCopy(offset, here - from, out, next);
    written = here;
    misses = 0;
    if (here < limit) positions[Math.imul(wordAt(input, here - 1), HASH_FACTOR) >>> HASH_SHIFT] = here - 1 - first;
  }
  return writeLiteral(input, { first: written, end }, out, next);
}

function wordAt(input: Uint8Array, at: number): number {
  return (input[at] ?? 0) | ((input[at + 1] ?? 0) << 8) | ((input[at + 2] ?? 0) << 16) | ((input[at + 3] ?? 0) << 24);
}

/** Bytes that are no copy. */
function writeLiteral(
  input: Uint8Array,
  { first, end }: { readonly first: number; readonly end: number },
  out: Uint8Array,
  at: number,
): number {
  const last = end - first - 1;
  if (last < 0) return at;
  let next = at;
  if (last < LONG_LITERAL) out[next++] = last << 2;
  else {
    const isWide = last >= 2 ** 8;
    out[next++] = (LONG_LITERAL + (isWide ? 1 : 0)) << 2;
    out[next++] = last & 0xff;
    if (isWide) out[next++] = last >>> 8;
  }
  if (last >= LONG_PIECE) {
    out.set(input.subarray(first, end), next);
    return next + last + 1;
  }
  for (let from = first; from < end; from++) out[next++] = input[from] ?? 0;
  return next;
}

/** `length` bytes that stand `offset` bytes before; no copy may be left with fewer than the format allows. */
function writeCopy(offset: number, length: number, out: Uint8Array, at: number): number {
  let next = at;
  let rest = length;
  while (rest > LONGEST_COPY) {
    const own = rest >= LONGEST_COPY + SHORTEST_COPY ? LONGEST_COPY : LONGEST_COPY - SHORTEST_COPY;
    next = writeFarCopy(offset, own, out, next);
    rest -= own;
  }
  if (rest >= NEAR.length || offset >= NEAR.offset) return writeFarCopy(offset, rest, out, next);
  out[next++] = 1 | ((rest - SHORTEST_COPY) << 2) | ((offset >>> 8) << 5);
  out[next++] = offset & 0xff;
  return next;
}

function writeFarCopy(offset: number, length: number, out: Uint8Array, at: number): number {
  out[at] = 2 | ((length - 1) << 2);
  out[at + 1] = offset & 0xff;
  out[at + 2] = offset >>> 8;
  return at + 3;
}
