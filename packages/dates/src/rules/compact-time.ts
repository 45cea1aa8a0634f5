/** Reads the time of ISO 8601 after its T (T14, T1430, T143005.5), and the T itself. */
import type { LexedLine } from "../lexer.ts";
import { makePiece, type SlotComponent } from "../plan.ts";
import { readFraction } from "./clock-time.ts";
import { cutDigits } from "./compact-date.ts";
import { numberAt, type Rule, sensesAt } from "./rule.ts";

const PARTS: readonly (readonly [SlotComponent, number])[] = [
  ["hour", 2],
  ["minute", 2],
  ["second", 2],
];

export const timeMark: Rule = {
  name: "time-mark",
  propose: (line, at) =>
    isTimeMark(line, at) ? [makePiece({ rule: "time-mark", next: at + 1, needs: ["hour"] })] : [],
};

export const compactTime: Rule = {
  name: "compact-time",
  propose: (line, at) => {
    const number = isTimeMark(line, at - 1) ? numberAt(line, at, 2, 6) : undefined;
    if (number === undefined || number.text.length % 2 !== 0) return [];
    const slots = cutDigits(number, PARTS.slice(0, number.text.length / 2));
    const fraction = slots.length === PARTS.length ? readFraction(line, at + 1) : undefined;
    if (fraction === undefined)
      return [makePiece({ rule: "compact-time", writing: "compact", next: at + 1, slots, needs: ["day"] })];
    return [
      makePiece({
        rule: "compact-time",
        writing: "compact",
        next: at + 3,
        slots: [...slots, fraction],
        needs: ["day"],
      }),
    ];
  },
};

export function isTimeMark(line: LexedLine, at: number): boolean {
  const isBetweenDigits = line.tokens[at - 1]?.kind === "number" && line.tokens[at + 1]?.kind === "number";
  return isBetweenDigits && sensesAt(line, at, "time-mark").senses.length > 0;
}
