const LF = 10;
const CR = 13;

/** How many line ends there are between two places; the mark of `\r\r\n` is one. */
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

/** The number of the line, from 1, that a place is in. */
export function lineNumberAt(bytes: Uint8Array, place: number): number {
  return countLineEnds(bytes, 0, place) + 1;
}

/** Where the line begins that follows so many lines; the end of the bytes when there are not as many. */
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
