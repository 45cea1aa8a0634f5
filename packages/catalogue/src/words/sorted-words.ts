/** Keeps word numbers in alphabetical order to find words with the same beginning or, reversed, the same ending. */
import type { WordTable } from "./word-table.ts";

export class SortedWords {
  private ids = new Uint32Array(0);
  /** New words, merged in before the next search. */
  private recent: number[] = [];

  constructor(
    private readonly table: WordTable,
    private readonly isBackwards: boolean,
  ) {}

  add(id: number): void {
    this.recent.push(id);
  }

  /** Visits the words with this beginning (or ending) in order until `visit` returns false. */
  eachWith(part: string, visit: (id: number) => boolean): void {
    this.settle();
    for (let index = this.firstFrom(part); index < this.ids.length; index++) {
      const id = this.ids[index] ?? 0;
      if (this.table.compareToPart(id, part, this.isBackwards) !== 0 || !visit(id)) return;
    }
  }

  private firstFrom(part: string): number {
    let low = 0;
    let high = this.ids.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.table.compareToPart(this.ids[middle] ?? 0, part, this.isBackwards) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  private settle(): void {
    if (this.recent.length === 0) return;
    const compare = (left: number, right: number) => this.table.compare(left, right, this.isBackwards);
    const added = Uint32Array.from(this.recent).sort(compare);
    this.ids = this.ids.length === 0 ? added : merge(this.ids, added, compare);
    this.recent = [];
  }
}

type Numbers = Uint32Array<ArrayBuffer>;

function merge(left: Numbers, right: Numbers, compare: (left: number, right: number) => number): Numbers {
  const merged = new Uint32Array(left.length + right.length);
  let l = 0;
  let r = 0;
  for (let index = 0; index < merged.length; index++) {
    const takesLeft = r >= right.length || (l < left.length && compare(left[l] ?? 0, right[r] ?? 0) < 0);
    merged[index] = (takesLeft ? left[l++] : right[r++]) ?? 0;
  }
  return merged;
}
