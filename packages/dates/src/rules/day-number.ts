/** The day beside the name of a month: 5, 05, 5th, 5º. "The 5th Tuesday" counts Tuesdays, not days. */
import { makePiece } from "../plan.ts";
import { isMark, numberAt, type Rule, sensesAt, skipSpace, slotOf } from "./rule.ts";

export const dayNumber: Rule = {
  name: "day",
  propose: (line, at) => {
    const number = numberAt(line, at, 1, 2);
    if (number === undefined || isMark(line, at - 1, "'")) return [];
    const ordinal = sensesAt(line, at + 1, "ordinal");
    const next = ordinal.senses.length > 0 ? ordinal.next : at + 1;
    if (next > at + 1 && sensesAt(line, skipSpace(line, next), "weekday").senses.length > 0) return [];
    return [makePiece({ rule: "day", next, slots: [slotOf("day", number)], needs: ["namedMonth"] })];
  },
};
