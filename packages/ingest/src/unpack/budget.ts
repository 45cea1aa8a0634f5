/**
 * Limits how many bytes a file may unpack to. They are counted during unpacking, because the sizes in an archive may be
 * false.
 */
import type { IngestLimits } from "../reader.ts";

/** Below this size the ratio means nothing: a small table of equal rows packs very well. */
const FREE_BYTES = 20_000_000;
/** Tables pack to a tenth, rarely to a hundredth; deflate reaches at most 1 : 1032. */
const MAX_RATIO = 500;

export function unpackBudget(packedBytes: number, limits: IngestLimits): number {
  return Math.min(limits.maxUnpackedBytes, Math.max(FREE_BYTES, packedBytes * MAX_RATIO));
}

/** Thrown by a full output; unpacking libraries offer no other way to stop. */
export class OverBudget extends Error {}

/** Collects unpacked bytes. It grows as bytes arrive, never by the size that a header claims. */
export class UnpackedBytes {
  private bytes: Uint8Array;
  private length = 0;

  constructor(
    private readonly maxBytes: number,
    expectedBytes: number,
  ) {
    this.bytes = new Uint8Array(Math.min(maxBytes, Math.max(expectedBytes, 1024)));
  }

  add(chunk: Uint8Array): void {
    const needed = this.length + chunk.length;
    if (needed > this.bytes.length) this.grow(needed);
    this.bytes.set(chunk, this.length);
    this.length = needed;
  }

  addByte(byte: number): void {
    if (this.length === this.bytes.length) this.grow(this.length + 1);
    this.bytes[this.length++] = byte;
  }

  toBytes(): Uint8Array {
    return this.bytes.subarray(0, this.length);
  }

  private grow(needed: number): void {
    if (needed > this.maxBytes) throw new OverBudget();
    const larger = new Uint8Array(Math.min(this.maxBytes, Math.max(needed, this.bytes.length * 2)));
    larger.set(this.toBytes());
    this.bytes = larger;
  }
}
