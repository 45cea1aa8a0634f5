/** Codes of the values of a column of which nobody has seen all rows, in the order in which they come. */
import { MAX_REMEMBERED } from "../value-cleaner.ts";

/** Longer texts hardly come again; V8 hashes those of more than 16,383 characters by their length alone. */
const MAX_LENGTH = 1000;

export class ValueCodes {
  private readonly known = new Map<string, number>();
  private next = 0;

  codeOf(text: string): number {
    const known = this.known.get(text);
    if (known !== undefined) return known;
    if (text.length <= MAX_LENGTH) this.known.set(text, this.next);
    return this.next++;
  }

  /** The number of values after which the known ones are forgotten. */
  get areMany(): boolean {
    return this.next > MAX_REMEMBERED;
  }

  clear(): void {
    this.known.clear();
    this.next = 0;
  }
}
