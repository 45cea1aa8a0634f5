/** Walks a JSON text (RFC 8259) over spaces, strings, numbers, words and lists. */

/** Deeper documents are refused before recursive code overflows the stack. */
const MAX_DEPTH = 200;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?/y;
const PLAIN = /[^"\\\u0000-\u001f]*/y;
const SPACE = /[ \t\r\n]*/y;
/** NaN and Infinity are no JSON, but many programs write them. */
const WORDS = {
  true: "true",
  false: "false",
  null: null,
  NaN: "NaN",
  Infinity: "Infinity",
  "-Infinity": "-Infinity",
} as const;
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

export class MalformedJson extends Error {
  readonly place: number;
  constructor(place: number, reason: string) {
    super(reason);
    this.place = place;
  }
}

export class JsonCursor {
  protected readonly text: string;
  protected at = 0;

  constructor(text: string) {
    this.text = text;
  }

  protected get sign(): string | undefined {
    return this.text[this.at];
  }

  protected checkDepth(depth: number): void {
    if (depth > MAX_DEPTH) this.fail(`nested more than ${MAX_DEPTH} levels deep`);
  }

  /** Reads the members of an object until `readMember` returns false; the cursor is at a value when it is called. */
  protected readMembers(readMember: (key: string) => unknown): void {
    this.readList("}", () => {
      if (this.sign !== '"') this.fail(`expected a key in quotes, found ${this.found()}`);
      const key = this.readString();
      this.skipSpace();
      this.expect(":");
      this.skipSpace();
      return readMember(key);
    });
  }

  protected readList(end: string, readMember: () => unknown): void {
    this.at++;
    this.skipSpace();
    if (this.text[this.at] === end) {
      this.at++;
      return;
    }
    for (;;) {
      this.skipSpace();
      if (readMember() === false) return;
      this.skipSpace();
      if (this.text[this.at] === end) break;
      if (this.text[this.at] !== ",") this.fail(`expected , or ${end}, found ${this.found()}`);
      this.at++;
    }
    this.at++;
  }

  protected readString(): string {
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

  protected readNumber(): string | undefined {
    const digits = this.match(NUMBER);
    if (digits === "") return undefined;
    if (/[\w.+-]/.test(this.text[this.at] ?? "")) this.fail(`not a number: ${digits}${this.text[this.at]}`);
    return digits;
  }

  protected readWord(): string | null {
    for (const [word, value] of Object.entries(WORDS)) {
      if (!this.text.startsWith(word, this.at) || /\w/.test(this.text[this.at + word.length] ?? "")) continue;
      this.at += word.length;
      return value;
    }
    return this.fail(`expected a value, found ${this.found()}`);
  }

  protected expect(sign: string): void {
    if (this.text[this.at] !== sign) this.fail(`expected ${sign}, found ${this.found()}`);
    this.at++;
  }

  protected since(start: number): string {
    return this.text.slice(start, this.at);
  }

  protected found(): string {
    return this.at < this.text.length ? JSON.stringify(this.text[this.at]) : "the end of the file";
  }

  protected skipSpace(): void {
    if (this.text.charCodeAt(this.at) <= 32) this.match(SPACE);
  }

  private match(pattern: RegExp): string {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text)?.[0] ?? "";
    this.at += found.length;
    return found;
  }

  protected fail(reason: string): never {
    throw new MalformedJson(this.at, reason);
  }
}
