/** Removes the escapes of a cell: doubled quotes, or backslashes before a quote, a delimiter or a backslash. */
import { BACKSLASH, type Dialect } from "./dialect.ts";

const NONE = -1;

export class Unescape {
  private readonly escape: number;
  /**
   * Bytes that may be escaped; others (
   * , \N, a Windows path) keep their backslash.
   */
  private readonly escaped: readonly number[];

  constructor(dialect: Dialect) {
    const { delimiter, quote } = dialect;
    const code = (text: string): number => new TextEncoder().encode(text)[0] ?? NONE;
    this.escape = dialect.escape === BACKSLASH ? code(BACKSLASH) : code(quote);
    this.escaped = dialect.escape === BACKSLASH ? [code(quote), code(delimiter), code(BACKSLASH)] : [code(quote)];
  }

  /** Copies a cell without its escapes; returns the end of the copy. */
  copy(from: Uint8Array, start: number, end: number, into: Uint8Array, to: number): number {
    let place = to;
    for (let at = start; at < end; at++) {
      if (from[at] === this.escape && at + 1 < end && this.escaped.includes(from[at + 1] ?? NONE)) at++;
      into[place++] = from[at] as number;
    }
    return place;
  }

  bytes(from: Uint8Array, start: number, end: number): Uint8Array {
    const copy = new Uint8Array(end - start);
    return copy.subarray(0, this.copy(from, start, end, copy, 0));
  }
}
