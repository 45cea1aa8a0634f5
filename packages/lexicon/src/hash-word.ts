/**
 * Hashes words for the files of the lexicon, which hold no text. The files are made with these functions: a change
 * here means that all of them are made again (tools/update/lexicon).
 */

/** Words are looked up in small letters and composed characters, and with "ss" for "ß", as their source writes them. */
export function foldWord(word: string): string {
  return word.normalize("NFC").toLowerCase().replaceAll("ß", "ss");
}

const BUCKET_START = 0x811c9dc5;
const BUCKET_FACTOR = 0x01000193;
const WORD_FACTOR = 0x5bd1e995;

/** The half of the hash that chooses the bucket, 32 bits. */
export function bucketHash(word: string): number {
  return mixBits(addToBucketHash(BUCKET_START, word, 0));
}

/** The half of the hash that is compared within the bucket, 24 bits. */
export function wordHash(word: string): number {
  let hash = word.length;
  for (let place = 0; place < word.length; place++) hash = Math.imul(hash, WORD_FACTOR) + word.charCodeAt(place);
  return mixBits(hash) >>> 8;
}

function addToBucketHash(state: number, word: string, from: number): number {
  let hash = state;
  for (let place = from; place < word.length; place++) hash = Math.imul(hash ^ word.charCodeAt(place), BUCKET_FACTOR);
  return hash;
}

/**
 * The hashes of texts that differ from a word in one or two letters, without making these texts: those of the beginning of
 * the word are kept, and those of its end as well where that is possible.
 */
export class EditedHashes {
  private readonly bucketStates: Int32Array;
  private readonly heads: Int32Array;
  private readonly tails: Int32Array;
  private readonly powers: Int32Array;

  constructor(private readonly word: string) {
    const { length } = word;
    this.bucketStates = new Int32Array(length + 1);
    this.heads = new Int32Array(length + 1);
    this.tails = new Int32Array(length + 1);
    this.powers = new Int32Array(length + 3);
    this.bucketStates[0] = BUCKET_START;
    this.powers[0] = 1;
    for (let place = 0; place < length + 2; place++)
      this.powers[place + 1] = Math.imul(this.powers[place] as number, WORD_FACTOR);
    for (let place = 0; place < length; place++) {
      const code = word.charCodeAt(place);
      this.bucketStates[place + 1] = Math.imul((this.bucketStates[place] as number) ^ code, BUCKET_FACTOR);
      this.heads[place + 1] = Math.imul(this.heads[place] as number, WORD_FACTOR) + code;
    }
    for (let place = length - 1; place >= 0; place--) {
      const weight = this.powers[length - 1 - place] as number;
      this.tails[place] = Math.imul(word.charCodeAt(place), weight) + (this.tails[place + 1] as number);
    }
  }

  /** The bucket hash of the word with none, one or two letters in place of those from `start` to before `rest`. */
  bucket(start: number, rest: number, first = 0, second = 0): number {
    let state = this.bucketStates[start] as number;
    if (first !== 0) state = Math.imul(state ^ first, BUCKET_FACTOR);
    if (second !== 0) state = Math.imul(state ^ second, BUCKET_FACTOR);
    return mixBits(addToBucketHash(state, this.word, rest));
  }

  /** The same of the other half. */
  own(start: number, rest: number, first = 0, second = 0): number {
    const { powers } = this;
    const tail = this.word.length - rest;
    const put = (first === 0 ? 0 : 1) + (second === 0 ? 0 : 1);
    const length = start + put + tail;
    let hash =
      Math.imul(length, powers[length] as number) +
      Math.imul(this.heads[start] as number, powers[put + tail] as number);
    if (first !== 0) hash += Math.imul(first, powers[put - 1 + tail] as number);
    if (second !== 0) hash += Math.imul(second, powers[tail] as number);
    return mixBits((hash + (this.tails[rest] as number)) | 0) >>> 8;
  }
}

/** Spreads every bit over all 32; the constants are those of the last step of MurmurHash3. */
function mixBits(hash: number): number {
  let mixed = hash ^ (hash >>> 16);
  mixed = Math.imul(mixed, 0x85ebca6b);
  mixed ^= mixed >>> 13;
  mixed = Math.imul(mixed, 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}
