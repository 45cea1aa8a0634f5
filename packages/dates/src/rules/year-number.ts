/** Reads the year beside the name of a month: 2024, or 24 and '24 if the month comes before it. */
import type { LexedLine } from "../lexer.ts";
import { makePiece } from "../plan.ts";
import { makeSlot, numberAt, type Rule, sensesAt, skipSpace } from "./rule.ts";

/** "Mar 24" is a day if possible; "Mar-24" may as well be how Excel shows a month. */
const PRIOR_AFTER: Readonly<Record<string, number>> = { "'": 1, "-": 0.6 };
const PRIOR = 0.01;
const LINE_PRIOR = 0.0002;

export const yearNumber: Rule = {
  name: "year",
  propose: (line, at) => {
    const long = numberAt(line, at, 4, 4);
    const isShort = followsMonth(line, at) || (line.isLenient && precedesDay(line, at));
    const number = long ?? (isShort ? numberAt(line, at, 2, 2) : undefined);
    if (number === undefined) return [];
    const prior =
      long === undefined ? (PRIOR_AFTER[line.tokens[at - 1]?.text ?? ""] ?? (line.isLenient ? LINE_PRIOR : PRIOR)) : 1;
    return [makePiece({ rule: "year", next: at + 1, slots: [makeSlot("year", number)], prior, needs: ["namedMonth"] })];
  },
};

function followsMonth(line: LexedLine, at: number): boolean {
  return line.phrases.some((phrase, index) => index < at && phrase?.senses.some((sense) => sense.role === "month"));
}

/** "24 05 Mar": the number beside the month is the day. */
function precedesDay(line: LexedLine, at: number): boolean {
  const day = skipSpace(line, at + 1);
  const month = skipSpace(line, day + 1);
  return day > at + 1 && numberAt(line, day, 1, 2) !== undefined && sensesAt(line, month, "month").senses.length > 0;
}
