/** Reads loosely written times: 15:30.30, 8h10m00s, 5:16p, 6.13 AM, noon. */
import type { LexedLine, Token } from "../../lexer.ts";
import { makePiece, type Piece, type PlanComponent, type Slot } from "../../plan.ts";
import { isMark, makeSlot, makeStretch, numberAt, type Rule, SHADOWED_PRIOR, sensesAt, skipSpace } from "../rule.ts";

export const mixedClock: Rule = {
  name: "mixed-clock",
  propose: (line, at) => {
    const hour = numberAt(line, at, 1, 2);
    const minute = isMark(line, at + 1, ":") ? numberAt(line, at + 2, 2, 2) : undefined;
    const second = isMark(line, at + 3, ".") ? numberAt(line, at + 4, 2, 2) : undefined;
    if (hour === undefined || minute === undefined || second === undefined || isMark(line, at - 1, ".:")) return [];
    return [toPiece([makeSlot("hour", hour), makeSlot("minute", minute), makeSlot("second", second)], at + 5, [])];
  },
};

/** In 6.13 AM the half day shows that the dot is no decimal point. */
export const dottedHalfDay: Rule = {
  name: "dotted-half-day",
  propose: (line, at) => {
    const hour = numberAt(line, at, 1, 2);
    const minute = isMark(line, at + 1, ".") ? numberAt(line, at + 2, 2, 2) : undefined;
    if (hour === undefined || minute === undefined || isMark(line, at - 1, ".:")) return [];
    const slots = [makeSlot("hour", hour), makeSlot("minute", minute)];
    const second = isMark(line, at + 3, ".") ? numberAt(line, at + 4, 2, 2) : undefined;
    if (second === undefined) return [toPiece(slots, at + 3, ["meridiem"])];
    return [toPiece([...slots, makeSlot("second", second)], at + 5, ["meridiem"])];
  },
};

export const letteredClock: Rule = {
  name: "lettered-clock",
  propose: (line, at) => {
    const hour = numberAt(line, at, 1, 2);
    const minute = isLetter(line, at + 1, "h") ? numberAt(line, at + 2, 2, 2) : undefined;
    if (hour === undefined || minute === undefined || !isLetter(line, at + 3, "m")) return [];
    const slots = [makeSlot("hour", hour), makeSlot("minute", minute)];
    const second = numberAt(line, at + 4, 2, 2);
    if (second === undefined) return [toPiece(slots, at + 4, [])];
    return [toPiece([...slots, makeSlot("second", second)], isLetter(line, at + 5, "s") ? at + 6 : at + 5, [])];
  },
};

/** Reads 2024-03-05_10-11-12, as in file names. */
export const dashedClock: Rule = {
  name: "dashed-clock",
  propose: (line, at) => {
    const numbers = [at, at + 2, at + 4].map((index) => numberAt(line, index, 2, 2));
    const [hour, minute, second] = numbers;
    if (!isMark(line, at - 1, "_") || !isMark(line, at + 1, "-_") || !isMark(line, at + 3, "-_")) return [];
    if (hour === undefined || minute === undefined || second === undefined) return [];
    const slots = [makeSlot("hour", hour), makeSlot("minute", minute), makeSlot("second", second)];
    return [toPiece(slots, at + 5, ["year", "day"])];
  },
};

/** Reads 5:16p and 10:10 a: one letter for the half day directly after the minutes. */
export const halfDayLetter: Rule = {
  name: "half-day-letter",
  propose: (line, at) => {
    const last = line.tokens[at - 1]?.kind === "space" ? at - 2 : at - 1;
    const isAfterMinutes =
      numberAt(line, last, 2, 2) !== undefined && (isMark(line, last - 1, ":") || isLetter(line, last - 1, "h"));
    if (!isAfterMinutes || !(isLetter(line, at, "p") || isLetter(line, at, "a"))) return [];
    const meridiem = isLetter(line, at, "p") ? 1 : 0;
    const next = isMark(line, at + 1, ".") ? at + 2 : at + 1;
    return [
      makePiece({ rule: "half-day-letter", next, fixed: { meridiem }, weight: 0.8, prior: 0.5, needs: ["hour"] }),
    ];
  },
};

export const clockName: Rule = {
  name: "clock-name",
  propose: (line, at) => {
    const { senses, next } = sensesAt(line, at, "clock-name");
    const twelve = numberAt(line, at, 2, 2);
    if (twelve !== undefined) return readTwelve(line, at, twelve);
    return senses.map((sense) =>
      makePiece({
        rule: "clock-name",
        next,
        prior: sense.isShadowed ? SHADOWED_PRIOR : 1,
        fixed: { namedHour: sense.hour },
        also: ["hour"],
        needs: ["month", "day"],
      }),
    );
  },
};

/** Reads "12 noon". */
function readTwelve(line: LexedLine, at: number, twelve: Token): readonly Piece[] {
  const { senses, next } = sensesAt(line, skipSpace(line, at + 1), "clock-name");
  const isNoon = senses.some(({ hour, isShadowed }) => hour === 12 && !isShadowed);
  return isNoon ? [toPiece([makeSlot("hour", twelve)], next, ["month", "day"])] : [];
}

/** Reads "10:00 pm - 12:00 am" as the beginning of the range. */
export const rangeEnd: Rule = {
  name: "range-end",
  propose: (line, at) => {
    if (!isMark(line, at, "-")) return [];
    const hour = skipSpace(line, at + 1);
    if (numberAt(line, hour, 1, 2) === undefined || !isMark(line, hour + 1, ":")) return [];
    if (numberAt(line, hour + 2, 2, 2) === undefined) return [];
    const halfDay = sensesAt(line, skipSpace(line, hour + 3), "meridiem");
    const next = halfDay.senses.length > 0 ? halfDay.next : hour + 3;
    const leftOut = makeStretch(line, hour, next);
    return [makePiece({ rule: "range-end", next, weight: 0.7, prior: 0.1, needs: ["hour", "day"], leftOut })];
  },
};

function isLetter(line: LexedLine, at: number, letter: string): boolean {
  return line.tokens[at]?.text.toLowerCase() === letter;
}

function toPiece(slots: readonly Slot[], next: number, needs: readonly PlanComponent[]): Piece {
  return makePiece({ rule: "loose-clock", next, slots, weight: 0.8, needs });
}
