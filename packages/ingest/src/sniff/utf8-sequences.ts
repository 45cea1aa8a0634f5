/** Counts the characters beyond ASCII in supposed UTF-8, and the invalid places. */

export interface Utf8Sequences {
  readonly valid: number;
  /** Valid sequences that hardly any text of an older encoding contains. */
  readonly telling: number;
  readonly broken: number;
  /** Broken places between ASCII characters. */
  readonly alone: number;
  /** Offset of the last broken place; -1 if there is none. */
  readonly lastBroken: number;
}

const NONE = -1;

export function countSequences(bytes: Uint8Array): Utf8Sequences {
  let valid = 0;
  let telling = 0;
  let broken = 0;
  let alone = 0;
  let lastBroken = NONE;
  for (let at = 0; at < bytes.length; at++) {
    const lead = bytes[at] ?? 0;
    if (lead < 0x80) continue;
    const tail = validTail(bytes, at);
    if (tail > 0) {
      valid++;
      if (isTelling(lead, bytes[at + 1] ?? 0)) telling++;
      at += tail;
    } else {
      broken++;
      if ((bytes[at - 1] ?? 0) < 0x80 && (bytes[at + 1] ?? 0) < 0x80) alone++;
      lastBroken = at;
      at += tailsAfter(bytes, at);
    }
  }
  return { valid, telling, broken, alone, lastBroken };
}

/** Returns the offsets of all bytes that belong to no valid sequence, or of the first ones. */
export function findBroken(bytes: Uint8Array, most = Number.POSITIVE_INFINITY): readonly number[] {
  const offsets: number[] = [];
  for (let at = 0; at < bytes.length && offsets.length < most; at++) {
    if ((bytes[at] ?? 0) < 0x80) continue;
    const tail = validTail(bytes, at);
    if (tail === 0) offsets.push(at);
    at += tail;
  }
  return offsets;
}

/** Returns how many bytes follow the first one of a valid sequence; 0 if it is none. */
function validTail(bytes: Uint8Array, at: number): number {
  const lead = bytes[at] ?? 0;
  const tail = tailLength(lead);
  const second = bytes[at + 1] ?? 0;
  // Overlong forms, surrogates and what lies beyond the last plane are invalid too.
  if ((lead === 0xe0 && second < 0xa0) || (lead === 0xed && second > 0x9f)) return 0;
  if ((lead === 0xf0 && second < 0x90) || (lead === 0xf4 && second > 0x8f)) return 0;
  return tail > 0 && tailsAfter(bytes, at, tail) === tail ? tail : 0;
}

function tailsAfter(bytes: Uint8Array, at: number, most = tailLength(bytes[at] ?? 0)): number {
  let seen = 0;
  while (seen < most && ((bytes[at + seen + 1] ?? 0) & 0xc0) === 0x80) seen++;
  return seen;
}

/** `Ã` or `Â` before a sign, or three signs in a row: what UTF-8 looks like in windows-1252. */
function isTelling(lead: number, second: number): boolean {
  return lead === 0xc2 || lead === 0xc3 || lead === 0xc5 || (lead === 0xe2 && second <= 0x84) || lead >= 0xf0;
}

/** Returns the number of bytes after the first one of a UTF-8 sequence; 0 if it cannot begin one. */
function tailLength(lead: number): number {
  if (lead >= 0xc2 && lead < 0xe0) return 1;
  if (lead >= 0xe0 && lead < 0xf0) return 2;
  return lead >= 0xf0 && lead < 0xf5 ? 3 : 0;
}
