/** Quarters in any language: Q1 2024, 2024-Q1, 1Q24, 1. Quartal 2024, 1er trimestre 2024, 2024年第1季度. */
import type { LexedLine, Token } from "../../lexer.ts";
import type { Sense } from "../../lexicon.ts";
import { makePiece } from "../../plan.ts";
import { isMark, numberAt, type Rule, sensesAt, skipSpace, slotOf } from "../rule.ts";

export const quarter: Rule = {
  name: "quarter",
  propose: (line, at) => {
    const found = readAfterWord(line, at) ?? readBeforeWord(line, at);
    if (found === undefined) return [];
    const slots = [slotOf("quarter", found.number)];
    return [
      makePiece({ rule: "quarter", next: found.next, slots, also: ["month", "day", "wholeYear"], needs: ["year"] }),
    ];
  },
};

export const yearOfQuarter: Rule = {
  name: "year",
  propose: (line, at) => {
    const number = numberAt(line, at, 4, 4) ?? (followsQuarter(line, at) ? numberAt(line, at, 2, 2) : undefined);
    if (number === undefined) return [];
    return [makePiece({ rule: "year", next: at + 1, slots: [slotOf("year", number)], needs: ["quarter"] })];
  },
};

interface Found {
  readonly number: Token;
  readonly next: number;
}

function readAfterWord(line: LexedLine, at: number): Found | undefined {
  const { senses, next } = sensesAt(line, at, "quarter");
  const numberIndex = skipSpace(line, next);
  const number = senses.some(isSure) ? numberAt(line, numberIndex, 1, 1) : undefined;
  if (number === undefined) return undefined;
  const again = sensesAt(line, numberIndex + 1, "quarter");
  return { number, next: again.senses.some(isSure) ? again.next : numberIndex + 1 };
}

/** Between the number and the word may stand the ending of an ordinal, a dot or a hyphen. */
function readBeforeWord(line: LexedLine, at: number): Found | undefined {
  const number = numberAt(line, at, 1, 1);
  if (number === undefined) return undefined;
  const ordinal = sensesAt(line, at + 1, "ordinal");
  let word =
    ordinal.senses.length > 0 && !sensesAt(line, at + 1, "quarter").senses.some(isSure) ? ordinal.next : at + 1;
  while (isMark(line, word, ".-º°ª")) word++;
  const { senses, next } = sensesAt(line, skipSpace(line, word), "quarter");
  return senses.some(isSure) ? { number, next } : undefined;
}

function isSure({ rare }: Sense): boolean {
  return !rare;
}

function followsQuarter(line: LexedLine, at: number): boolean {
  return line.phrases.some((phrase, index) => index < at && phrase?.senses.some(({ role }) => role === "quarter"));
}
