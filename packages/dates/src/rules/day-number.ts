/** Reads the day beside the name of a month: 5, 05, 5th, 5º, 5-го. "The 5th Tuesday" counts Tuesdays, not days. */
import type { LexedLine } from "../lexer.ts";
import { makePiece } from "../plan.ts";
import { isMark, makeSlot, makeStretch, numberAt, type Rule, sensesAt, skipSpace } from "./rule.ts";

export const dayNumber: Rule = {
  name: "day",
  propose: (line, at) => {
    const number = numberAt(line, at, 1, 2);
    if (number === undefined || isShortYear(line, at)) return [];
    const next = skipOrdinal(line, at + 1);
    if (next > at + 1 && isWeekday(line, skipSpace(line, next))) return [];
    return [makePiece({ rule: "day", next, slots: [makeSlot("day", number)], needs: ["namedMonth"] })];
  },
};

/** Reads March 25-27, 2012 and 25.-27. März 2012 as the beginning of the range. */
export const dayRange: Rule = {
  name: "day-range",
  propose: (line, at) => {
    const first = numberAt(line, at, 1, 2);
    if (first === undefined || isMark(line, at - 1, "-/.:'")) return [];
    const dash = skipSpace(line, isMark(line, at + 1, ".") ? at + 2 : skipOrdinal(line, at + 1));
    const last = isMark(line, dash, "-") ? skipSpace(line, dash + 1) : dash;
    if (last === dash || numberAt(line, last, 1, 2) === undefined || isMark(line, last + 1, "-/:")) return [];
    const next = skipOrdinal(line, last + 1);
    const leftOut = makeStretch(line, last, next);
    const slots = [makeSlot("day", first)];
    return [makePiece({ rule: "day-range", next, slots, weight: 0.6, needs: ["monthName", "year"], leftOut })];
  },
};

/** Two letters, such as "de", are more often a small word, and some weekday names also name months. */
function isWeekday(line: LexedLine, at: number): boolean {
  if ((line.tokens[at]?.text.length ?? 0) <= 2 || sensesAt(line, at, "month").senses.length > 0) return false;
  return sensesAt(line, at, "weekday").senses.length > 0;
}

/** "'24" is a year, "l'8" a day. */
function isShortYear(line: LexedLine, at: number): boolean {
  return isMark(line, at - 1, "'") && line.tokens[at - 2]?.kind !== "word";
}

/** The ending may follow a mark: 14-го, 14'üncü, 14:e. */
function skipOrdinal(line: LexedLine, at: number): number {
  if (isMark(line, at, "°")) return at + 1;
  const glued = line.isLenient && isMark(line, at, "-':") ? at + 1 : at;
  const { senses, next } = sensesAt(line, glued, "ordinal");
  return senses.length > 0 ? next : at;
}
