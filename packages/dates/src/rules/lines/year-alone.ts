/**
 * Reads a year on its own: 2024, 2000 год, год 2000, 2024年. The label may be missing if the line has no other number.
 */
import type { LexedLine, Token } from "../../lexer.ts";
import type { Sense } from "../../lexicon.ts";
import { makePiece, type Piece } from "../../plan.ts";
import { makeSlot, numberAt, type Rule, sensesAt, skipSpace } from "../rule.ts";

const YEARS = { first: 1000, last: 2199 };
const LATIN = /^\p{Script=Latin}/u;
const BARE_WEIGHT = 0.5;
const LABELLED_WEIGHT = 0.8;

export const yearAlone: Rule = {
  name: "year-alone",
  propose: (line, at) => {
    const before = isYearLabel(line, at, true) ? skipSpace(line, sensesAt(line, at, "unit").next) : undefined;
    if (before !== undefined) {
      const number = numberAt(line, before, 4, 4);
      return number === undefined ? [] : [toPiece(number, before + 1, LABELLED_WEIGHT)];
    }
    const number = numberAt(line, at, 4, 4);
    if (number === undefined) return [];
    const labelAt = skipSpace(line, at + 1);
    if (isYearLabel(line, labelAt, false)) {
      return [toPiece(number, sensesAt(line, labelAt, "unit").next, LABELLED_WEIGHT)];
    }
    return isOnlyNumber(line) && !isGlued(line, at)
      ? [{ ...toPiece(number, at + 1, BARE_WEIGHT), rule: "bare-year", writing: null }]
      : [];
  },
};

function isYearLabel(line: LexedLine, at: number, before: boolean): boolean {
  const { senses } = sensesAt(line, at, "unit");
  return senses.some((sense) => sense.component === "year" && sense.before === before);
}

function toPiece(number: Token, next: number, weight: number): Piece {
  const slots = [makeSlot("year", number)];
  return makePiece({
    rule: "year-alone",
    writing: "labelled-year",
    next,
    slots,
    also: ["wholeYear", "month", "day", "hour", "weekday"],
    weight,
    years: YEARS,
  });
}

function isOnlyNumber(line: LexedLine): boolean {
  return (
    line.isKnown &&
    line.phrases.every((phrase) => phrase === undefined || phrase.senses.some(isSmallWord)) &&
    line.tokens.every(({ kind, text }) => kind !== "number" || text.length === 4) &&
    countNumbers(line) === 1
  );
}

/** AF1234 and 2024A are codes. */
function isGlued({ tokens }: LexedLine, at: number): boolean {
  return [tokens[at - 1], tokens[at + 1]].some((token) => token?.kind === "word" && LATIN.test(token.text));
}

/** A name beside the year shows that it is part of a longer date, or the year of something else. */
function isSmallWord(sense: Sense): boolean {
  const { role, rare } = sense;
  if (role === "unit") return sense.component === "year";
  return !rare && (role === "filler" || role === "qualifier" || role === "era" || role === "zone" || role === "number");
}

function countNumbers({ tokens }: LexedLine): number {
  return tokens.reduce((count, { kind }) => (kind === "number" ? count + 1 : count), 0);
}
