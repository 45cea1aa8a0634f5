/**
 * Numbers words in the order they come. JavaScript's maps take a hundred bytes for each of millions of words; here the
 * characters lie in one array, and a word costs about twenty.
 */
const FIRST_SLOTS = 1 << 10;
const MAX_FILLED = 0.6;

export class WordTable {
  private characters = new Uint16Array(1 << 12);
  /** Start of each word; the next one begins where it ends. */
  private starts = new Uint32Array(1 << 8);
  /** Open-addressing hash table with the number of a word plus one, or 0 for a free slot. */
  private slots = new Int32Array(FIRST_SLOTS);
  private count = 0;

  get size(): number {
    return this.count;
  }

  /** Returns -1 for an unknown word. */
  find(word: string): number {
    return (this.slots[this.slotOf(word)] ?? 0) - 1;
  }

  add(word: string): number {
    const slot = this.slotOf(word);
    const known = this.slots[slot] ?? 0;
    if (known !== 0) return known - 1;
    const id = this.count++;
    this.slots[slot] = id + 1;
    this.write(id, word);
    if (this.count > this.slots.length * MAX_FILLED) this.growSlots();
    return id;
  }

  lengthOf(id: number): number {
    return (this.starts[id + 1] ?? 0) - (this.starts[id] ?? 0);
  }

  /** Returns a number below 0 if the first word comes first. `isBackwards` compares the words from their ends. */
  compare(left: number, right: number, isBackwards: boolean): number {
    const lengths = [this.lengthOf(left), this.lengthOf(right)] as const;
    const shorter = Math.min(...lengths);
    for (let index = 0; index < shorter; index++) {
      const difference = this.character(left, index, isBackwards) - this.character(right, index, isBackwards);
      if (difference !== 0) return difference;
    }
    return lengths[0] - lengths[1];
  }

  /** Returns 0 if the word begins with the part, or ends with it if `isBackwards`. */
  compareToPart(id: number, part: string, isBackwards: boolean): number {
    const length = this.lengthOf(id);
    for (let index = 0; index < part.length; index++) {
      if (index >= length) return -1;
      const code = part.charCodeAt(isBackwards ? part.length - 1 - index : index);
      const difference = this.character(id, index, isBackwards) - code;
      if (difference !== 0) return difference;
    }
    return 0;
  }

  private character(id: number, index: number, isBackwards: boolean): number {
    return this.characters[isBackwards ? (this.starts[id + 1] ?? 0) - 1 - index : (this.starts[id] ?? 0) + index] ?? 0;
  }

  word(id: number): string {
    return String.fromCharCode(...this.characters.subarray(this.starts[id], this.starts[id + 1]));
  }

  private write(id: number, word: string): void {
    const start = this.starts[id] ?? 0;
    if (id + 2 > this.starts.length) this.starts = doubled(this.starts, Uint32Array);
    while (start + word.length > this.characters.length) this.characters = doubled(this.characters, Uint16Array);
    for (let index = 0; index < word.length; index++) this.characters[start + index] = word.charCodeAt(index);
    this.starts[id + 1] = start + word.length;
  }

  /** Returns the slot of the word, or the free slot where it belongs. */
  private slotOf(word: string): number {
    const mask = this.slots.length - 1;
    for (let slot = hashOf(word) & mask; ; slot = (slot + 1) & mask) {
      const known = this.slots[slot] ?? 0;
      if (known === 0 || this.isWord(known - 1, word)) return slot;
    }
  }

  private isWord(id: number, word: string): boolean {
    const start = this.starts[id] ?? 0;
    if ((this.starts[id + 1] ?? 0) - start !== word.length) return false;
    for (let index = 0; index < word.length; index++)
      if (this.characters[start + index] !== word.charCodeAt(index)) return false;
    return true;
  }

  private growSlots(): void {
    this.slots = new Int32Array(this.slots.length * 2);
    const mask = this.slots.length - 1;
    for (let id = 0; id < this.count; id++) {
      let slot = hashOf(this.word(id)) & mask;
      while (this.slots[slot] !== 0) slot = (slot + 1) & mask;
      this.slots[slot] = id + 1;
    }
  }
}

/** Hashes UTF-16 units with FNV-1a. */
function hashOf(word: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < word.length; index++) hash = Math.imul(hash ^ word.charCodeAt(index), 0x01000193);
  return (hash ^ (hash >>> 15)) >>> 0;
}

type Numbers = Uint16Array<ArrayBuffer> | Uint32Array<ArrayBuffer> | Int32Array<ArrayBuffer>;

/** Copies the numbers into an array of twice the length. */
export function doubled<T extends Numbers>(numbers: T, kind: new (length: number) => T): T {
  const larger = new kind(numbers.length * 2);
  larger.set(numbers);
  return larger;
}
