/** Numbers in as few bits as they need: packed runs, and packed differences. */

/** Bits that hold the numbers below `count`; at least one, as some readers expect. */
export function widthFor(count: number): number {
  return count <= 2 ? 1 : 32 - Math.clz32(count - 1);
}

const MAX_VARINT = 10;

/** The most bytes that `packRun` writes. */
export function packedSize(count: number, width: number): number {
  return MAX_VARINT + Math.ceil(count / 8) * width;
}

/** Writes the numbers as one packed run of the format's hybrid of runs; returns the position after it. */
export function packRun(numbers: Uint8Array | Int32Array, width: number, out: Uint8Array, at: number): number {
  const groups = Math.ceil(numbers.length / 8);
  const start = writeVarint(2 * groups + 1, out, at);
  const end = writeBits(numbers, width, out, start);
  return fillTo(start + groups * width, out, end);
}

/** Writes a run of `count` equal numbers of one bit. */
export function repeatRun(bit: 0 | 1, count: number, out: Uint8Array, at: number): number {
  const next = writeVarint(2 * count, out, at);
  out[next] = bit;
  return next + 1;
}

const BLOCK = 128;
const MINIBLOCKS = 4;
const MINIBLOCK = BLOCK / MINIBLOCKS;

/** The most bytes that `packDeltas` writes. */
export function packedDeltasSize(count: number): number {
  return 4 * MAX_VARINT + Math.ceil(count / BLOCK) * (MAX_VARINT + MINIBLOCKS + BLOCK * 4);
}

/** Writes whole numbers, whose neighbours differ by less than 2^31, as the first one and differences, in the format's DELTA_BINARY_PACKED. */
export function packDeltas(numbers: Int32Array | Float64Array, out: Uint8Array, at: number): number {
  const { length } = numbers;
  let next = at;
  for (const number of [BLOCK, MINIBLOCKS, length, zigzag(numbers[0] ?? 0)]) next = writeVarint(number, out, next);
  const deltas = new Int32Array(BLOCK);
  for (let first = 1; first < length; first += BLOCK) {
    const count = Math.min(BLOCK, length - first);
    let least = Number.POSITIVE_INFINITY;
    for (let index = 0; index < count; index++) {
      const delta = (numbers[first + index] ?? 0) - (numbers[first + index - 1] ?? 0);
      deltas[index] = delta;
      if (delta < least) least = delta;
    }
    next = writeVarint(zigzag(least), out, next);
    for (let index = 0; index < BLOCK; index++) deltas[index] = index < count ? (deltas[index] ?? 0) - least : 0;
    next = packBlock(deltas, count, out, next);
  }
  return next;
}

/** Writes the widths of the miniblocks, then those miniblocks that have numbers. */
function packBlock(deltas: Int32Array, count: number, out: Uint8Array, at: number): number {
  let next = at + MINIBLOCKS;
  for (let mini = 0; mini < MINIBLOCKS; mini++) {
    const own = deltas.subarray(mini * MINIBLOCK, (mini + 1) * MINIBLOCK);
    let bits = 0;
    for (let index = 0; index < MINIBLOCK; index++) bits |= own[index] ?? 0;
    const width = 32 - Math.clz32(bits);
    out[at + mini] = width;
    if (mini * MINIBLOCK < count) next = writeBits(own, width, out, next);
  }
  return next;
}

/** More bits than these do not fit beside those that are held. */
const MOST_BITS = 24;

/** Writes the numbers one after the other from the lowest bit on, and fills the last byte. */
export function writeBits(numbers: Uint8Array | Int32Array, width: number, out: Uint8Array, at: number): number {
  if (width > MOST_BITS) return writeWideBits(numbers, width, out, at);
  const whole = width <= WORD_BITS ? numbers.length - (numbers.length % 8) : 0;
  let next = whole === 0 ? at : writeEights(numbers.subarray(0, whole), width, out, at);
  let [bits, held] = [0, 0];
  for (let index = whole; index < numbers.length; index++) {
    bits |= (numbers[index] ?? 0) << held;
    for (held += width; held >= 8; held -= 8) {
      out[next++] = bits & 0xff;
      bits >>>= 8;
    }
  }
  if (held > 0) out[next++] = bits & 0xff;
  return next;
}

/** Eight numbers of so many bits fit a word. */
const WORD_BITS = 4;

function writeEights(numbers: Uint8Array | Int32Array, width: number, out: Uint8Array, at: number): number {
  let next = at;
  for (let first = 0; first < numbers.length; first += 8) {
    let word = 0;
    for (let index = first + 7; index >= first; index--) word = (word << width) | (numbers[index] ?? 0);
    for (let byte = 0; byte < width; byte++) out[next++] = (word >>> (8 * byte)) & 0xff;
  }
  return next;
}

function writeWideBits(numbers: Uint8Array | Int32Array, width: number, out: Uint8Array, at: number): number {
  let [next, bits, held] = [at, 0, 0];
  const put = (number: number, count: number): void => {
    bits |= number << held;
    for (held += count; held >= 8; held -= 8) {
      out[next++] = bits & 0xff;
      bits >>>= 8;
    }
  };
  for (let index = 0; index < numbers.length; index++) {
    const number = numbers[index] ?? 0;
    put(number & 0xffff, 16);
    put(number >>> 16, width - 16);
  }
  if (held > 0) out[next++] = bits & 0xff;
  return next;
}

function fillTo(end: number, out: Uint8Array, from: number): number {
  out.fill(0, from, end);
  return end;
}

/** Signed numbers as unsigned ones, small ones as small ones. */
function zigzag(number: number): number {
  return number < 0 ? -2 * number - 1 : 2 * number;
}

function writeVarint(value: number, out: Uint8Array, at: number): number {
  let [rest, next] = [value, at];
  for (; rest >= 0x80; rest = Math.floor(rest / 0x80)) out[next++] = (rest % 0x80) | 0x80;
  out[next] = rest;
  return next + 1;
}
