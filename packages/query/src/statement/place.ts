/** Places in a query. DuckDB counts characters where it cannot parse, and bytes elsewhere; JavaScript counts code units. */

const BYTES_OF_UNIT = 3;

/** The index at which so many characters come before. */
export function indexOfCharacter(text: string, characters: number): number {
  let index = 0;
  for (const character of text) {
    if (characters-- <= 0) break;
    index += character.length;
  }
  return index;
}

/** The index at which so many bytes of UTF-8 come before. */
export function indexOfByte(text: string, bytes: number): number {
  // No text has more bytes than so many a unit: what is behind need not be encoded.
  if (bytes > text.length * BYTES_OF_UNIT) return text.length;
  return Buffer.from(text, "utf8").subarray(0, bytes).toString("utf8").length;
}
