/**
 * The words of one language with their frequencies, as typed-array views on the bytes of a file: nothing is parsed. A
 * word is a hash of 24 bits in one of many buckets and a frequency of one byte.
 */
import { bucketHash, foldWord, wordHash } from "./hash-word.ts";

/** "LEX1" read as a little-endian number. */
const SIGNATURE = 0x3158454c;
const HEADER_NUMBERS = 4;
/** A word takes 2 + 1 bytes of hash and one of frequency. */
const BYTES_A_WORD = 4;
/** Frequencies are on the Zipf scale, in steps of 1/25: 3 is a word in a million, 6 one in a thousand. */
const STEPS = 25;
/** Words in one bucket on average. */
const BUCKET_SIZE = 16;

/** Says that a file of the lexicon cannot be used. */
export class DamagedLexicon extends Error {}

export class WordList {
  private constructor(
    readonly language: string,
    /** Letters of the language, the more frequent first; an edit may put one of them into a word. */
    readonly letters: string,
    private readonly starts: Uint32Array,
    private readonly lowHashes: Uint16Array,
    private readonly highHashes: Uint8Array,
    private readonly frequencies: Uint8Array,
    private readonly shift: number,
  ) {}

  /** Throws a DamagedLexicon if the bytes are no whole file. */
  static read(language: string, bytes: Uint8Array): WordList {
    // Numbers need an aligned start. (`slice` of a Buffer would not copy.)
    const { buffer, byteOffset } = bytes.byteOffset % 4 === 0 ? bytes : Uint8Array.from(bytes);
    const damaged = (why: string) =>
      new DamagedLexicon(`The lexicon "${language}" is damaged: ${why} Install Limpid again.`);
    const headerBytes = HEADER_NUMBERS * 4;
    if (bytes.length < headerBytes) throw damaged(`it has ${bytes.length} bytes.`);
    const [signature = 0, bits = 0, words = 0, letters = 0] = new Uint32Array(buffer, byteOffset, HEADER_NUMBERS);
    if (signature !== SIGNATURE) throw damaged("it does not begin as such a file does.");
    if (bits > 24 || letters > 1000) throw damaged("its header makes no sense.");
    const buckets = 2 ** bits;
    const lettersAt = byteOffset + headerBytes + (buckets + 1) * 4;
    const lowAt = lettersAt + letters * 2;
    const expected = lowAt - byteOffset + words * BYTES_A_WORD;
    if (bytes.length !== expected) throw damaged(`it has ${bytes.length} of ${expected} bytes.`);
    const starts = new Uint32Array(buffer, byteOffset + headerBytes, buckets + 1);
    if (starts[buckets] !== words) throw damaged("its parts do not fit together.");
    return new WordList(
      language,
      String.fromCharCode(...new Uint16Array(buffer, lettersAt, letters)),
      starts,
      new Uint16Array(buffer, lowAt, words),
      new Uint8Array(buffer, lowAt + 2 * words, words),
      new Uint8Array(buffer, lowAt + 3 * words, words),
      32 - bits,
    );
  }

  get size(): number {
    return this.frequencies.length;
  }

  /** Returns the frequency of a word on the Zipf scale, and 0 if the language does not have it. */
  frequency(word: string): number {
    return this.foldedFrequency(foldWord(word));
  }

  /** Like `frequency`, for a word that is folded already. */
  foldedFrequency(folded: string): number {
    return this.frequencyAt(bucketHash(folded), wordHash(folded));
  }

  /** Like `frequency`, for a word of which the hashes are known. */
  frequencyAt(bucketed: number, hash: number): number {
    const bucket = this.shift === 32 ? 0 : bucketed >>> this.shift;
    const low = hash & 0xffff;
    const high = hash >>> 16;
    const end = this.starts[bucket + 1] ?? 0;
    for (let place = this.starts[bucket] ?? 0; place < end; place++) {
      if (this.lowHashes[place] === low && this.highHashes[place] === high)
        return (this.frequencies[place] ?? 0) / STEPS;
    }
    return 0;
  }
}

/** Returns the bytes of a file with these words, which are folded, and their frequencies on the Zipf scale. */
export function writeWordList(words: ReadonlyMap<string, number>, letters: string): Uint8Array {
  const bits = Math.max(0, Math.ceil(Math.log2(words.size / BUCKET_SIZE)));
  const buckets = 2 ** bits;
  const hashed = Array.from(words, ([word, frequency]) => ({
    bucket: bits === 0 ? 0 : bucketHash(word) >>> (32 - bits),
    hash: wordHash(word),
    // A rare word is still a word, and 0 would mean none.
    step: Math.min(255, Math.max(1, Math.round(frequency * STEPS))),
  })).sort((one, other) => one.bucket - other.bucket || other.step - one.step || one.hash - other.hash);
  const padded = letters.length % 2 === 0 ? letters : `${letters}${letters[0] ?? ""}`;
  const lettersAt = (HEADER_NUMBERS + buckets + 1) * 4;
  const lowAt = lettersAt + padded.length * 2;
  const bytes = new Uint8Array(lowAt + hashed.length * BYTES_A_WORD);
  new Uint32Array(bytes.buffer, 0, HEADER_NUMBERS).set([SIGNATURE, bits, hashed.length, padded.length]);
  const starts = new Uint32Array(bytes.buffer, HEADER_NUMBERS * 4, buckets + 1);
  for (const { bucket } of hashed) starts[bucket + 1] = (starts[bucket + 1] ?? 0) + 1;
  for (let bucket = 0; bucket < buckets; bucket++)
    starts[bucket + 1] = (starts[bucket + 1] ?? 0) + (starts[bucket] ?? 0);
  new Uint16Array(bytes.buffer, lettersAt, padded.length).set(Array.from(padded, (letter) => letter.charCodeAt(0)));
  new Uint16Array(bytes.buffer, lowAt, hashed.length).set(hashed.map(({ hash }) => hash & 0xffff));
  bytes.set(
    hashed.map(({ hash }) => hash >>> 16),
    lowAt + 2 * hashed.length,
  );
  bytes.set(
    hashed.map(({ step }) => step),
    lowAt + 3 * hashed.length,
  );
  return bytes;
}
