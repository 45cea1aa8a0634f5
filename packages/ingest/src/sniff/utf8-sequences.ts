/** Counts the characters beyond ASCII in supposed UTF-8, and the invalid places. */

export interface Utf8Sequences {
  readonly valid: number;
  readonly broken: number;
  /** Offset of the last broken place; -1 if there is none. */
  readonly lastBroken: number;
}

export function countSequences(bytes: Uint8Array): Utf8Sequences {
  let valid = 0;
  let broken = 0;
  let lastBroken = -1;
  for (let at = 0; at < bytes.length; at++) {
    const lead = bytes[at] ?? 0;
    if (lead < 0x80) continue;
    const tail = tailLength(lead);
    let seen = 0;
    while (seen < tail && ((bytes[at + seen + 1] ?? 0) & 0xc0) === 0x80) seen++;
    if (tail > 0 && seen === tail) {
      valid++;
    } else {
      broken++;
      lastBroken = at;
    }
    at += seen;
  }
  return { valid, broken, lastBroken };
}

/** Returns the number of bytes after the first one of a UTF-8 sequence; 0 if it cannot begin one. */
function tailLength(lead: number): number {
  if (lead >= 0xc2 && lead < 0xe0) return 1;
  if (lead >= 0xe0 && lead < 0xf0) return 2;
  return lead >= 0xf0 && lead < 0xf5 ? 3 : 0;
}
