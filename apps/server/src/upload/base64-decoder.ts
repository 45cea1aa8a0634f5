/** Decodes base64 that arrives in pieces, and refuses what is not base64. Standard and URL-safe alphabets. */

const ALPHABET = /^[A-Za-z0-9+/_-]*$/;
const TAIL = /^[A-Za-z0-9+/_-]*={0,2}$/;

export class Base64Decoder {
  private pending = "";

  /** The bytes that are complete so far, or undefined when the text is not base64. */
  push(text: string): Buffer | undefined {
    const all = this.pending + text;
    const whole = all.length - (all.length % 4);
    // The last group may carry padding, so it waits until the end is known.
    const ready = Math.max(0, whole === all.length ? whole - 4 : whole);
    const body = all.slice(0, ready);
    this.pending = all.slice(ready);
    return ALPHABET.test(body) ? Buffer.from(body, "base64") : undefined;
  }

  /** The last bytes, or undefined when the padding or the length is wrong. */
  end(): Buffer | undefined {
    const tail = this.pending;
    const letters = tail.replace(/=+$/, "");
    const isWhole = tail.length % 4 === 0 || tail === letters;
    return TAIL.test(tail) && letters.length % 4 !== 1 && isWhole ? Buffer.from(letters, "base64") : undefined;
  }
}
