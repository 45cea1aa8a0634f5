/**
 * Stores the documents of each word. New entries go into linked lists scattered in memory; once there are many, all are
 * packed side by side, which makes reading them several times as fast.
 */
import { doubled } from "./word-table.ts";

const MANY_LOOSE = 20_000;

export class Postings {
  private counts = new Uint32Array(1 << 8);
  /** Packed entries: those of word `id` start at `starts[id]`, and there are `packedCounts[id]` of them. */
  private starts = new Uint32Array(1 << 8);
  private packedCounts = new Uint32Array(1 << 8);
  private packed = new Uint32Array(0);
  /** Loose entries: the newest of each word, each linked to the one before. Numbered from 1. */
  private heads = new Int32Array(1 << 8);
  private documents = new Uint32Array(1 << 10);
  private previous = new Int32Array(1 << 10);
  private nextLoose = 1;
  private words = 0;

  add(word: number, document: number): void {
    this.words = Math.max(this.words, word + 1);
    while (word >= this.counts.length) this.growWords();
    if (this.nextLoose === this.documents.length) {
      this.documents = doubled(this.documents, Uint32Array);
      this.previous = doubled(this.previous, Int32Array);
    }
    this.documents[this.nextLoose] = document;
    this.previous[this.nextLoose] = this.heads[word] ?? 0;
    this.heads[word] = this.nextLoose++;
    this.counts[word] = (this.counts[word] ?? 0) + 1;
  }

  countOf(word: number): number {
    return this.counts[word] ?? 0;
  }

  each(word: number, visit: (document: number) => void): void {
    if (this.nextLoose > MANY_LOOSE && this.nextLoose > this.packed.length / 8) this.pack();
    const start = this.starts[word] ?? 0;
    const end = start + (this.packedCounts[word] ?? 0);
    for (let index = start; index < end; index++) visit(this.packed[index] ?? 0);
    for (let loose = this.heads[word] ?? 0; loose !== 0; loose = this.previous[loose] ?? 0)
      visit(this.documents[loose] ?? 0);
  }

  private pack(): void {
    const packed = new Uint32Array(this.packed.length + this.nextLoose - 1);
    let next = 0;
    for (let word = 0; word < this.words; word++) {
      const start = this.starts[word] ?? 0;
      const former = this.packed.subarray(start, start + (this.packedCounts[word] ?? 0));
      this.starts[word] = next;
      packed.set(former, next);
      next += former.length;
      for (let loose = this.heads[word] ?? 0; loose !== 0; loose = this.previous[loose] ?? 0)
        packed[next++] = this.documents[loose] ?? 0;
      this.packedCounts[word] = next - (this.starts[word] ?? 0);
      this.heads[word] = 0;
    }
    this.packed = packed;
    this.documents = new Uint32Array(1 << 10);
    this.previous = new Int32Array(1 << 10);
    this.nextLoose = 1;
  }

  private growWords(): void {
    this.counts = doubled(this.counts, Uint32Array);
    this.starts = doubled(this.starts, Uint32Array);
    this.packedCounts = doubled(this.packedCounts, Uint32Array);
    this.heads = doubled(this.heads, Int32Array);
  }
}
