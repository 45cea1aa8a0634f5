/**
 * Encodes a column with a dictionary while its cells arrive. Distinct texts are stored as consecutive bytes and become
 * strings only at the end. Each batch is processed in two short loops, first finding codes by hash and then comparing
 * bytes, because the processor overlaps cache misses only in short loops.
 */
import type { Column } from "@limpid/table";
import { type CellBatch, hashText, tailMask } from "./cell-batch.ts";
import { decodeTexts } from "./decode-texts.ts";

/** Initial capacity. It is small, because a table may have thousands of columns of few rows. */
const FIRST_CAPACITY = 64;
/**
 * A longer probe indicates deliberate hash collisions; the column then continues with a Map, whose hash has a secret
 * seed.
 */
const MAX_PROBES = 256;
const MAX_LOAD = 0.6;
/** Small slot tables grow fourfold, so that they are rarely moved; larger ones double, to save memory. */
const LARGE = 1 << 18;
/** Spare bytes at the end, so that four bytes at a time can be copied. */
const SPARE = 8;

const decoder = new TextDecoder("utf-8", { ignoreBOM: true });

export class ColumnEncoder {
  private codes = new Uint32Array(FIRST_CAPACITY);
  private rows = 0;
  /** Distinct texts one after the other, and the end of each text by code. */
  private texts = new Uint8Array(FIRST_CAPACITY);
  private view = new DataView(this.texts.buffer);
  private ends = new Int32Array(FIRST_CAPACITY);
  private distinct = 0;
  /**
   * Open-addressing table with two numbers per slot, to access memory once: the hash, and the code plus one (0 if
   * free).
   */
  private slots = new Int32Array(FIRST_CAPACITY * 4);
  private mask = FIRST_CAPACITY * 2 - 1;
  private crowded: Map<string, number> | null = null;
  /**
   * Each cell so far is greater than the one before, as with running numbers, so all are distinct and no search is
   * needed.
   */
  private isRising = true;
  private warmth = 0;

  push(batch: CellBatch): void {
    if (this.isRising && !this.goesOnRising(batch)) this.startSearch();
    this.reserve(batch);
    if (this.isRising) this.addAll(batch);
    else this.search(batch);
    this.rows += batch.count;
  }

  /** Releases memory that only further cells would need. */
  endSearch(): void {
    this.slots = new Int32Array(0);
    this.crowded = null;
  }

  build(title: string): Column {
    const dict = decodeTexts(this.texts, this.ends.subarray(0, this.distinct));
    this.texts = new Uint8Array(0);
    this.view = new DataView(this.texts.buffer);
    this.ends = new Int32Array(0);
    return { title, dict, codes: this.takeCodes() };
  }

  /** Returns a view if the spare part is small, because copying needs more memory for a while than it saves. */
  private takeCodes(): Uint32Array {
    const { codes, rows } = this;
    this.codes = new Uint32Array(0);
    return rows * 4 > codes.length * 3 ? codes.subarray(0, rows) : codes.slice(0, rows);
  }

  private goesOnRising(batch: CellBatch): boolean {
    const [firstEnd] = batch.ends;
    if (this.distinct === 0 || firstEnd === undefined) return batch.isRising();
    const last = this.texts.subarray(this.startOf(this.distinct - 1), this.ends[this.distinct - 1]);
    const first = batch.bytes.subarray(0, firstEnd);
    const order = first.length - last.length || Buffer.compare(first, last);
    return order > 0 && batch.isRising();
  }

  private addAll(batch: CellBatch): void {
    for (let index = 0; index < batch.count; index++) this.codes[this.rows + index] = this.add(batch, index);
  }

  /** Enters all texts so far into the slots, which were not needed before. */
  private startSearch(): void {
    this.isRising = false;
    this.spreadFor(this.distinct);
    const { slots, mask } = this;
    for (let code = 0; code < this.distinct; code++) {
      const hash = hashText(this.view, this.startOf(code), this.ends[code] as number);
      let slot = (hash & mask) * 2;
      let left = MAX_PROBES;
      for (; slots[slot + 1] !== 0 && left > 0; left--) slot = (slot + 2) & (mask * 2 + 1);
      if (left === 0) {
        this.goOnWithMap();
        return;
      }
      slots[slot] = hash;
      slots[slot + 1] = code + 1;
    }
  }

  private search(batch: CellBatch): void {
    if (this.crowded === null) this.findCodes(batch);
    if (this.crowded === null) this.checkCodes(batch);
    else this.findInMap(this.crowded, batch);
  }

  private reserve({ count, byteLength }: CellBatch): void {
    const rows = this.rows + count;
    if (rows > this.codes.length) this.codes = widen(this.codes, new Uint32Array(capacityFor(rows)));
    const distinct = this.distinct + count;
    if (distinct > this.ends.length) this.ends = widen(this.ends, new Int32Array(capacityFor(distinct)));
    const bytes = this.startOf(this.distinct) + byteLength + SPARE;
    if (bytes > this.texts.length) {
      this.texts = widen(this.texts, new Uint8Array(capacityFor(bytes)));
      this.view = new DataView(this.texts.buffer);
    }
    if (this.crowded === null && !this.isRising) this.spreadFor(distinct);
  }

