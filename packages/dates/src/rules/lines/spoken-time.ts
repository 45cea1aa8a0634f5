/**
 * Reads times in words: half past two, quarter to 5, halb drei, trois heures et demie, three o'clock. They do not state
 * the half day.
 */
import type { LexedLine } from "../../lexer.ts";
import { makePiece, type Piece } from "../../plan.ts";
import { isHourLabel } from "../clock-time.ts";
import { makeSlot, numberAt, type Rule, sensesAt, skipSpace } from "../rule.ts";

const HOURS = 12;
const WEIGHT = 0.8;

export const spokenTime: Rule = {
  name: "spoken-time",
  propose: (line, at) => [...readShiftBefore(line, at), ...readShiftAfter(line, at)],
};

/** An hour in digits or in words. */
type Hour = Pick<Piece, "next" | "slots" | "fixed">;

function readHours(line: LexedLine, at: number): readonly Hour[] {
  const number = numberAt(line, at, 1, 2);
  if (number !== undefined) return [{ next: at + 1, slots: [makeSlot("hour", number)], fixed: {} }];
  const { senses, next } = sensesAt(line, at, "number");
  return senses
    .filter(({ value }) => value <= HOURS)
    .map(({ value }) => ({ next, slots: [], fixed: { namedHour: value } }));
}

function readShiftBefore(line: LexedLine, at: number): readonly Piece[] {
  const { senses, next } = sensesAt(line, at, "clock-shift");
  return senses
    .filter(({ after }) => !after)
    .flatMap(({ minutes, languages }) =>
      readHours(line, skipSpace(line, next)).map((hour) => {
        const label = skipSpace(line, hour.next);
        const end = isHourLabel(line, label) ? sensesAt(line, label, "unit").next : hour.next;
        return toPiece({ ...hour, next: end }, { minuteShift: minutes }, languages);
      }),
    );
}

/**
 * Reads "trois heures et demie" and "las tres y media"; without a shift, a number in words needs its label: three
 * o'clock.
 */
function readShiftAfter(line: LexedLine, at: number): readonly Piece[] {
  return readHours(line, at).flatMap((hour) => {
    const label = skipSpace(line, hour.next);
    const isLabelled = isHourLabel(line, label);
    const end = isLabelled ? sensesAt(line, label, "unit").next : hour.next;
    const shift = sensesAt(line, skipSpace(line, end), "clock-shift");
    const shifted = shift.senses
      .filter(({ after }) => after)
      .map(({ minutes, languages }) => toPiece({ ...hour, next: shift.next }, { minuteShift: minutes }, languages));
    return isLabelled && hour.slots.length === 0 ? [...shifted, toPiece({ ...hour, next: end }, {}, [])] : shifted;
  });
}

function toPiece(hour: Hour, shift: Piece["fixed"], languages: readonly string[]): Piece {
  const isNamed = hour.fixed.namedHour !== undefined;
  return makePiece({
    rule: "spoken-time",
    next: hour.next,
    slots: hour.slots,
    fixed: { ...hour.fixed, ...shift },
    also: [...(isNamed ? (["hour"] as const) : []), ...(shift.minuteShift === undefined ? [] : (["minute"] as const))],
    weight: WEIGHT,
    languages,
  });
}
