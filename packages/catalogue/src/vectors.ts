/**
 * Stores the vectors of documents, one byte per number, and finds the nearest ones: first by signs alone, which takes a
 * sixteenth of the time, then exactly among those.
 */
export const VECTOR_SIZE = 512;
const WORDS = VECTOR_SIZE / 32;
const FIRST_CHOICE = 600;
const FEW = 30;
/** Mean cosine of a table with a text without meaning, which is near to everything. */
const USUAL_COSINE = 0.23;

export class Vectors {
  private bytes = new Int8Array(VECTOR_SIZE * 64);
  private signs = new Int32Array(WORDS * 64);
  private has = new Uint8Array(64);

  set(document: number, vector: Int8Array | null): void {
    this.makeRoom(document);
    this.has[document] = vector === null ? 0 : 1;
    if (vector === null) return;
    this.bytes.set(vector, document * VECTOR_SIZE);
    this.signs.set(signsOf(vector), document * WORDS);
  }

  /** Returns cosines of the nearest documents and 0 for all others. */
  near(vector: Int8Array, documentCount: number): Float32Array {
    const scores = new Float32Array(documentCount);
    for (const document of this.nearestBySigns(signsOf(vector), documentCount))
      scores[document] = this.cosine(vector, document);
    return scores;
  }

  /** Returns the mean cosine of evenly spaced documents. */
  usual(vector: Int8Array, documentCount: number, sample: number): number {
    let sum = 0;
    let count = 0;
    const step = Math.max(1, Math.floor(documentCount / sample));
    for (let document = 0; document < documentCount; document += step) {
      if (this.has[document] !== 1) continue;
      sum += this.cosine(vector, document);
      count++;
    }
    // A handful of tables on one subject give no reliable mean.
    return count < FEW ? USUAL_COSINE : sum / count;
  }

  private nearestBySigns(signs: Int32Array, documentCount: number): number[] {
    const distances = new Uint16Array(documentCount);
    const counts = new Uint32Array(VECTOR_SIZE + 1);
    for (let document = 0; document < documentCount; document++) {
      if (this.has[document] !== 1) continue;
      let distance = 0;
      for (let word = 0; word < WORDS; word++)
        distance += countBits((signs[word] ?? 0) ^ (this.signs[document * WORDS + word] ?? 0));
      distances[document] = distance;
      counts[distance] = (counts[distance] ?? 0) + 1;
    }
    let limit = 0;
    for (let chosen = counts[0] ?? 0; chosen < FIRST_CHOICE && limit < VECTOR_SIZE; chosen += counts[limit] ?? 0)
      limit++;
    const nearest: number[] = [];
    for (let document = 0; document < documentCount; document++)
      if (this.has[document] === 1 && (distances[document] ?? 0) <= limit) nearest.push(document);
    return nearest;
  }

  /** Returns 0 for a document without a vector. */
  cosine(vector: Int8Array, document: number): number {
    if (this.has[document] !== 1) return 0;
    const start = document * VECTOR_SIZE;
    let product = 0;
    let own = 0;
    let other = 0;
    for (let index = 0; index < VECTOR_SIZE; index++) {
      const left = vector[index] ?? 0;
      const right = this.bytes[start + index] ?? 0;
      product += left * right;
      own += left * left;
      other += right * right;
    }
    return own === 0 || other === 0 ? 0 : product / Math.sqrt(own * other);
  }

  private makeRoom(document: number): void {
    if (document < this.has.length) return;
    const size = Math.max(document + 1, this.has.length * 2);
    const [bytes, signs, has] = [this.bytes, this.signs, this.has];
    this.bytes = new Int8Array(size * VECTOR_SIZE);
    this.signs = new Int32Array(size * WORDS);
    this.has = new Uint8Array(size);
    this.bytes.set(bytes);
    this.signs.set(signs);
    this.has.set(has);
  }
}

/** Quantises a vector of an embedder to signed bytes. */
/** A vector as it is kept in the database, and sent between processes. */
export function vectorFromBase64(vector: string): Int8Array {
  return new Int8Array(Buffer.from(vector, "base64"));
}

export function toBytes(vector: readonly number[]): Int8Array {
  const largest = vector.reduce((most, number) => Math.max(most, Math.abs(number)), 0);
  return Int8Array.from(vector, (number) => (largest === 0 ? 0 : Math.round((number / largest) * 127)));
}

function signsOf(vector: Int8Array): Int32Array {
  const signs = new Int32Array(WORDS);
  for (let index = 0; index < VECTOR_SIZE; index++)
    if ((vector[index] ?? 0) > 0) signs[index >> 5] = (signs[index >> 5] ?? 0) | (1 << (index & 31));
  return signs;
}

/** Counts set bits (Hacker's Delight, 5-1). */
function countBits(number: number): number {
  let bits = number - ((number >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
