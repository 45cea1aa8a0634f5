/** A month of a year in numbers: 2024-03, 03/2024. With a dot it would be a decimal number. */
import type { LexedLine } from "../lexer.ts";
import { makePiece, type Piece } from "../plan.ts";
import { isMark, numberAt, type Rule, sensesAt, skipSpace, slotOf } from "./rule.ts";

const YEARS = { first: 1800, last: 2100 };

export const yearMonth: Rule = {
  name: "year-month",
  propose: (line, at) => {
    if (isMark(line, at + 1, ".")) return readDotted(line, at);
    if (isMark(line, at - 1, "/-") || !isMark(line, at + 1, "/-") || isMark(line, at + 3, "/-")) return [];
    const isSlash = isMark(line, at + 1, "/");
    const year = numberAt(line, at, 4, 4);
    const month = numberAt(line, at + 2, 2, 2);
    if (year !== undefined && month !== undefined) return [toPiece(at, [slotOf("year", year), slotOf("month", month)])];
    const monthFirst = numberAt(line, at, isSlash ? 1 : 2, 2);
    const yearLast = numberAt(line, at + 2, 4, 4);
    if (monthFirst === undefined || yearLast === undefined) return [];
    return [toPiece(at, [slotOf("month", monthFirst), slotOf("year", yearLast)])];
  },
};

/** "01.2013 г.": only the label after it tells that this is no decimal number. */
function readDotted(line: LexedLine, at: number): readonly Piece[] {
  const month = numberAt(line, at, 2, 2);
  const year = numberAt(line, at + 2, 4, 4);
  const label = sensesAt(line, skipSpace(line, at + 3), "unit").senses;
  const isLabelled = label.some(({ component, before }) => component === "year" && !before);
  if (month === undefined || year === undefined || !isLabelled || isMark(line, at - 1, ".")) return [];
  return [toPiece(at, [slotOf("month", month), slotOf("year", year)])];
}

function toPiece(at: number, slots: Piece["slots"]): Piece {
  return makePiece({ rule: "year-month", next: at + 3, slots, weight: 0.7, years: YEARS });
}
