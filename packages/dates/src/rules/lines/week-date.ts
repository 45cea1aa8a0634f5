/**
 * Reads weeks and days of the year: as in ISO 8601 (2012-W05, 2012W055, 2012-060, 2012060), and KW 5/2012, week 5,
 * 2012.
 */
import type { LexedLine, Token } from "../../lexer.ts";
import { makePiece, type Piece, type PlanComponent, type Slot } from "../../plan.ts";
import { cutDigits } from "../compact-date.ts";
import { isMark, makeSlot, numberAt, type Rule, sensesAt, skipSpace } from "../rule.ts";

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
    if (found === undefined) return [];
    const rule = found.slots.length === 1 ? "week" : "week-date";
    return [toPiece(rule, [makeSlot("year", year), ...found.slots], found.next)];
  },
};

/** Reads a week in everyday notation: KW 5/2012, week 5, 2012, 5. KW 2012, 2012 KW 5. */
export const namedWeek: Rule = {
  name: "named-week",
  propose: (line, at) => {
    const yearFirst = numberAt(line, at, 4, 4);
    if (yearFirst !== undefined) {
      const found = readNamedWeek(line, skipDivider(line, at + 1));
      return found === undefined ? [] : [toPiece("named-week", [makeSlot("year", yearFirst), found.slot], found.next)];
    }
    const found = readNamedWeek(line, at) ?? readNumberedWeek(line, at);
    if (found === undefined) return [];
    const yearAt = skipDivider(line, found.next);
    const year = numberAt(line, yearAt, 4, 4);
    return year === undefined ? [] : [toPiece("named-week", [found.slot, makeSlot("year", year)], yearAt + 1)];
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
    return [toPiece("ordinal-date", [makeSlot("year", year), makeSlot("dayOfYear", day)], at + 3)];
  },
};

interface NamedWeek {
  readonly slot: Slot;
  readonly next: number;
}

function readNamedWeek(line: LexedLine, at: number): NamedWeek | undefined {
  const { senses, next } = sensesAt(line, at, "week");
  const numberIndex = skipSpace(line, next);
  const week = senses.length === 0 ? undefined : numberAt(line, numberIndex, 1, 2);
  return week === undefined ? undefined : { slot: makeSlot("week", week), next: numberIndex + 1 };
}

/** Reads "5. KW". */
function readNumberedWeek(line: LexedLine, at: number): NamedWeek | undefined {
  const week = numberAt(line, at, 1, 2);
  if (week === undefined || !isMark(line, at + 1, ".")) return undefined;
  const { senses, next } = sensesAt(line, skipSpace(line, at + 2), "week");
  return senses.length === 0 ? undefined : { slot: makeSlot("week", week), next };
}

/** Skips one of the signs between a week and its year, with or without spaces. */
function skipDivider(line: LexedLine, at: number): number {
  const mark = skipSpace(line, at);
  return isMark(line, mark, "/-,") ? skipSpace(line, mark + 1) : mark;
}

function readWeek(line: LexedLine, at: number): { readonly slots: readonly Slot[]; readonly next: number } | undefined {
  const glued = numberAt(line, at, 3, 3);
  if (glued !== undefined) return { slots: splitWeek(glued), next: at + 1 };
  const week = numberAt(line, at, 2, 2);
  if (week === undefined) return undefined;
  const day = isMark(line, at + 1, "-") ? numberAt(line, at + 2, 1, 1) : undefined;
  if (day === undefined) return { slots: [makeSlot("week", week)], next: at + 1 };
  return { slots: [makeSlot("week", week), makeSlot("dayOfWeek", day)], next: at + 3 };
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
