/**
 * Dictionary encoding of a column while its cells come in. Cells are compared as bytes, and only distinct ones become
 * strings, at the end. Each batch is gone through twice, finding codes by hash and then comparing bytes, because the
 * processor waits for many places of memory at once in short loops only.
 */
import type { Column } from "@limpid/table";
import type { CellBatch } from "./cell-batch.ts";
import { decodeCells } from "./decode-cells.ts";
import type { Dialect } from "./dialect.ts";

/** Small, because a table may have thousands of columns of few rows. */
const FIRST_CAPACITY = 64;
/** A longer search means a hash made to collide: the column goes on with a Map, whose hash has a secret seed. */
const MAX_PROBES = 256;
const MAX_LOAD = 0.6;
/** Small tables of slots grow by four, so that they are moved seldom; large ones by two, to spare memory. */
const LARGE = 1 << 18;

export class ColumnEncoder {
  private readonly bytes: Uint8Array;
  private readonly dialect: Dialect;
  private codes = new Uint32Array(FIRST_CAPACITY);
  private rows = 0;
  /** Per code: start and end in the bytes; `~start` for a cell with escapes. */
  private bounds = new Int32Array(FIRST_CAPACITY * 2);
  private distinct = 0;
  /** Open addressing; two numbers a slot, to touch memory once: the hash, and the code plus one (0: free). */
  private slots = new Int32Array(FIRST_CAPACITY * 4);
  private mask = FIRST_CAPACITY * 2 - 1;
  private crowded: Map<string, number> | null = null;

  constructor(bytes: Uint8Array, dialect: Dialect) {
    this.bytes = bytes;
    this.dialect = dialect;
  }

  push(batch: CellBatch): void {
    this.reserve(batch.count);
    if (this.crowded === null) this.findCodes(batch);
    if (this.crowded === null) this.checkCodes(batch);
    else this.findInMap(this.crowded, batch);
    this.rows += batch.count;
  }

  build(title: string): Column {
    this.slots = new Int32Array(0);
    const texts = decodeCells(this.bytes, this.bounds.subarray(0, this.distinct * 2), this.dialect);
    const codes = this.codes.slice(0, this.rows);
    return this.hasEscapes() ? mergeSame({ title, dict: texts, codes }) : { title, dict: texts, codes };
  }

  private reserve(count: number): void {
    const rows = this.rows + count;
    if (rows > this.codes.length) this.codes = widen(this.codes, new Uint32Array(capacityFor(rows)));
    const distinct = this.distinct + count;
    if (distinct * 2 > this.bounds.length) {
      this.bounds = widen(this.bounds, new Int32Array(capacityFor(distinct) * 2));
    }
    while (distinct > (this.mask + 1) * MAX_LOAD) this.spread(this.mask < LARGE ? 4 : 2);
  }

  /** Gives each cell the code of a cell with the same hash, or a new one. */
  private findCodes({ starts, ends, hashes, count }: CellBatch): void {
    const { slots, mask, codes, rows } = this;
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
      if (slots[slot + 1] === 0) {
        slots[slot] = hash;
        slots[slot + 1] = this.distinct + 1;
        codes[rows + index] = this.add(starts[index] as number, ends[index] as number);
      } else {
        codes[rows + index] = (slots[slot + 1] as number) - 1;
      }
    }
  }

  /** Compares each cell with the one whose code it got, which may have only the hash in common. */
  private checkCodes(batch: CellBatch): void {
    const { starts, ends, hashes, count } = batch;
    const { codes, rows, bounds, bytes } = this;
    for (let index = 0; index < count; index++) {
      const code = codes[rows + index] as number;
      const mark = bounds[code * 2] as number;
      const start = starts[index] as number;
      const end = ends[index] as number;
      if (mark === start || isSame(bytes, mark, bounds[code * 2 + 1] as number, start, end)) continue;
      codes[rows + index] = this.findOrAdd(hashes[index] as number, start, end);
      if (this.crowded !== null) {
        this.findInMap(this.crowded, batch);
        return;
      }
    }
  }

  private findOrAdd(hash: number, start: number, end: number): number {
    const { slots, mask, bounds, bytes } = this;
    let slot = (hash & mask) * 2;
    for (let probes = 0; probes < MAX_PROBES; probes++) {
      const code = (slots[slot + 1] as number) - 1;
      if (code < 0) {
        slots[slot] = hash;
        slots[slot + 1] = this.distinct + 1;
        return this.add(start, end);
      }
      const isHit = slots[slot] === hash;
      if (isHit && isSame(bytes, bounds[code * 2] as number, bounds[code * 2 + 1] as number, start, end)) return code;
      slot = (slot + 2) & (mask * 2 + 1);
    }
    this.goOnWithMap();
    return 0;
  }

  private add(start: number, end: number): number {
    const code = this.distinct++;
    this.bounds[code * 2] = start;
    this.bounds[code * 2 + 1] = end;
    return code;
  }

  private goOnWithMap(): void {
    this.slots = new Int32Array(0);
    this.crowded = new Map();
    for (let code = 0; code < this.distinct; code++) {
      this.crowded.set(this.keyOf(this.bounds[code * 2] as number, this.bounds[code * 2 + 1] as number), code);
    }
  }

  private findInMap(codeOf: Map<string, number>, { starts, ends, count }: CellBatch): void {
    for (let index = 0; index < count; index++) {
      const key = this.keyOf(starts[index] as number, ends[index] as number);
      const code = codeOf.get(key) ?? this.add(starts[index] as number, ends[index] as number);
      codeOf.set(key, code);
      this.codes[this.rows + index] = code;
    }
  }

  private keyOf(mark: number, end: number): string {
    const [text = ""] = decodeCells(this.bytes, Int32Array.of(mark < 0 ? ~mark : mark, end), this.dialect);
    return mark < 0 ? `~${text}` : `=${text}`;
  }

  private hasEscapes(): boolean {
    for (let code = 0; code < this.distinct; code++) if ((this.bounds[code * 2] as number) < 0) return true;
    return false;
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

/** Both with escapes or both without, and the same bytes. */
function isSame(bytes: Uint8Array, markA: number, endA: number, markB: number, endB: number): boolean {
  if (markA < 0 !== markB < 0) return false;
  let here = markA < 0 ? ~markA : markA;
  let there = markB < 0 ? ~markB : markB;
  if (endA - here !== endB - there) return false;
  for (; there < endB; here++, there++) if (bytes[here] !== bytes[there]) return false;
  return true;
}

/** A text written with an escape and without one was taken for two. */
function mergeSame({ title, dict, codes }: Column): Column {
  const codeOf = new Map<string, number>();
  const merged = dict.map((text) => {
    const code = codeOf.get(text) ?? codeOf.size;
    codeOf.set(text, code);
    return code;
  });
  if (codeOf.size === dict.length) return { title, dict, codes };
  return { title, dict: [...codeOf.keys()], codes: codes.map((code) => merged[code] ?? 0) };
}

function capacityFor(count: number): number {
  let capacity = FIRST_CAPACITY;
  while (capacity < count) capacity *= 2;
  return capacity;
}

function widen<T extends Uint32Array | Int32Array>(from: T, into: T): T {
  into.set(from);
  return into;
}
