const LF = 10;
const CR = 13;

/**
 * Counts the line ends between two places; `\r\r
 * ` counts as one.
 */
export function countLineEnds(bytes: Uint8Array, from: number, to: number): number {
  let lines = 0;
  for (let at = from; at < to; at++) {
    const byte = bytes[at];
    if (byte === LF) lines++;
    else if (byte === CR && !isBeforeLineFeed(bytes, at)) lines++;
  }
  return lines;
}

function isBeforeLineFeed(bytes: Uint8Array, at: number): boolean {
  return bytes[at + 1] === LF || (bytes[at + 1] === CR && bytes[at + 2] === LF);
}

/** Returns the line number, from 1, of a place. */
export function lineNumberAt(bytes: Uint8Array, place: number): number {
  return countLineEnds(bytes, 0, place) + 1;
}

/** Returns the start of the line after this many lines, or the end of the bytes if there are fewer. */
export function lineStartAfter(bytes: Uint8Array, lines: number): number {
  let left = lines;
  let at = 0;
  while (left > 0 && at < bytes.length) {
    const byte = bytes[at];
    if (byte === LF || (byte === CR && !isBeforeLineFeed(bytes, at))) left--;
    at++;
  }
  return at;
}
