/**
 * Reads offsets and zone names: +01:00, -0500, Z, UTC+3, CEST. They need a time, or a whole date (2024-03-05+08:00).
 */
import type { LexedLine } from "../lexer.ts";
import { makePiece, type Piece, type PlanComponent, type Slot } from "../plan.ts";
import { cutDigits } from "./compact-date.ts";
import { isTimeMark } from "./compact-time.ts";
import { isMark, makeSlot, numberAt, type Rule, sensesAt, skipSpace } from "./rule.ts";

const WITH_TIME: readonly PlanComponent[] = ["hour"];
const WITH_DATE: readonly PlanComponent[] = ["day", "month", "year"];
const OF_DATE = 0.8;

export const timeZone: Rule = {
  name: "time-zone",
  propose: (line, at) => {
    const offset = readOffset(line, at);
    if (offset !== undefined) return [offset];
    const { senses, next } = sensesAt(line, at, "zone");
    if (senses.length === 0) return [];
    const shifted = readOffset(line, next);
    if (shifted !== undefined) return [shifted];
    const isRemark = isMark(line, at - 1, "(") && hasOffsetBefore(line, at - 1);
    if (isRemark) return [makePiece({ rule: "time-zone", next })];
    const isName = /^[A-Z]/.test(line.tokens[at]?.text ?? "");
    return senses.flatMap((sense) => {
      const fixed = { zone: sense.value };
      const ofTime = makePiece({ rule: "time-zone", next, fixed, needs: WITH_TIME });
      return isName
        ? [ofTime, makePiece({ rule: "time-zone", next, fixed, weight: OF_DATE, needs: WITH_DATE })]
        : [ofTime];
    });
  },
};

function readOffset(line: LexedLine, at: number): Piece | undefined {
  const isOfDate = isMark(line, at, "+") && followsIsoDate(line, at) && isMark(line, at + 2, ":");
  if (!isMark(line, at, "+-") || !(isOfDate || followsTime(line, at))) return undefined;
  const digits = readOffsetDigits(line, at + 1);
  if (digits === undefined) return undefined;
  const offsetSign = isMark(line, at, "-") ? -1 : 1;
  return makePiece({
    rule: "time-zone",
    next: digits.next,
    slots: digits.slots,
    fixed: { offsetSign },
    needs: isOfDate ? WITH_DATE : offsetSign > 0 ? WITH_TIME : ["hour", "month"],
  });
}

/** 2024-03-05+08:00 is a date of XML Schema; behind a hyphen it would rather be a time. */
function followsIsoDate(line: LexedLine, at: number): boolean {
  return isMark(line, at - 2, "-") && isMark(line, at - 4, "-") && numberAt(line, at - 5, 4, 4) !== undefined;
}

/** 2017-09-03 does not end in an offset: an offset follows a clock time, a half day or a zone name. */
function followsTime(line: LexedLine, at: number): boolean {
  const last = line.tokens[at - 1]?.kind === "space" ? at - 2 : at - 1;
  if (line.tokens[last]?.kind === "word") return isAfterClock(line, last);
  return line.tokens[last]?.kind === "number" && (isMark(line, last - 1, ":.,") || isTimeMark(line, last - 1));
}

/** Matches "GMT+1" and "pm -0500", but not "2010-feb-14". */
function isAfterClock(line: LexedLine, last: number): boolean {
  const roles = ["zone", "meridiem", "time-mark"] as const;
  return [last, last - 1, last - 2].some((at) => {
    return roles.some((role) => {
      const { senses, next } = sensesAt(line, at, role);
      return senses.length > 0 && next > last;
    });
  });
}

function readOffsetDigits(
  line: LexedLine,
  at: number,
): { readonly slots: readonly Slot[]; readonly next: number } | undefined {
  const four = numberAt(line, at, 4, 4);
  if (four !== undefined) {
    return {
      slots: cutDigits(four, [
        ["offsetHour", 2],
        ["offsetMinute", 2],
      ]),
      next: at + 1,
    };
  }
  const hour = numberAt(line, at, 1, 2);
  if (hour === undefined) return undefined;
  const minute = isMark(line, at + 1, ":") ? numberAt(line, at + 2, 2, 2) : undefined;
  if (minute === undefined) return { slots: [makeSlot("offsetHour", hour)], next: at + 1 };
  return { slots: [makeSlot("offsetHour", hour), makeSlot("offsetMinute", minute)], next: at + 3 };
}

/** "+0100 (CET)": the name in brackets only repeats the offset. */
function hasOffsetBefore(line: LexedLine, bracket: number): boolean {
  return line.tokens.some((_, index) => {
    const offset = readOffset(line, index);
    return offset !== undefined && skipSpace(line, offset.next) === bracket;
  });
}