  /** Gives each cell the code of a text with the same hash, or a new code. */
  private findCodes(batch: CellBatch): void {
    const { hashes, count } = batch;
    const { slots, mask, codes, rows } = this;
    // Prefetches all slots at once; the loop below would wait for each of them in turn.
    for (let index = 0; index < count; index++) this.warmth ^= slots[((hashes[index] as number) & mask) * 2] as number;
    let doubts = 0;
    for (let index = 0; index < count; index++) {
      const hash = hashes[index] as number;
      let slot = (hash & mask) * 2;
      let left = MAX_PROBES;
      while (slots[slot + 1] !== 0 && slots[slot] !== hash && left > 0) {
        slot = (slot + 2) & (mask * 2 + 1);
        left--;
      }
      if (left === 0) {
        this.goOnWithMap();
        return;
      }
      const known = slots[slot + 1] as number;
      if (known === 0) {
        slots[slot] = hash;
        slots[slot + 1] = this.distinct + 1;
        codes[rows + index] = this.add(batch, index);
      } else {
        codes[rows + index] = known - 1;
        batch.doubtful[doubts++] = index;
      }
    }
    batch.doubts = doubts;
  }

  /** Compares each cell with the text of its code, since only their hashes are known to be equal. */
  private checkCodes(batch: CellBatch): void {
    const { doubtful, doubts } = batch;
    const { codes, rows, ends } = this;
    for (let doubt = 0; doubt < doubts; doubt++) {
      const code = codes[rows + (doubtful[doubt] as number)] as number;
      batch.knownStarts[doubt] = code === 0 ? 0 : (ends[code - 1] as number);
      batch.knownEnds[doubt] = ends[code] as number;
    }
    for (let doubt = 0; doubt < doubts; doubt++) {
      const index = doubtful[doubt] as number;
      if (this.isText(batch.knownStarts[doubt] as number, batch.knownEnds[doubt] as number, batch, index)) continue;
      codes[rows + index] = this.findOrAdd(batch, index);
      if (this.crowded !== null) {
        this.findInMap(this.crowded, batch);
        return;
      }
    }
  }

  /** Uses the length of the cell, which is cached, so that the processor need not wait for the text. */
  private isText(start: number, end: number, batch: CellBatch, index: number): boolean {
    const stop = batch.ends[index] as number;
    let there = index === 0 ? 0 : (batch.ends[index - 1] as number);
    let here = start;
    const isSameLength = end - start === stop - there;
    const known = this.view;
    const near = batch.view;
    let difference = 0;
    for (; there + 4 <= stop; here += 4, there += 4) {
      difference |= known.getInt32(here, true) ^ near.getInt32(there, true);
    }
    if (there < stop) difference |= (known.getInt32(here, true) ^ near.getInt32(there, true)) & tailMask(stop - there);
    return isSameLength && difference === 0;
  }

  private findOrAdd(batch: CellBatch, index: number): number {
    const { slots, mask } = this;
    const hash = batch.hashes[index] as number;
    let slot = (hash & mask) * 2;
    for (let probes = 0; probes < MAX_PROBES; probes++) {
      const code = (slots[slot + 1] as number) - 1;
      if (code < 0) {
        slots[slot] = hash;
        slots[slot + 1] = this.distinct + 1;
        return this.add(batch, index);
      }
      if (slots[slot] === hash && this.isText(this.startOf(code), this.ends[code] as number, batch, index)) return code;
      slot = (slot + 2) & (mask * 2 + 1);
    }
    this.goOnWithMap();
    return 0;
  }

  private add({ view, ends }: CellBatch, index: number): number {
    const code = this.distinct++;
    let to = this.startOf(code);
    const stop = ends[index] as number;
    let at = index === 0 ? 0 : (ends[index - 1] as number);
    this.ends[code] = to + stop - at;
    // Bytes copied beyond the end are overwritten by the next text.
    for (; at < stop; at += 4, to += 4) this.view.setInt32(to, view.getInt32(at, true), true);
    return code;
  }

  private startOf(code: number): number {
    return code === 0 ? 0 : (this.ends[code - 1] as number);
  }

  private goOnWithMap(): void {
    this.slots = new Int32Array(0);
    this.crowded = new Map();
    for (let code = 0; code < this.distinct; code++) {
      this.crowded.set(decoder.decode(this.texts.subarray(this.startOf(code), this.ends[code])), code);
    }
  }

  private findInMap(codeOf: Map<string, number>, batch: CellBatch): void {
    let start = 0;
    for (let index = 0; index < batch.count; index++) {
      const end = batch.ends[index] as number;
      const text = decoder.decode(batch.bytes.subarray(start, end));
      const code = codeOf.get(text) ?? this.add(batch, index);
      codeOf.set(text, code);
      this.codes[this.rows + index] = code;
      start = end;
    }
  }

  private spreadFor(distinct: number): void {
    while (distinct > (this.mask + 1) * MAX_LOAD) this.spread(this.mask < LARGE ? 4 : 2);
  }

  private spread(factor: number): void {
    const old = this.slots;
    const slots = new Int32Array(old.length * factor);
    const last = slots.length - 1;
    const mask = slots.length / 2 - 1;
    for (let at = 0; at < old.length; at += 2) {
      if (old[at + 1] === 0) continue;
      const hash = old[at] as number;
      let slot = (hash & mask) * 2;
      while (slots[slot + 1] !== 0) slot = (slot + 2) & last;
      slots[slot] = hash;
      slots[slot + 1] = old[at + 1] as number;
    }
    this.slots = slots;
    this.mask = mask;
  }
}

function capacityFor(count: number): number {
  let capacity = FIRST_CAPACITY;
  while (capacity < count) capacity *= 2;
  return capacity;
}

function widen<T extends Uint8Array | Uint32Array | Int32Array>(from: T, into: T): T {
  into.set(from);
  return into;
}
