/** The year beside the name of a month: 2024, or 24 and '24 when the month comes before it. */
import type { LexedLine } from "../lexer.ts";
import { makePiece } from "../plan.ts";
import { numberAt, type Rule, slotOf } from "./rule.ts";

export const yearNumber: Rule = {
  name: "year",
  propose: (line, at) => {
    const number = numberAt(line, at, 4, 4) ?? (followsMonth(line, at) ? numberAt(line, at, 2, 2) : undefined);
    if (number === undefined) return [];
    return [makePiece({ rule: "year", next: at + 1, slots: [slotOf("year", number)], needs: ["monthName"] })];
  },
};

function followsMonth(line: LexedLine, at: number): boolean {
  return line.phrases.some((phrase, index) => index < at && phrase?.senses.some((sense) => sense.role === "month"));
}
