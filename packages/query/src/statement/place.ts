/**
 * Converts places in a query. DuckDB counts characters if it cannot parse, and bytes otherwise; JavaScript counts code
 * units.
 */

const BYTES_OF_UNIT = 3;

/** Returns the index that has this many characters before it. */
export function indexOfCharacter(text: string, characters: number): number {
  let index = 0;
  for (const character of text) {
    if (characters-- <= 0) break;
    index += character.length;
  }
  return index;
}

/** Returns the index that has this many bytes of UTF-8 before it. */
export function indexOfByte(text: string, bytes: number): number {
  // A code unit takes at most three bytes, so a larger count lies behind the text.
  if (bytes > text.length * BYTES_OF_UNIT) return text.length;
  return Buffer.from(text, "utf8").subarray(0, bytes).toString("utf8").length;
}
