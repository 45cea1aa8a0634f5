/**
 * Finds texts that differ by a letter or two without comparing each with each: two texts that do so are the same when the
 * right letters are left out of both. Source: Garbe 2012, symmetric delete spelling correction (SymSpell).
 */
import { MAX_COMPARED } from "./max-compared.ts";

/** In longer texts at most one letter is left out, because there are too many ways to leave out two. */
const MAX_LENGTH_OF_TWO = 20;
/** Texts that are gone through for one, and of these the ones that are compared with it. */
const MAX_SEEN = 128;
const MAX_NEAR = 16;
const BASE = 0x01000193;

export interface NearTexts {
  /** Places of those that may be near, in ascending order. */
  readonly places: readonly number[];
  /** There are more of them. */
  readonly isCut: boolean;
}

/** Texts are named by their places in the list that is given, the most important one first. */
export class DeletionIndex {
  private readonly mask: number;
  /** Starts of the places of some keys in `places`, and at last their end. */
  private readonly starts: Int32Array;
  private readonly places: Int32Array;
  /** The key of each place; several keys share one start. */
  private readonly keys: Int32Array;

  constructor(
    texts: readonly string[],
    private readonly letters: 1 | 2,
  ) {
    const keys = texts.map((text) => keysOf(text, letters));
    const count = keys.reduce((sum, { length }) => sum + length, 0);
    this.mask = 2 ** Math.ceil(Math.log2(Math.max(2, count))) - 1;
    this.starts = new Int32Array(this.mask + 2);
    this.places = new Int32Array(count);
    this.keys = new Int32Array(count);
    for (const of of keys) for (const key of of) this.count(key & this.mask);
    for (let key = 0; key <= this.mask; key++)
      this.starts[key + 1] = (this.starts[key + 1] ?? 0) + (this.starts[key] ?? 0);
    const next = this.starts.slice();
    for (const [place, of] of keys.entries())
      for (const key of of) {
        const at = next[key & this.mask] ?? 0;
        this.places[at] = place;
        this.keys[at] = key;
        next[key & this.mask] = at + 1;
      }
  }

  /** Texts that may be near; whether they are is for the caller to compare. */
  near(text: string): NearTexts {
    const found = new Set<number>();
    let [seen, isCut] = [0, false];
    for (const key of keysOf(text, this.letters)) {
      const end = this.starts[(key & this.mask) + 1] ?? 0;
      for (let at = this.starts[key & this.mask] ?? 0; at < end && !isCut; at++) {
        if (this.keys[at] === key) found.add(this.places[at] ?? 0);
        isCut = ++seen > MAX_SEEN;
      }
    }
    const places = [...found].sort((one, other) => one - other);
    return { places: places.slice(0, MAX_NEAR), isCut: isCut || places.length > MAX_NEAR };
  }

  private count(key: number): void {
    this.starts[key + 1] = (this.starts[key + 1] ?? 0) + 1;
  }
}

/** How many keys a text of so many letters has. */
export function keyCount(length: number, letters: 1 | 2): number {
  if (length > MAX_COMPARED) return 0;
  return 1 + length + (letters === 2 && length <= MAX_LENGTH_OF_TWO ? (length * (length - 1)) / 2 : 0);
}

/** Hashes of the text as it is, and with each letter, or each two, left out. Capitals count as small letters. */
function keysOf(text: string, letters: 1 | 2): Int32Array {
  const lower = text.toLowerCase();
  const { length } = lower;
  const keys = new Int32Array(keyCount(length, letters));
  if (keys.length === 0) return keys;
  const { heads, powers } = hashHeads(lower);
  /** Hash of the letters from one place to before another. */
  const part = (from: number, to: number): number =>
    (heads[to] ?? 0) - Math.imul(heads[from] ?? 0, powers[to - from] ?? 0);
  const join = (head: number, tail: number, tailLength: number): number =>
    (Math.imul(head, powers[tailLength] ?? 0) + tail) | 0;
  let next = 0;
  keys[next++] = scatter(heads[length] ?? 0);
  for (let out = 0; out < length; out++) {
    const head = heads[out] ?? 0;
    keys[next++] = scatter(join(head, part(out + 1, length), length - out - 1));
    if (letters === 1 || length > MAX_LENGTH_OF_TWO) continue;
    for (let other = out + 1; other < length; other++) {
      const middle = join(head, part(out + 1, other), other - out - 1);
      keys[next++] = scatter(join(middle, part(other + 1, length), length - other - 1));
    }
  }
  return keys;
}

function hashHeads(text: string) {
  const heads = new Int32Array(text.length + 1);
  const powers = new Int32Array(text.length + 1);
  powers[0] = 1;
  for (let place = 0; place < text.length; place++) {
    heads[place + 1] = Math.imul(heads[place] ?? 0, BASE) + text.charCodeAt(place) + 1;
    powers[place + 1] = Math.imul(powers[place] ?? 0, BASE);
  }
  return { heads, powers };
}

function scatter(hash: number): number {
  const mixed = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return mixed ^ (mixed >>> 13);
}
