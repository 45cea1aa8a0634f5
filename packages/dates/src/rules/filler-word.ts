/** Skips words that dates are written with and that state nothing: of, de, um, kl. */
import type { LexedLine } from "../lexer.ts";
import type { Sense } from "../lexicon.ts";
import { makePiece } from "../plan.ts";
import { makeStretch, type Rule, sensesAt, skipSpace } from "./rule.ts";

/** Reads words that qualify a date: about, since, bis. The date is read, and they are reported as left out. */
export const qualifier: Rule = {
  name: "qualifier",
  propose: (line, at) => {
    const { senses, next } = sensesAt(line, at, "qualifier");
    if (senses.length === 0) return [];
    const leftOut = makeStretch(line, at, next);
    return [makePiece({ rule: "qualifier", next, weight: WEIGHT, languages: findLanguages(line, senses), leftOut })];
  },
};

const WEIGHT = 0.97;
const LETTER_PRIOR = 0.1;

export const fillerWord: Rule = {
  name: "filler-word",
  propose: (line, at) => {
    const { senses, next } = sensesAt(line, at, "filler");
    if (senses.length === 0 || (line.isLenient && isEra(line, at)) || isHalfDay(line, at, next)) return [];
    return [
      makePiece({
        rule: "filler-word",
        next,
        weight: WEIGHT,
        prior: isLetter(line, at) ? LETTER_PRIOR : 1,
        languages: findLanguages(line, senses),
      }),
    ];
  },
};

/** In a line of date text the language of its small words decides which month a name means. */
function findLanguages({ isLenient }: LexedLine, senses: readonly Sense[]): readonly string[] {
  const languages = isLenient ? senses.flatMap((sense) => sense.languages) : [];
  return languages.includes("") || languages.includes("en") ? [] : languages;
}

/** 2555 BE counts its years another way, so the era must not be skipped. */
function isEra(line: LexedLine, at: number): boolean {
  return sensesAt(line, at, "era").senses.some(({ rare, era }) => !rare && era !== "ad");
}

/** 12:16 AM is after midnight; the German "am" would have its day behind it. */
function isHalfDay(line: LexedLine, at: number, next: number): boolean {
  const after = skipSpace(line, next);
  if (after < line.tokens.length && sensesAt(line, after, "zone").senses.length === 0) return false;
  return sensesAt(line, at, "meridiem").senses.some(({ languages }) => languages.includes("en"));
}

function isLetter({ tokens, isLenient }: LexedLine, at: number): boolean {
  return isLenient && /^[a-z]$/i.test(tokens[at]?.text ?? "");
}
