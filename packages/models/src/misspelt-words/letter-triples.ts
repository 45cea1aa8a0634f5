/**
 * How usual three letters are beside each other in words and names of many languages. A slip makes triples that hardly any
 * name has; a rare name or a foreign word does not. Accents are left out.
 */

/** Letters from a to z, any other sign, and the space before and after a word. */
const SIGNS = 28;
const OTHER = 26;
const EDGE = 27;
const TRIPLES = SIGNS ** 3;
/** Steps of a natural logarithm in a byte. */
const STEPS = 14;
const UNSEEN = 0.3;

export class LetterTriples {
  constructor(readonly table: Int8Array) {}

  /** The mean logarithm of the shares of the triples of a word among those that begin alike. */
  mean(word: string): number {
    const codes = encode(word);
    let sum = 0;
    for (let place = 2; place < codes.length; place++) sum += this.at(codes, place);
    return sum / Math.max(1, codes.length - 2);
  }

  /** The lowest of the triples that hold the letters from a place on. */
  rarest(word: string, place: number, letters: number): number {
    const codes = encode(word);
    let lowest = 0;
    // The letter at `place` has the code at `place + 1`, since an edge goes before all.
    const end = Math.min(codes.length - 1, place + letters + 2);
    for (let last = Math.max(2, place + 1); last <= end; last++) lowest = Math.min(lowest, this.at(codes, last));
    return lowest;
  }

  private at(codes: readonly number[], last: number): number {
    return (this.table[indexOf(codes, last)] ?? 0) / STEPS;
  }
}

export function countTriples(words: Iterable<string>): Int8Array {
  const counts = new Float64Array(TRIPLES);
  const pairs = new Float64Array(SIGNS ** 2);
  for (const word of words) {
    const codes = encode(word);
    for (let last = 2; last < codes.length; last++) {
      const index = indexOf(codes, last);
      counts[index] = (counts[index] ?? 0) + 1;
      const pair = Math.floor(index / SIGNS);
      pairs[pair] = (pairs[pair] ?? 0) + 1;
    }
  }
  return Int8Array.from(counts, (count, index) => {
    const all = pairs[Math.floor(index / SIGNS)] ?? 0;
    return Math.max(-127, Math.round(STEPS * Math.log((count + UNSEEN) / (all + UNSEEN * SIGNS))));
  });
}

function indexOf(codes: readonly number[], last: number): number {
  return ((codes[last - 2] ?? 0) * SIGNS + (codes[last - 1] ?? 0)) * SIGNS + (codes[last] ?? 0);
}

function encode(word: string): readonly number[] {
  const codes = [EDGE];
  for (const letter of word) {
    const code = letter.normalize("NFD").charCodeAt(0) - 0x61;
    codes.push(code >= 0 && code < OTHER ? code : OTHER);
  }
  codes.push(EDGE);
  return codes;
}
