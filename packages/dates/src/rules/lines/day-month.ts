/** Reads day and month in numbers without a year: 8/1; dots count only beside a time or a weekday. */
import { makePiece, type Piece, type PlanComponent, type Slot } from "../../plan.ts";
import { isMark, makeSlot, numberAt, type Rule } from "../rule.ts";

const WEIGHT = 0.4;
const DOTTED_MONTH_FIRST = 0.02;

export const dayMonth: Rule = {
  name: "day-month",
  propose: (line, at) => {
    if (!isMark(line, at + 1, "/.") || isMark(line, at - 1, "/.-:") || isMark(line, at + 3, "/-:")) return [];
    const first = numberAt(line, at, 1, 2);
    const second = numberAt(line, at + 2, 1, 2);
    if (first === undefined || second === undefined) return [];
    const isDotted = isMark(line, at + 1, ".");
    if (isDotted && !isMark(line, at + 3, ".")) return [];
    const needs: readonly PlanComponent[] = isDotted ? ["weekday"] : [];
    const next = isDotted ? at + 4 : at + 3;
    return [
      toPiece([makeSlot("day", first), makeSlot("month", second)], next, { order: "dmy", needs, prior: 1 }),
      toPiece([makeSlot("month", first), makeSlot("day", second)], next, {
        order: "mdy",
        needs,
        prior: isDotted ? DOTTED_MONTH_FIRST : 1,
      }),
    ];
  },
};

function toPiece(slots: readonly Slot[], next: number, given: Pick<Piece, "order" | "needs" | "prior">): Piece {
  return makePiece({ rule: "day-month", next, slots, also: ["namedMonth"], weight: WEIGHT, ...given });
}
