/**
 * A set of words kept as sorted 24-bit hashes: small to ship, quick to ask, and impossible to list. One word in a few
 * hundred that was never put in is found all the same, so a set may speak for a text but never against it.
 */

/** The sets are made with this function: changing it means making them again (tools/update). */
export function hashWord(word: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < word.length; at++) hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193);
  return (hash >>> 8) ^ (hash & 0xff);
}

let lastWord = "";
let lastHash = hashWord("");

/** The last answer is kept: several sets are asked in turn about one word. */
function hashOf(word: string): number {
  if (word === lastWord) return lastHash;
  lastWord = word;
  lastHash = hashWord(word);
  return lastHash;
}

const TOP_BITS = 12;
const LOW_BITS = 24 - TOP_BITS;

export class HashSet {
  readonly #base64: string;
  #hashes: Uint32Array | undefined;
  /** Starts of the hashes with each value of the top bits. */
  #starts: Uint32Array | undefined;

  /** Decoded when first asked: most tables need few of the sets. */
  constructor(base64: string) {
    this.#base64 = base64;
  }

  has(word: string): boolean {
    return this.indexOf(word) !== -1;
  }

  /** Place of the word's hash in the order of the hashes, which is that of what is stored beside them; -1 when not there. */
  indexOf(word: string): number {
    if (this.#hashes === undefined) {
      this.#hashes = decodeHashes(this.#base64);
      this.#starts = findStarts(this.#hashes);
    }
    const hash = hashOf(word);
    const top = hash >>> LOW_BITS;
    const end = this.#starts?.[top + 1] ?? 0;
    for (let at = this.#starts?.[top] ?? 0; at < end; at++) if (this.#hashes[at] === hash) return at;
    return -1;
  }
}

const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/** Four digits of base64 are the 24 bits of a hash. */
function decodeHashes(base64: string): Uint32Array {
  const values = new Uint8Array(128);
  for (let value = 0; value < DIGITS.length; value++) values[DIGITS.charCodeAt(value)] = value;
  const hashes = new Uint32Array(base64.length / 4);
  for (let index = 0; index < hashes.length; index++) {
    let hash = 0;
    for (let at = 4 * index; at < 4 * index + 4; at++) hash = (hash << 6) | (values[base64.charCodeAt(at)] ?? 0);
    hashes[index] = hash;
  }
  return hashes;
}

function findStarts(hashes: Uint32Array): Uint32Array {
  const starts = new Uint32Array((1 << TOP_BITS) + 1);
  for (let index = 0; index < hashes.length; index++) {
    const after = ((hashes[index] ?? 0) >>> LOW_BITS) + 1;
    starts[after] = (starts[after] ?? 0) + 1;
  }
  for (let top = 1; top < starts.length; top++) starts[top] = (starts[top] ?? 0) + (starts[top - 1] ?? 0);
  return starts;
}
