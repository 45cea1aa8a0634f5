/**
 * The first reading of a JSON text: is it well-formed, and where are its lists? Lists are counted and not gone into,
 * so that a long one costs no memory.
 */
import { JsonCursor } from "./json-cursor.ts";

/** A value near the top of a document. */
export interface Outline {
  readonly kind: "object" | "array" | "scalar";
  readonly place: number;
  /** Keys from the top, joined by dots; empty for the document itself. */
  readonly path: string;
  readonly key: string;
  /** Of an object, the first ones. */
  readonly members: readonly Outline[];
  /** Members or items. */
  readonly size: number;
  readonly objects: number;
  readonly arrays: number;
}

/** Wrappers such as {"data": {"items": […]}} are looked into this deep. */
const MAX_LEVELS = 5;
/** An object with more members is a list by itself, and a few of them show what it holds. */
const MAX_MEMBERS = 200;

export interface Documents {
  readonly first: Outline;
  readonly places: readonly number[];
}

/** One document after the other, as NDJSON has them; undefined when there is none. Throws MalformedJson. */
export function outlineDocuments(text: string): Documents | undefined {
  return new Outliner(text).readAll();
}

class Outliner extends JsonCursor {
  readAll(): Documents | undefined {
    this.skipSeparators();
    if (this.sign === undefined) return undefined;
    const first = this.outline("", "", 0);
    const places = [first.place];
    for (let end = this.at; ; end = this.at) {
      this.skipSeparators();
      if (this.sign === undefined) return { first, places };
      this.checkSequence(first, end);
      places.push(this.at);
      this.skipValue(0);
    }
  }

  /** Records follow each other, and rows of cells if each has its line; anything else is something left over. */
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
    const place = this.at;
    if (this.sign === "{" && level < MAX_LEVELS) return this.outlineObject(path, key, level);
    const counts = { size: 0, objects: 0, arrays: 0 };
    if (this.sign !== "[") return { kind: this.skipValue(level), place, path, key, members: [], ...counts };
    this.readList("]", () => count(counts, this.skipValue(level + 1)));
    return { kind: "array", place, path, key, members: [], ...counts };
  }

  private outlineObject(path: string, key: string, level: number): Outline {
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
    if (this.sign === '"') this.readString();
    else if (this.readNumber() === undefined) this.readWord();
    return "scalar";
  }
}

function count(counts: { size: number; objects: number; arrays: number }, kind: Outline["kind"]): void {
  counts.size++;
  if (kind === "object") counts.objects++;
  if (kind === "array") counts.arrays++;
}
