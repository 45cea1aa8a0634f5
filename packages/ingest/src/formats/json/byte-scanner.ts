/**
 * Walks the bytes of a JSON document that is too long for one string. It finds where values end by their quotes and
 * brackets; what is read of them is checked by the parser.
 */
import { MalformedJson } from "./json-cursor.ts";

const QUOTE = 0x22;
const COMMA = 0x2c;
const COLON = 0x3a;
const BACKSLASH = 0x5c;
const OPEN_LIST = 0x5b;
const CLOSE_LIST = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;
/** Depth to which lists are searched. */
const MAX_LEVELS = 5;
/** A list of so few items may be a wrapper: `[{"page": 1}, [{…}, {…}]]`. */
const MAX_ITEMS = 3;
/** A document may have millions of lists: beyond these only one with more objects than all before it is kept. */
const MAX_LISTS = 1000;
/** More are not named. */
const MAX_OTHERS = 1000;
/** Keys are read up to this many bytes. */
const MAX_KEY = 1000;

export interface FoundList {
  readonly path: string;
  readonly start: number;
  readonly end: number;
  readonly size: number;
  readonly objects: number;
}

type Take = (start: number, end: number) => boolean;

export class ByteScanner {
  private readonly bytes: Uint8Array;
  private at = 0;
  private readonly lists: FoundList[] = [];
  private mostObjects = 0;
  /** Paths of members that are no lists and have none. */
  readonly others: string[] = [];
  private readonly decoder = new TextDecoder();

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
  }

  /** Returns the lists near the top in the order of the document; of several documents, these as one list. */
  findLists(): readonly FoundList[] {
    this.skipSeparators();
    const start = this.at;
    const isRecord = this.bytes[start] === OPEN_OBJECT;
    this.visit("", 0);
    this.skipSeparators();
    if (this.at >= this.bytes.length) return this.lists;
    if (!isRecord) throw new MalformedJson(this.at, "expected the end of the file");
    let size = 0;
    this.readDocuments(() => {
      size++;
      return true;
    });
    // What is in the documents is in the records.
    this.others.length = 0;
    return [{ path: "", start, end: this.bytes.length, size, objects: size }];
  }

  /** Reads the items of a list, or the documents one after the other, until `take` returns false. */
  readRecords({ start }: FoundList, take: Take): void {
    if (this.bytes[start] !== OPEN_LIST) {
      this.readDocuments(take);
      return;
    }
    this.at = start;
    this.readList(CLOSE_LIST, () => {
      const from = this.at;
      this.skipValue();
      return take(from, this.at);
    });
  }

  private readDocuments(take: Take): void {
    this.at = 0;
    for (this.skipSeparators(); this.at < this.bytes.length; this.skipSeparators()) {
      const start = this.at;
      this.skipValue();
      if (!take(start, this.at)) return;
    }
  }

  private visit(path: string, level: number): void {
    const sign = this.bytes[this.at];
    const under = (key: string): string => (path === "" ? key : `${path}.${key}`);
    if (sign === OPEN_OBJECT && level < MAX_LEVELS) {
      this.readList(CLOSE_OBJECT, () => {
        const member = under(this.readKey());
        const isObject = this.bytes[this.at] === OPEN_OBJECT;
        const before = this.lists.length;
        this.visit(member, level + 1);
        if (!isObject && this.lists.length === before && this.others.length < MAX_OTHERS) this.others.push(member);
        return true;
      });
    } else if (sign === OPEN_LIST) {
      const start = this.at;
      const place = this.lists.length;
      let size = 0;
      let objects = 0;
      this.readList(CLOSE_LIST, () => {
        const first = this.bytes[this.at];
        if (first === OPEN_OBJECT) objects++;
        if (size < MAX_ITEMS && level < MAX_LEVELS && first === OPEN_LIST) this.visit(under(String(size)), level + 1);
        else this.skipValue();
        size++;
        return true;
      });
      if (size > MAX_ITEMS) this.lists.length = place;
      if (this.lists.length >= MAX_LISTS && objects <= this.mostObjects) return;
      this.mostObjects = Math.max(this.mostObjects, objects);
      this.lists.splice(place, 0, { path, start, end: this.at, size, objects });
    } else this.skipValue();
  }

  private readList(end: number, read: () => boolean): void {
    this.at++;
    this.skipSpace();
    if (this.bytes[this.at] === end) {
      this.at++;
      return;
    }
    for (;;) {
      this.skipSpace();
      if (!read()) return;
      this.skipSpace();
      const sign = this.bytes[this.at];
      if (sign !== end && sign !== COMMA) this.fail("expected a comma or the end of the list");
      this.at++;
      if (sign === end) return;
    }
  }

  private readKey(): string {
    const start = this.at;
    if (this.bytes[start] !== QUOTE) this.fail("expected a key in quotes");
    this.skipText();
    const key = this.decoder.decode(this.bytes.subarray(start + 1, Math.min(this.at - 1, start + MAX_KEY)));
    this.skipSpace();
    if (this.bytes[this.at] !== COLON) this.fail("expected a colon");
    this.at++;
    this.skipSpace();
    return key;
  }

  private skipValue(): void {
    const sign = this.bytes[this.at];
    if (sign === QUOTE) this.skipText();
    else if (sign === OPEN_LIST || sign === OPEN_OBJECT) this.skipNested();
    else {
      const start = this.at;
      while (this.at < this.bytes.length && !isEnd(this.bytes[this.at] as number)) this.at++;
      if (this.at === start) this.fail("expected a value");
    }
  }

  private skipNested(): void {
    let depth = 0;
    do {
      const sign = this.bytes[this.at];
      if (sign === undefined) this.fail("a list or an object is not closed");
      if (sign === QUOTE) {
        this.skipText();
        continue;
      }
      if (sign === OPEN_LIST || sign === OPEN_OBJECT) depth++;
      else if (sign === CLOSE_LIST || sign === CLOSE_OBJECT) depth--;
      this.at++;
    } while (depth > 0);
  }

  private skipText(): void {
    for (this.at++; this.bytes[this.at] !== QUOTE; this.at++) {
      if (this.at >= this.bytes.length) this.fail("a text is not closed");
      if (this.bytes[this.at] === BACKSLASH) this.at++;
    }
    this.at++;
  }

  private skipSpace(): void {
    while ((this.bytes[this.at] ?? QUOTE) <= 0x20) this.at++;
  }

  /** Documents may be separated by commas, or by the record separators of RFC 7464, which count as space. */
  private skipSeparators(): void {
    for (this.skipSpace(); this.bytes[this.at] === COMMA; this.skipSpace()) this.at++;
  }

  private fail(reason: string): never {
    throw new MalformedJson(this.at, reason);
  }
}

function isEnd(byte: number): boolean {
  return byte <= 0x20 || byte === COMMA || byte === CLOSE_LIST || byte === CLOSE_OBJECT || byte === COLON;
}
