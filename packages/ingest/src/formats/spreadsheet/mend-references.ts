/** Writes character references beyond ASCII as characters. The parser keeps only the last 16 bits of their numbers. */

/** A writer may give both halves of a character beyond U+FFFF. */
const REFERENCE =
  /&#[xX]([dD][89abAB][\da-fA-F]{2});&#[xX]([dD][c-fC-F][\da-fA-F]{2});|&#(5[56]\d{3});&#(5[67]\d{3});|&#[xX]([\da-fA-F]{1,8});|&#(\d{1,10});/g;
const LAST_ASCII = 0x7f;
const LAST = 0x10ffff;
const REPLACEMENT = "\ufffd";

/** `xml` holds a byte in each character. */
export function writeReferences(xml: string): string {
  return decodeReferences(xml, (character) => Buffer.from(character).toString("latin1"));
}

export function decodeReferences(text: string, write = (character: string): string => character): string {
  return text.replace(REFERENCE, (whole, ...groups: (string | undefined)[]) => {
    const [hexHigh, hexLow, high, low, hex, decimal] = groups;
    const codes = [numberIn(hexHigh, high), numberIn(hexLow, low), numberIn(hex, decimal)].filter((code) => code >= 0);
    if (codes.length === 1 && (codes[0] ?? 0) <= LAST_ASCII) return whole;
    const isValid = codes.every((code) => code <= LAST);
    return write(isValid ? wellFormed(String.fromCodePoint(...codes)) : REPLACEMENT);
  });
}

/** Returns -1 if there is no number. */
function numberIn(hex: string | undefined, decimal: string | undefined): number {
  if (hex !== undefined) return Number.parseInt(hex, 16);
  return decimal === undefined ? -1 : Number.parseInt(decimal, 10);
}

/** Replaces a lone half of a character. */
function wellFormed(text: string): string {
  return Buffer.from(text).toString();
}
