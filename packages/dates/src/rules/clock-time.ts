/** Reads times with separators: 14:30, 14:30:05.678. Dots (14.30, as in Finnish) count only beside a date. */
import type { LexedLine } from "../lexer.ts";
import { makePiece, type Piece, type Slot } from "../plan.ts";
import { isMark, makeSlot, numberAt, type Rule, sensesAt, skipSpace } from "./rule.ts";

const DOTTED_WEIGHT = 0.7;
const UNPADDED_WEIGHT = 0.6;
const FRACTION_DIGITS = 12;

export const clockTime: Rule = {
  name: "clock-time",
  propose: (line, at) => [...readClock(line, at, ":"), ...readClock(line, at, ".")],
};

/** Reads 14:3:5 and 9:5 beside a date, as some programs write times. */
export const unpaddedClock: Rule = {
  name: "clock-time",
  propose: (line, at) => {
    const hour = numberAt(line, at, 1, 2);
    const minute = isMark(line, at + 1, ":") ? numberAt(line, at + 2, 1, 2) : undefined;
    if (hour === undefined || minute === undefined || isInsideNumber(line, at)) return [];
    const second = isMark(line, at + 3, ":") ? numberAt(line, at + 4, 1, 2) : undefined;
    if (minute.text.length + (second?.text.length ?? 2) === 4) return [];
    const slots = [makeSlot("hour", hour), makeSlot("minute", minute)];
    const next = second === undefined ? at + 3 : at + 5;
    if (second !== undefined) slots.push(makeSlot("second", second));
    return [makePiece({ rule: "clock-time", next, slots, weight: UNPADDED_WEIGHT, needs: ["month", "day"] })];
  },
};

function readClock(line: LexedLine, at: number, separator: ":" | "."): readonly Piece[] {
  const hour = numberAt(line, at, 1, 2);
  const minute = isMark(line, at + 1, separator) ? numberAt(line, at + 2, 2, 2) : undefined;
  if (hour === undefined || minute === undefined || isInsideNumber(line, at)) return [];
  const slots: Slot[] = [makeSlot("hour", hour), makeSlot("minute", minute)];
  let next = at + 3;
  const second = isMark(line, next, separator) ? numberAt(line, next + 1, 2, 2) : undefined;
  if (second !== undefined) {
    slots.push(makeSlot("second", second));
    next += 2;
    const fraction = readFraction(line, next);
    if (separator === ":" && fraction !== undefined) {
      slots.push(fraction);
      next += 2;
    }
  }
  const isDotted = separator === ".";
  const isMarked = isDotted && (followsClockWord(line, at) || isHourLabel(line, skipSpace(line, next)));
  return [
    makePiece({
      rule: "clock-time",
      next,
      slots,
      weight: isDotted && !isMarked ? DOTTED_WEIGHT : 1,
      needs: isDotted && !isMarked ? ["month"] : [],
    }),
  ];
}

/** "klo 14.30", "pukul 14.30.05", "um 14.30 Uhr": the word shows that the dot is no decimal point. */
export function followsClockWord(line: LexedLine, at: number): boolean {
  const word = line.tokens[at - 1]?.kind === "space" ? at - 2 : at - 1;
  const last = isMark(line, word, ".") ? word - 1 : word;
  return [last, last - 2].some((first) => {
    const { senses, next } = sensesAt(line, first, "clock-word");
    return senses.length > 0 && next > last;
  });
}

/** Matches the label of hours after a time: 14.30 Uhr, 1430 hrs. */
export function isHourLabel(line: LexedLine, at: number): boolean {
  return sensesAt(line, at, "unit").senses.some(({ component, before }) => component === "hour" && !before);
}

/** In 12.05.30 or 1:02:03 a clock cannot start at the second number; after a four-digit year it can. */
function isInsideNumber(line: LexedLine, at: number): boolean {
  return isMark(line, at - 1, ".:") && numberAt(line, at - 2, 1, 3) !== undefined;
}

/** Reads the decimals of a second from the mark before them. */
export function readFraction(line: LexedLine, at: number): Slot | undefined {
  const digits = isMark(line, at, ".,") ? numberAt(line, at + 1, 1, FRACTION_DIGITS) : undefined;
  return digits === undefined ? undefined : makeSlot("fraction", digits);
}
