/**
 * A strict JSON parser (RFC 8259) that loses nothing JSON.parse would: digits of numbers, repeated keys, `__proto__`.
 * A text may hold several documents one after the other, as NDJSON does.
 */
import type { JsonValue } from "./json-value.ts";

export type ParsedJson =
  | { readonly kind: "documents"; readonly documents: readonly JsonValue[] }
  | { readonly kind: "malformed"; readonly place: number; readonly reason: string };

const MAX_DEPTH = 200;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?/y;
const PLAIN = /[^"\\\u0000-\u001f]*/y;
const SPACE = /[ \t\r\n]*/y;
const WORDS = { true: "true", false: "false", null: null } as const;
const ESCAPES: Readonly<Record<string, string>> = {
  '"': '"',
  "\\": "\\",
  "/": "/",
  b: "\b",
  f: "\f",
  n: "\n",
  r: "\r",
  t: "\t",
};

class Malformed extends Error {
  readonly place: number;
  constructor(place: number, reason: string) {
    super(reason);
    this.place = place;
  }
}

export function parseJson(text: string): ParsedJson {
  try {
    return { kind: "documents", documents: new Parser(text).readAll() };
  } catch (error) {
    if (error instanceof Malformed) return { kind: "malformed", place: error.place, reason: error.message };
    throw error;
  }
}

class Parser {
  private readonly text: string;
  private at = 0;

  constructor(text: string) {
    this.text = text;
  }

  readAll(): JsonValue[] {
    const documents: JsonValue[] = [];
    for (this.skipSpace(); this.at < this.text.length; this.skipSpace()) documents.push(this.readValue(0));
    return documents;
  }

  private readValue(depth: number): JsonValue {
    if (depth > MAX_DEPTH) this.fail(`nested more than ${MAX_DEPTH} levels deep`);
    const sign = this.text[this.at];
    const start = this.at;
    if (sign === "{") return { kind: "object", entries: this.readEntries(depth), source: this.since(start) };
    if (sign === "[") return { kind: "array", items: this.readItems(depth), source: this.since(start) };
    if (sign === '"') return this.readString();
    return this.readNumber() ?? this.readWord();
  }

  private readEntries(depth: number): [string, JsonValue][] {
    const entries: [string, JsonValue][] = [];
    this.readList("}", () => {
      if (this.text[this.at] !== '"') this.fail(`expected a key in quotes, found ${this.found()}`);
      const key = this.readString();
      this.skipSpace();
      this.expect(":");
      this.skipSpace();
      entries.push([key, this.readValue(depth + 1)]);
    });
    return entries;
  }

  private readItems(depth: number): JsonValue[] {
    const items: JsonValue[] = [];
    this.readList("]", () => items.push(this.readValue(depth + 1)));
    return items;
  }

  private readList(end: string, readMember: () => void): void {
    this.at++;
    this.skipSpace();
    if (this.text[this.at] === end) {
      this.at++;
      return;
    }
    for (;;) {
      this.skipSpace();
      readMember();
      this.skipSpace();
      if (this.text[this.at] === end) break;
      if (this.text[this.at] !== ",") this.fail(`expected , or ${end}, found ${this.found()}`);
      this.at++;
    }
    this.at++;
  }

  private readString(): string {
    let content = "";
    for (this.at++; ; ) {
      content += this.match(PLAIN);
      const sign = this.text[this.at];
      if (sign === '"') break;
      if (sign !== "\\") this.fail(sign === undefined ? "a text is not closed" : "a control character in a text");
      content += this.readEscape();
    }
    this.at++;
    return content;
  }

  private readEscape(): string {
    const sign = this.text[this.at + 1] ?? "";
    if (sign === "u") {
      const digits = this.text.slice(this.at + 2, this.at + 6);
      if (!/^[\da-fA-F]{4}$/.test(digits)) this.fail("\\u needs four hexadecimal digits");
      this.at += 6;
      return String.fromCharCode(Number.parseInt(digits, 16));
    }
    const escaped = ESCAPES[sign];
    if (escaped === undefined) this.fail(`unknown escape \\${sign}`);
    this.at += 2;
    return escaped;
  }

  private readNumber(): string | undefined {
    const digits = this.match(NUMBER);
    if (digits === "") return undefined;
    if (/[\w.+-]/.test(this.text[this.at] ?? "")) this.fail(`not a number: ${digits}${this.text[this.at]}`);
    return digits;
  }

  private readWord(): string | null {
    for (const [word, value] of Object.entries(WORDS)) {
      if (!this.text.startsWith(word, this.at) || /\w/.test(this.text[this.at + word.length] ?? "")) continue;
      this.at += word.length;
      return value;
    }
    return this.fail(`expected a value, found ${this.found()}`);
  }

  private expect(sign: string): void {
    if (this.text[this.at] !== sign) this.fail(`expected ${sign}, found ${this.found()}`);
    this.at++;
  }

  private since(start: number): string {
    return this.text.slice(start, this.at);
  }

  private found(): string {
    return this.at < this.text.length ? JSON.stringify(this.text[this.at]) : "the end of the file";
  }

  private skipSpace(): void {
    if (this.text.charCodeAt(this.at) <= 32) this.match(SPACE);
  }

  private match(pattern: RegExp): string {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text)?.[0] ?? "";
    this.at += found.length;
    return found;
  }

  private fail(reason: string): never {
    throw new Malformed(this.at, reason);
  }
}
