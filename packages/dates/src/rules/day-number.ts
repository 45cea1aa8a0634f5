/** The day beside the name of a month: 5, 05, 5th, 5º. */
import { makePiece } from "../plan.ts";
import { isMark, numberAt, type Rule, sensesAt, slotOf } from "./rule.ts";

export const dayNumber: Rule = {
  name: "day",
  propose: (line, at) => {
    const number = numberAt(line, at, 1, 2);
    if (number === undefined || isMark(line, at - 1, "'")) return [];
    const ordinal = sensesAt(line, at + 1, "ordinal");
    const next = ordinal.senses.length > 0 ? ordinal.next : at + 1;
    return [makePiece({ rule: "day", next, slots: [slotOf("day", number)], needs: ["monthName"] })];
  },
};
