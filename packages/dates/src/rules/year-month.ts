/**
 * Reads a month of a year in numbers, in any order: 2024-03, 03/2024, 2024/3, 2024 - 03. Dots count in a line of date
 * text only.
 */
import type { LexedLine } from "../lexer.ts";
import { makePiece, type Piece } from "../plan.ts";
import { isMark, makeSlot, numberAt, type Rule, sensesAt, skipSpace } from "./rule.ts";

const YEARS = { first: 1800, last: 2100 };
/** With a dot most such numbers are decimals, so only recent years are accepted. */
const DOTTED_YEARS = { first: 1900, last: 2100 };
const DOTTED_WEIGHT = 0.4;

export const yearMonth: Rule = {
  name: "year-month",
  propose: (line, at) => {
    if (isMark(line, at + 1, ".")) return readDotted(line, at);
    const mark = skipSpace(line, at + 1);
    const second = skipSpace(line, mark + 1);
    if (!isMark(line, mark, "/-") || isMark(line, at - 1, "/-.") || isMark(line, second + 1, "/-")) return [];
    const isSpaced = second > at + 2;
    if (isSpaced && !isAlone(line, at, second)) return [];
    const isSlash = isMark(line, mark, "/");
    return propose(line, [at, second], { fewest: isSlash ? 1 : 2 });
  },
};

/** Proposes the year first or last; nothing if neither number has four digits. */
function propose(
  line: LexedLine,
  [first, second]: readonly [number, number],
  { fewest, ...given }: { readonly fewest: number } & Partial<Pick<Piece, "weight" | "years">>,
): readonly Piece[] {
  const yearFirst = numberAt(line, first, 4, 4);
  const [year, month] =
    yearFirst === undefined
      ? [numberAt(line, second, 4, 4), numberAt(line, first, fewest, 2)]
      : [yearFirst, numberAt(line, second, fewest, 2)];
  if (year === undefined || month === undefined) return [];
  const slots = [makeSlot("year", year), makeSlot("month", month)];
  return [makePiece({ rule: "year-month", next: second + 1, slots, weight: 0.7, years: YEARS, ...given })];
}

/** Reads "01.2013 г.": a label shows that this is no decimal number, or the number is alone in a line of date text. */
function readDotted(line: LexedLine, at: number): readonly Piece[] {
  const label = sensesAt(line, skipSpace(line, at + 3), "unit").senses;
  const isLabelled = label.some(({ component, before }) => component === "year" && !before);
  if (isMark(line, at - 1, ".")) return [];
  if (isLabelled && numberAt(line, at + 2, 4, 4) !== undefined) return propose(line, [at, at + 2], { fewest: 2 });
  if (!line.isLenient || !isAlone(line, at, at + 2)) return [];
  return propose(line, [at, at + 2], { fewest: 2, weight: DOTTED_WEIGHT, years: DOTTED_YEARS });
}

/** Whether the line has only two numbers with something between them. */
function isAlone({ tokens }: LexedLine, first: number, last: number): boolean {
  return tokens.every(({ kind }, index) => (index >= first && index <= last) || kind === "space");
}
