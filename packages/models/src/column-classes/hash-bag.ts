/** Collects weights by hash in a fixed number of buckets. */
export class HashBag {
  private readonly weights: Float32Array;
  private readonly touched: number[] = [];

  /** `size` must be a power of two. */
  constructor(private readonly size: number) {
    this.weights = new Float32Array(size);
  }

  add(hash: number, weight: number): void {
    const bucket = finishHash(hash) & (this.size - 1);
    const before = this.weights[bucket] ?? 0;
    if (before === 0) this.touched.push(bucket);
    this.weights[bucket] = before + weight;
  }

  /**
   * Appends the used buckets with the square root of their weight, at most 1, so that rare pieces still count. Empties
   * the bag.
   */
  drain(offset: number, indices: number[], values: number[]): void {
    for (const bucket of this.touched) {
      indices.push(offset + bucket);
      values.push(Math.sqrt(Math.min(1, this.weights[bucket] ?? 0)));
      this.weights[bucket] = 0;
    }
    this.touched.length = 0;
  }
}

export function mixHash(hash: number, code: number): number {
  return Math.imul(hash ^ code, 0x01000193) ^ (hash >>> 13);
}

function finishHash(hash: number): number {
  const mixed = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b);
  return (mixed ^ (mixed >>> 15)) >>> 0;
}
