/** Reads quarters in any language: Q1 2024, 2024-Q1, 1Q24, 1. Quartal 2024, 1-й квартал, II kwartał, 2024年第1季度. */
import type { LexedLine } from "../../lexer.ts";
import type { Sense } from "../../lexicon.ts";
import { makePiece, type Piece } from "../../plan.ts";
import { isMark, makeSlot, numberAt, type Rule, sensesAt, skipSpace } from "../rule.ts";

export const quarter: Rule = {
  name: "quarter",
  propose: (line, at) => {
    const found = readAfterWord(line, at) ?? readBeforeWord(line, at);
    if (found === undefined) return [];
    const also = ["month", "day", "wholeYear", ...(found.slots === undefined ? (["quarter"] as const) : [])] as const;
    return [makePiece({ rule: "quarter", ...found, also, needs: ["year"] })];
  },
};

export const yearOfQuarter: Rule = {
  name: "year",
  propose: (line, at) => {
    const number = numberAt(line, at, 4, 4) ?? (followsQuarter(line, at) ? numberAt(line, at, 2, 2) : undefined);
    if (number === undefined) return [];
    return [makePiece({ rule: "year", next: at + 1, slots: [makeSlot("year", number)], needs: ["quarter"] })];
  },
};

type Found = Pick<Piece, "next"> & Partial<Pick<Piece, "slots" | "fixed">>;

/** Reads the number of the quarter: a digit, or a word or Roman numeral, which fixes the first month. */
function readWhich(line: LexedLine, at: number): Found | undefined {
  const number = numberAt(line, at, 1, 1);
  if (number !== undefined) return { next: at + 1, slots: [makeSlot("quarter", number)] };
  const word = sensesAt(line, at, "number");
  const value = word.senses.find((sense) => sense.value <= 4)?.value;
  if (value !== undefined) return { next: word.next, fixed: { monthName: 3 * value - 2 } };
  const roman = /^(?:I{1,3}|IV)$/.exec(line.tokens[at]?.text ?? "")?.[0];
  if (roman === undefined) return undefined;
  return { next: at + 1, fixed: { monthName: 1 + 3 * ["I", "II", "III", "IV"].indexOf(roman) } };
}

function readAfterWord(line: LexedLine, at: number): Found | undefined {
  const { senses, next } = sensesAt(line, at, "quarter");
  if (!senses.some(isSure)) return undefined;
  const found = readWhich(line, skipSpace(line, next)) ?? readPadded(line, at, next);
  if (found === undefined) return undefined;
  const again = sensesAt(line, found.next, "quarter");
  return again.senses.some(isSure) ? { ...found, next: again.next } : found;
}

/** Directly after its year the number may have a zero: 2025Q01, 2025-Q01. */
function readPadded(line: LexedLine, at: number, next: number): Found | undefined {
  const year = isMark(line, at - 1, "-/") ? at - 2 : at - 1;
  const number = numberAt(line, year, 4, 4) === undefined ? undefined : numberAt(line, next, 2, 2);
  return number === undefined ? undefined : { next: next + 1, slots: [makeSlot("quarter", number)] };
}

/** A dot, a hyphen or the ending of an ordinal may come between the number and the word. */
function readBeforeWord(line: LexedLine, at: number): Found | undefined {
  const found = readWhich(line, at);
  if (found === undefined) return undefined;
  const ending = skipMarks(line, found.next);
  const ordinal = sensesAt(line, ending, "ordinal");
  const isEnding = ordinal.senses.length > 0 && !sensesAt(line, ending, "quarter").senses.some(isSure);
  const word = skipSpace(line, skipMarks(line, isEnding ? ordinal.next : ending));
  const { senses, next } = sensesAt(line, word, "quarter");
  return senses.some(isSure) ? { ...found, next } : undefined;
}

function skipMarks(line: LexedLine, at: number): number {
  let next = at;
  while (isMark(line, next, ".-:º°ª")) next++;
  return next;
}

function isSure({ rare }: Sense): boolean {
  return !rare;
}

function followsQuarter(line: LexedLine, at: number): boolean {
  return line.phrases.some((phrase, index) => index < at && phrase?.senses.some(({ role }) => role === "quarter"));
}
