/** Reads an unknown zone name: short capitals directly after a time, "10:36:28 BRST 2003". It states no offset. */
import type { LexedLine } from "../../lexer.ts";
import { makePiece } from "../../plan.ts";
import { isMark, makeStretch, numberAt, type Rule, sensesAt } from "../rule.ts";

const NAME = /^[A-Z]{3,5}$/;

export const unknownZone: Rule = {
  name: "unknown-zone",
  propose: (line, at) => {
    const token = line.tokens[at];
    if (token === undefined || !NAME.test(token.text) || !followsClock(line, at)) return [];
    if (sensesAt(line, at, "zone").senses.length > 0 || sensesAt(line, at, "month").senses.length > 0) return [];
    const leftOut = makeStretch(line, at, at + 1);
    return [
      makePiece({ rule: "unknown-zone", next: at + 1, weight: 0.7, prior: 0.3, needs: ["hour", "month"], leftOut }),
    ];
  },
};

function followsClock(line: LexedLine, at: number): boolean {
  let last = line.tokens[at - 1]?.kind === "space" ? at - 2 : at - 1;
  if (isMark(line, last, "(")) last = line.tokens[last - 1]?.kind === "space" ? last - 2 : last - 1;
  if (sensesAt(line, last, "meridiem").senses.length > 0) return true;
  return numberAt(line, last, 1, 9) !== undefined && isMark(line, last - 1, ":.");
}
