/** Weeks and days of the year as ISO 8601 writes them: 2012-W05, 2012W055, 2012-W05-5, 2012-060, 2012060. */
import type { LexedLine, Token } from "../../lexer.ts";
import { makePiece, type Piece, type PlanComponent, type Slot } from "../../plan.ts";
import { cutDigits } from "../compact-date.ts";
import { isMark, numberAt, type Rule, slotOf } from "../rule.ts";

const YEARS = { first: 1900, last: 2100 };
const WHOLE: readonly PlanComponent[] = ["wholeYear", "month", "day"];

export const weekDate: Rule = {
  name: "week-date",
  propose: (line, at) => {
    const year = numberAt(line, at, 4, 4);
    if (year === undefined) return [];
    const letterAt = isMark(line, at + 1, "-") ? at + 2 : at + 1;
    if (!/^w$/i.test(line.tokens[letterAt]?.text ?? "")) return [];
    const found = readWeek(line, letterAt + 1);
    return found === undefined ? [] : [toPiece("week-date", [slotOf("year", year), ...found.slots], found.next)];
  },
};

export const ordinalDate: Rule = {
  name: "ordinal-date",
  propose: (line, at) => {
    const glued = numberAt(line, at, 7, 7);
    if (glued !== undefined) return [toPiece("ordinal-date", splitGlued(glued), at + 1)];
    const year = numberAt(line, at, 4, 4);
    const day = isMark(line, at + 1, "-") ? numberAt(line, at + 2, 3, 3) : undefined;
    if (year === undefined || day === undefined) return [];
    return [toPiece("ordinal-date", [slotOf("year", year), slotOf("dayOfYear", day)], at + 3)];
  },
};

function readWeek(line: LexedLine, at: number): { readonly slots: readonly Slot[]; readonly next: number } | undefined {
  const glued = numberAt(line, at, 3, 3);
  if (glued !== undefined) return { slots: splitWeek(glued), next: at + 1 };
  const week = numberAt(line, at, 2, 2);
  if (week === undefined) return undefined;
  const day = isMark(line, at + 1, "-") ? numberAt(line, at + 2, 1, 1) : undefined;
  if (day === undefined) return { slots: [slotOf("week", week)], next: at + 1 };
  return { slots: [slotOf("week", week), slotOf("dayOfWeek", day)], next: at + 3 };
}

function splitWeek(number: Token): readonly Slot[] {
  return cutDigits(number, [
    ["week", 2],
    ["dayOfWeek", 1],
  ]);
}

function splitGlued(number: Token): readonly Slot[] {
  return cutDigits(number, [
    ["year", 4],
    ["dayOfYear", 3],
  ]);
}

function toPiece(rule: string, slots: readonly Slot[], next: number): Piece {
  return makePiece({ rule, next, slots, also: WHOLE, weight: 0.8, years: YEARS });
}
