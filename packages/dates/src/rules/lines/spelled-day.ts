/** Reads a day in words beside the name of a month: May eighth, двадцать пятое мая, secondo agosto. */
import { makePiece } from "../../plan.ts";
import { isMark, type Rule, sensesAt, skipSpace } from "../rule.ts";

const TENS_STEP = 10;

export const spelledDay: Rule = {
  name: "spelled-day",
  propose: (line, at) => {
    const first = sensesAt(line, at, "number");
    const gap = isMark(line, first.next, "-") ? first.next + 1 : skipSpace(line, first.next);
    const second = sensesAt(line, gap, "number");
    const tens = first.senses.filter(({ value }) => value >= 2 * TENS_STEP && value % TENS_STEP === 0);
    const pairs = tens.flatMap((ten) =>
      second.senses.filter(({ value }) => value < TENS_STEP).map((one) => ten.value + one.value),
    );
    if (pairs.length > 0) return pairs.map((day) => toPiece(day, second.next));
    return first.senses.map(({ value }) => toPiece(value, first.next));
  },
};

function toPiece(day: number, next: number) {
  return makePiece({
    rule: "spelled-day",
    next,
    fixed: { namedDay: day },
    also: ["day"],
    weight: 0.9,
    needs: ["namedMonth"],
  });
}
