/**
 * Reads a JSON text for the first time: checks that it is well-formed and finds its lists. It counts lists without
 * storing their items, so a long list needs no memory.
 */
import { JsonCursor } from "./json-cursor.ts";

/** A value near the top of a document. */
export interface Outline {
  readonly kind: "object" | "array" | "scalar";
  readonly place: number;
  /** Keys from the top, joined by dots; empty for the document itself. */
  readonly path: string;
  readonly key: string;
  /** For an object, its first members; for a list of few items, these. */
  readonly members: readonly Outline[];
  /** Number of members or items. */
  readonly size: number;
  readonly objects: number;
  readonly arrays: number;
  /** Characters of the texts, numbers and words in it, as they are written, without keys. */
  readonly characters: number;
}

/** Depth to which wrappers such as {"data": {"items": […]}} are searched. */
const MAX_LEVELS = 5;
/** An object with more members counts as a list itself, and its first members are a sample. */
const MAX_MEMBERS = 200;
/** A list of so few items may be a wrapper: `[{"page": 1}, [{…}, {…}]]`. */
const MAX_ITEMS = 3;
/** phpMyAdmin writes a list of a header, a database and its tables. */
const DATABASE = /^\s*\[\s*\{\s*"type"\s*:\s*"header"/;
const MAX_TABLES = 1000;
const LOOK_AT = 200;

export interface Documents {
  readonly first: Outline;
  readonly places: readonly number[];
  /** Characters of the values of all documents. */
  readonly characters: number;
}

/** Reads one document after the other, as in NDJSON; undefined if there is none. Throws MalformedJson. */
export function outlineDocuments(text: string): Documents | undefined {
  return new Outliner(text).readAll();
}

class Outliner extends JsonCursor {
  private characters = 0;
  private readonly maxItems = DATABASE.test(this.text.slice(0, LOOK_AT)) ? MAX_TABLES : MAX_ITEMS;

  readAll(): Documents | undefined {
    this.skipSeparators();
    if (this.sign === undefined) return undefined;
    const first = this.outline("", "", 0);
    const places = [first.place];
    for (let end = this.at; ; end = this.at) {
      this.skipSeparators();
      if (this.sign === undefined) return { first, places, characters: this.characters };
      // Some programs separate records by commas as well.
      if (this.sign === "," && first.kind === "object") {
        this.at++;
        this.skipSeparators();
        if (this.sign === undefined) return { first, places, characters: this.characters };
      }
      this.checkSequence(first, end);
      places.push(this.at);
      this.skipValue(0);
    }
  }

  /** Records may follow each other, as may rows of cells on separate lines; anything else is left over. */
  private checkSequence({ kind }: Outline, end: number): void {
    const isRecord = kind === "object" && this.sign === "{";
    const isRow = kind === "array" && this.sign === "[" && /[\r\n]/.test(this.text.slice(end, this.at));
    if (!isRecord && !isRow) this.fail(`expected the end of the file, found ${this.found()}`);
  }

  /** RFC 7464 puts a record separator before each document. */
  private skipSeparators(): void {
    this.skipSpace();
    while (this.sign === "\u001e") {
      this.at++;
      this.skipSpace();
    }
  }

  private outline(path: string, key: string, level: number): Outline {
    const before = this.characters;
    const found = this.outlineValue(path, key, level);
    return { ...found, characters: this.characters - before };
  }

  private outlineValue(path: string, key: string, level: number): Omit<Outline, "characters"> {
    const place = this.at;
    if (this.sign === "{" && level < MAX_LEVELS) return this.outlineObject(path, key, level);
    const counts = { size: 0, objects: 0, arrays: 0 };
    if (this.sign !== "[") return { kind: this.skipValue(level), place, path, key, members: [], ...counts };
    const members: Outline[] = [];
    this.readList("]", () => {
      if (members.length === this.maxItems || level >= MAX_LEVELS) return count(counts, this.skipValue(level + 1));
      const index = String(members.length);
      const item = this.outline(path === "" ? index : `${path}.${index}`, index, level + 1);
      members.push(item);
      return count(counts, item.kind);
    });
    return { kind: "array", place, path, key, members: counts.size > this.maxItems ? [] : members, ...counts };
  }

  private outlineObject(path: string, key: string, level: number): Omit<Outline, "characters"> {
    const place = this.at;
    const counts = { size: 0, objects: 0, arrays: 0 };
    const members: Outline[] = [];
    this.readMembers((name) => {
      if (members.length === MAX_MEMBERS) return count(counts, this.skipValue(level + 1));
      const member = this.outline(path === "" ? name : `${path}.${name}`, name, level + 1);
      members.push(member);
      return count(counts, member.kind);
    });
    return { kind: "object", place, path, key, members, ...counts };
  }

  private skipValue(depth: number): Outline["kind"] {
    this.checkDepth(depth);
    if (this.sign === "{") {
      this.readMembers(() => this.skipValue(depth + 1));
      return "object";
    }
    if (this.sign === "[") {
      this.readList("]", () => this.skipValue(depth + 1));
      return "array";
    }
    const isText = this.sign === '"';
    const start = this.at;
    if (isText) this.readString();
    else if (this.readNumber() === undefined) this.readWord();
    this.characters += this.at - start - (isText ? 2 : 0);
    return "scalar";
  }
}

function count(counts: { size: number; objects: number; arrays: number }, kind: Outline["kind"]): void {
  counts.size++;
  if (kind === "object") counts.objects++;
  if (kind === "array") counts.arrays++;
}
