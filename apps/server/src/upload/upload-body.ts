/**
 * Reads the JSON body of an upload as it streams in: the long "data" text is decoded and handed on piece by piece,
 * the rest is kept. So the process never holds a file, and never stalls on one.
 */
import { Base64Decoder } from "./base64-decoder.ts";
import { DataUrlHead } from "./data-url-head.ts";

export type UploadBodyFault = "bad_base64" | "not_json" | "too_long";

export class UploadBodyError extends Error {
  constructor(readonly fault: UploadBodyFault) {
    super(fault);
  }
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
/** Escapes that a JSON writer may use within base64; line breaks are dropped, as MIME's base64 has them. */
const ESCAPES: Readonly<Record<string, string>> = { "/": "/", n: "", r: "" };
const MAX_REST_BYTES = 64 * 1024;
const DATA_KEY = '"data"';

type State = "outside" | "string" | "data";

export class UploadBody {
  private readonly head = new DataUrlHead();
  private readonly decoder = new Base64Decoder();
  private readonly rest: number[] = [];
  private state: State = "outside";
  private depth = 0;
  private isEscaped = false;
  private stringStart = 0;
  /** The last string at the top level, with its quotes: a key once a colon follows. */
  private lastString = "";
  private isAfterDataKey = false;

  /** The decoded bytes that this piece of the body completes. */
  push(chunk: Buffer): Buffer[] {
    const decoded: Buffer[] = [];
    let at = 0;
    while (at < chunk.length) {
      if (this.state === "data") at = this.takeData(chunk, at, decoded);
      else this.takeRest(chunk[at++] ?? 0);
    }
    return decoded;
  }

  /** The body without its data, as JSON; and the last bytes of the data. */
  end(): { rest: unknown; last: Buffer } {
    const waiting = this.head.end();
    const first = waiting === undefined ? undefined : this.decoder.push(waiting);
    const end = this.decoder.end();
    const last = first && end && Buffer.concat([first, end]);
    if (last === undefined) throw new UploadBodyError("bad_base64");
    try {
      return { rest: JSON.parse(Buffer.from(this.rest).toString("utf8")), last };
    } catch (error) {
      throw Object.assign(new UploadBodyError("not_json"), { cause: error });
    }
  }

  private takeRest(byte: number): void {
    if (this.rest.push(byte) > MAX_REST_BYTES) throw new UploadBodyError("too_long");
    if (this.state === "string") this.takeInString(byte);
    else this.takeOutside(byte);
  }

  private takeInString(byte: number): void {
    if (this.isEscaped) this.isEscaped = false;
    else if (byte === BACKSLASH) this.isEscaped = true;
    else if (byte === QUOTE) {
      this.state = "outside";
      if (this.depth === 1) this.lastString = Buffer.from(this.rest.slice(this.stringStart)).toString("utf8");
    }
  }

  private takeOutside(byte: number): void {
    const sign = String.fromCharCode(byte);
    if (sign === "{" || sign === "[") this.depth++;
    else if (sign === "}" || sign === "]") this.depth--;
    else if (sign === ":" && this.depth === 1) this.isAfterDataKey = this.lastString === DATA_KEY;
    else if (sign === "," && this.depth === 1) this.isAfterDataKey = false;
    else if (byte === QUOTE) this.startString();
  }

  private startString(): void {
    if (this.depth === 1 && this.isAfterDataKey) {
      this.isAfterDataKey = false;
      this.lastString = "";
      this.rest.push(QUOTE);
      this.state = "data";
    } else {
      this.stringStart = this.rest.length - 1;
      this.state = "string";
    }
  }

  private takeData(chunk: Buffer, from: number, decoded: Buffer[]): number {
    if (this.isEscaped) {
      this.isEscaped = false;
      const plain = ESCAPES[String.fromCharCode(chunk[from] ?? 0)];
      if (plain === undefined) throw new UploadBodyError("bad_base64");
      this.decode(plain, decoded);
      return from + 1;
    }
    const end = endOfPlainText(chunk, from);
    this.decode(chunk.toString("latin1", from, end), decoded);
    if (chunk[end] === QUOTE) this.state = "outside";
    else if (chunk[end] === BACKSLASH) this.isEscaped = true;
    return end + 1;
  }

  private decode(text: string, decoded: Buffer[]): void {
    const base64 = this.head.strip(text);
    const bytes = base64 === undefined ? undefined : this.decoder.push(base64);
    if (bytes === undefined) throw new UploadBodyError("bad_base64");
    if (bytes.length > 0) decoded.push(bytes);
  }
}

function endOfPlainText(chunk: Buffer, from: number): number {
  const quote = chunk.indexOf(QUOTE, from);
  const end = quote === -1 ? chunk.length : quote;
  const backslash = chunk.subarray(from, end).indexOf(BACKSLASH);
  return backslash === -1 ? end : from + backslash;
}
