/** A prefilter before patterns: length, first and last character tell most texts apart from a code at the price of three reads. */
export interface Edges {
  readonly minLength: number;
  readonly maxLength: number;
  /** Fewest ASCII digits in the text. */
  readonly digits?: number | undefined;
  /** Characters a text may start and end with, case aside; undefined allows all. */
  readonly first?: string | undefined;
  readonly last?: string | undefined;
}

export const DIGITS = "0123456789";
export const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

export function edgeFilter({ minLength, maxLength, first, last, digits = 0 }: Edges): (text: string) => boolean {
  const starts = flagsOf(first);
  const ends = flagsOf(last);
  return (text) =>
    text.length >= minLength &&
    text.length <= maxLength &&
    (starts === undefined || starts[text.charCodeAt(0)] === 1) &&
    (ends === undefined || ends[text.charCodeAt(text.length - 1)] === 1) &&
    (digits === 0 || hasDigits(text, digits));
}

function flagsOf(characters: string | undefined): Uint8Array | undefined {
  if (characters === undefined) return undefined;
  const flags = new Uint8Array(128);
  for (const character of characters.toUpperCase() + characters.toLowerCase()) flags[character.charCodeAt(0)] = 1;
  return flags;
}

function hasDigits(text: string, minDigits: number): boolean {
  let found = 0;
  for (let at = 0; at < text.length && found < minDigits; at++) {
    const code = text.charCodeAt(at);
    if (code >= 48 && code <= 57) found++;
  }
  return found >= minDigits;
}
