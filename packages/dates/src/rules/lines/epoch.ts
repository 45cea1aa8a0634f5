/**
 * Reads the time since 1970 in seconds, milliseconds, microseconds or nanoseconds: 1601677889, 1601677889008,
 * @1601677889, /Date(1601677889008)/.
 */
import type { LexedLine, Token } from "../../lexer.ts";
import { makePiece, type Piece, type PlanComponent, type Slot } from "../../plan.ts";
import { readFraction } from "../clock-time.ts";
import { isMark, numberAt, type Rule } from "../rule.ts";

const MARKED_WEIGHT = 0.95;
/** Number of tokens before the number: a slash, the word, a bracket. */
const DOT_NET_START = 3;
const BARE_WEIGHT = 0.5;
/** Covers 2001 to 2033, whose ten digits begin with 1 and are no North American telephone number. */
const BARE_YEARS = { first: 2001, last: 2033 };
const SECOND_DIGITS = 10;
const MILLISECOND_DIGITS = 3;
/** Digits in seconds, milliseconds, microseconds and nanoseconds. */
const LENGTHS = [10, 13, 16, 19];
const WHOLE: readonly PlanComponent[] = ["wholeYear", "year", "month", "day", "hour"];

export const epoch: Rule = {
  name: "epoch",
  propose: (line, at) => {
    if (isMark(line, at, "@")) return propose(line, at + 1, MARKED_WEIGHT);
    if (isDotNet(line, at)) return proposeDotNet(line, at + DOT_NET_START);
    const isAlone = line.tokens.every(({ kind }, index) => kind !== "number" || isOwn(line, at, index));
    return isAlone && line.isKnown && !isMark(line, at - 1, "-") ? propose(line, at, BARE_WEIGHT) : [];
  },
};

/** Whether the token is the number itself or its decimals. */
function isOwn(line: LexedLine, at: number, index: number): boolean {
  return index === at || (index === at + 2 && isMark(line, at + 1, "."));
}

function propose(line: LexedLine, at: number, weight: number): readonly Piece[] {
  const number = LENGTHS.map((length) => numberAt(line, at, length, length)).find((found) => found !== undefined);
  if (number === undefined) return [];
  const slots = cutEpoch(number, number.text.length - SECOND_DIGITS);
  const decimals = slots.length === 1 ? readFraction(line, at + 1) : undefined;
  const next = decimals === undefined ? at + 1 : at + 3;
  const all = decimals === undefined ? slots : [...slots, decimals];
  return [makePiece({ rule: "epoch", next, slots: all, also: WHOLE, weight, years: BARE_YEARS })];
}

/** Splits the digits into seconds and decimals. */
function cutEpoch({ start, end }: Token, decimals: number): readonly Slot[] {
  const seconds = { component: "epoch", start, end: end - decimals } as const;
  return decimals === 0 ? [seconds] : [seconds, { component: "fraction", start: end - decimals, end }];
}

/** Matches the JSON of old .NET: /Date(1601677889008-0700)/. The offset only states where the writer was. */
function isDotNet(line: LexedLine, at: number): boolean {
  return isMark(line, at, "/") && line.tokens[at + 1]?.text === "Date" && isMark(line, at + 2, "(");
}

function proposeDotNet(line: LexedLine, at: number): readonly Piece[] {
  const number = numberAt(line, at, MILLISECOND_DIGITS + 1, 15);
  if (number === undefined) return [];
  const next = isMark(line, at + 1, "+-") && numberAt(line, at + 2, 4, 4) !== undefined ? at + 3 : at + 1;
  const slots = cutEpoch(number, MILLISECOND_DIGITS);
  return [makePiece({ rule: "epoch", next, slots, also: WHOLE, weight: MARKED_WEIGHT })];
}
