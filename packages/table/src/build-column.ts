/**
 * Dictionary encoding of a column as its texts come in. This is the inner loop of reading a file: a text that is part
 * of the file is looked up by its place, without making a string of it, and only distinct texts become strings.
 */
import { hashText } from "./hash-text.ts";
import type { Column, Table } from "./table.ts";

/** Small, because a table may have thousands of columns of few rows. */
const FIRST_CAPACITY = 64;
/** A longer search means a hash made to collide: the column goes on with a Map, whose hash has a secret seed. */
const MAX_PROBES = 256;
/** Moving the texts of a column costs time, and with a large column the source is in memory in any case. */
const SMALL_PART = 32;

/** Encodes the texts of one column, row by row. `source` is the text that `pushSlice` refers to. */
export class ColumnBuilder {
  private readonly source: string;
  private codes = new Uint32Array(FIRST_CAPACITY);
  private rows = 0;
  /** Per code: start and end in the source, or -1 and an index in `loose`. */
  private bounds = new Int32Array(FIRST_CAPACITY * 2);
  private readonly loose: string[] = [];
  private distinct = 0;
  /** Open addressing; two numbers a slot, to touch memory once: the hash, and the code plus one (0: free). */
  private slots = new Int32Array(FIRST_CAPACITY * 4);
  private mask = FIRST_CAPACITY * 2 - 1;
  private crowded: Map<string, number> | null = null;

  constructor(source = "") {
    this.source = source;
  }

  get rowCount(): number {
    return this.rows;
  }

  push(text: string): void {
    this.append(this.findOrAdd(text, 0, text.length, true));
  }

  /** Pushes the part of the source from `start` up to `end`. */
  pushSlice(start: number, end: number): void {
    this.append(this.findOrAdd(this.source, start, end, false));
  }

  /** Pushes the empty text until the column has so many rows. */
  padTo(rowCount: number): void {
    while (this.rows < rowCount) this.push("");
  }

  build(title: string): Column {
    return { title, dict: detach(this.texts(), this.source.length), codes: this.codes.slice(0, this.rows) };
  }

  private append(code: number): void {
    if (this.rows === this.codes.length) this.codes = widen(this.codes, new Uint32Array(this.codes.length * 2));
    this.codes[this.rows++] = code;
  }

  private findOrAdd(text: string, start: number, end: number, isLoose: boolean): number {
    if (this.crowded !== null) return this.findInMap(this.crowded, text.slice(start, end));
    const { slots, mask } = this;
    const hash = hashText(text, start, end);
    for (let slot = hash & mask, probes = 0; probes < MAX_PROBES; slot = (slot + 1) & mask, probes++) {
      const code = (slots[slot * 2 + 1] as number) - 1;
      if (code < 0) return this.add(slot, hash, text, start, end, isLoose);
      if (slots[slot * 2] === hash && this.isText(code, text, start, end)) return code;
    }
    this.crowded = new Map(this.texts().map((known, code) => [known, code]));
    return this.findInMap(this.crowded, text.slice(start, end));
  }

  private isText(code: number, text: string, start: number, end: number): boolean {
    const first = this.bounds[code * 2] as number;
    const last = this.bounds[code * 2 + 1] as number;
    if (first < 0) return this.loose[last] === text.slice(start, end);
    if (last - first !== end - start) return false;
    const { source } = this;
    for (let here = first, there = start; there < end; here++, there++) {
      if (source.charCodeAt(here) !== text.charCodeAt(there)) return false;
    }
    return true;
  }

  private add(slot: number, hash: number, text: string, start: number, end: number, isLoose: boolean): number {
    const code = isLoose ? this.remember(-1, this.loose.push(text) - 1) : this.remember(start, end);
    this.slots[slot * 2] = hash;
    this.slots[slot * 2 + 1] = code + 1;
    if (this.distinct * 2 > this.mask) this.spread();
    return code;
  }

  private findInMap(codeOf: Map<string, number>, text: string): number {
    const known = codeOf.get(text);
    if (known !== undefined) return known;
    const code = this.remember(-1, this.loose.push(text) - 1);
    codeOf.set(text, code);
    return code;
  }

  private remember(start: number, end: number): number {
    const code = this.distinct++;
    if (code * 2 === this.bounds.length) this.bounds = widen(this.bounds, new Int32Array(this.bounds.length * 2));
    this.bounds[code * 2] = start;
    this.bounds[code * 2 + 1] = end;
    return code;
  }

  /** Four times the slots, so that large columns are moved seldom. */
  private spread(): void {
    const old = this.slots;
    const slots = new Int32Array(old.length * 4);
    const mask = slots.length / 2 - 1;
    for (let at = 0; at < old.length; at += 2) {
      if (old[at + 1] === 0) continue;
      const hash = old[at] as number;
      let slot = hash & mask;
      while (slots[slot * 2 + 1] !== 0) slot = (slot + 1) & mask;
      slots[slot * 2] = hash;
      slots[slot * 2 + 1] = old[at + 1] as number;
    }
    this.slots = slots;
    this.mask = mask;
  }

  private texts(): string[] {
    const texts = new Array<string>(this.distinct);
    for (let code = 0; code < this.distinct; code++) texts[code] = this.textOf(code);
    return texts;
  }

  private textOf(code: number): string {
    const start = this.bounds[code * 2] as number;
    const end = this.bounds[code * 2 + 1] as number;
    return start < 0 ? (this.loose[end] ?? "") : this.source.slice(start, end);
  }
}

function widen<T extends Uint32Array | Int32Array>(from: T, into: T): T {
  into.set(from);
  return into;
}

/**
 * V8 keeps the whole parent of a slice alive. When the texts are a small part of the source, they are moved into a
 * string of their own, so that a few long values do not hold a file in memory.
 */
function detach(texts: string[], sourceLength: number): string[] {
  let length = 0;
  for (const text of texts) length += text.length;
  if (length > sourceLength / SMALL_PART) return texts;
  const joined = texts.join("");
  let start = 0;
  return texts.map((text) => {
    start += text.length;
    return joined.slice(start - text.length, start);
  });
}

/** A table from rows of text; rows shorter than the titles are filled with the empty text. */
export function tableFromRows(titles: readonly string[], rows: Iterable<readonly string[]>): Table {
  const builders = titles.map(() => new ColumnBuilder());
  let rowCount = 0;
  for (const row of rows) {
    for (const [index, builder] of builders.entries()) builder.push(row[index] ?? "");
    rowCount++;
  }
  return { columns: builders.map((builder, index) => builder.build(titles[index] ?? "")), rowCount };
}
