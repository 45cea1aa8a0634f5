/** Cuts a line into the cells of aligned columns, without the blanks around them. */
import type { Gap } from "./dialect.ts";
import type { IntList } from "./int-list.ts";

const LF = 10;
const CR = 13;
const SPACE = 32;
const MISSED = -1;

interface Line {
  readonly end: number;
  /** Byte to cut at for each gap that the line reaches: a blank, or `MISSED` if there is none. */
  readonly cuts: readonly number[];
}

/** Adds the bounds of the cells; returns the end of the line. */
export function cutAtGaps(bytes: Uint8Array, start: number, gaps: readonly Gap[], bounds: IntList): number {
  const { end, cuts } = readLine(bytes, start, gaps);
  const missed = cuts.filter((cut) => cut === MISSED).length;
  // A line that ignores the columns is no row of them but a title or a note.
  if (missed * 2 > cuts.length) {
    pushTrimmed(bytes, bounds, start, end);
    return end;
  }
  let from = start;
  let left = 0;
  for (const cut of [...cuts, ...gaps.slice(cuts.length).map(() => end), end]) {
    left++;
    if (cut === MISSED) continue;
    pushTrimmed(bytes, bounds, from, cut);
    // A text that overruns its column takes the place of the next ones.
    for (; left > 1; left--) pushTrimmed(bytes, bounds, cut, cut);
    left = 0;
    from = cut;
  }
  return end;
}

function readLine(bytes: Uint8Array, start: number, gaps: readonly Gap[]): Line {
  const cuts: number[] = [];
  let at = start;
  let place = 0;
  let [gap] = gaps;
  let blanks = 0;
  let best = { blanks: 0, cut: MISSED };
  for (; at < bytes.length && bytes[at] !== LF && bytes[at] !== CR; at++) {
    // Continuation bytes of a character take no place.
    if (((bytes[at] ?? 0) & 0xc0) === 0x80) continue;
    if (gap !== undefined && place >= gap.to) {
      cuts.push(best.cut);
      gap = gaps[cuts.length];
      blanks = 0;
      best = { blanks: 0, cut: MISSED };
    }
    const isBlank = bytes[at] === SPACE && gap !== undefined && place >= gap.from;
    blanks = isBlank ? blanks + 1 : 0;
    // A text that runs into the gap may contain a blank itself, so the longest run is the gap.
    if (isBlank && blanks >= best.blanks) best = { blanks, cut: at };
    place++;
  }
  return { end: at, cuts };
}

function pushTrimmed(bytes: Uint8Array, bounds: IntList, start: number, end: number): void {
  let from = start;
  let to = end;
  while (from < to && bytes[from] === SPACE) from++;
  while (to > from && bytes[to - 1] === SPACE) to--;
  bounds.push(from);
  bounds.push(to);
}
