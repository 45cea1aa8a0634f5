/**
 * Reads the name of a month in any language. Glued to a number it is mostly a code (SEPT2, MARCH1), so it needs more
 * context.
 */
import type { LexedLine, Token } from "../lexer.ts";
import type { Sense } from "../lexicon.ts";
import { makePiece, type PlanComponent } from "../plan.ts";
import { isMark, isRareCode, numberAt, type Rule, SHADOWED_PRIOR, sensesAt, skipSpace } from "./rule.ts";

const WHOLE_DATE: readonly PlanComponent[] = ["day", "year"];
const WITH_YEAR: readonly PlanComponent[] = ["year"];
const CUT = 0.5;
/** Languages that put a dot after the day. */
const DOTTED_DAYS = new Set("de cs sk hr bs sr sl mk da nb nn no fi se is fo et lv lb hu tr hsb dsb".split(" "));
const DOTTED_YEARS = new Set("hr bs sr me lv lt hu".split(" "));
const UNDOTTED = 0.5;
/** The lexicon stores Roman numerals under Latin. */
const ROMAN = "la";
const CAPITALS = /^\p{Lu}+$/u;

export const monthName: Rule = {
  name: "month-name",
  propose: (line, at) => {
    const { senses, next } = sensesAt(line, at, "month");
    const needs = senses.length === 0 ? undefined : findNeeds(line, at, next);
    if (needs === undefined) return [];
    return senses
      .filter((sense) => (isRoman(sense) ? isRomanMonth(line, at, sense) : !isSmallWord(line, at, sense)))
      .map((sense) =>
        makePiece({
          rule: "month-name",
          next: skipOtherName(line, next, sense),
          fixed: { monthName: sense.value, ...(sense.calendar === undefined ? {} : { calendar: sense.calendar }) },
          weight: sense.cut ? CUT : 1,
          prior: (sense.isShadowed ? SHADOWED_PRIOR : sense.cut ? CUT : 1) * ordinalPrior(line, at, sense),
          also: ["month", "namedMonth"],
          languages: sense.languages,
          needs:
            (isRareCode(line, at, sense) && !isRoman(sense)) || sense.calendar !== undefined
              ? WHOLE_DATE
              : sense.cut
                ? WITH_YEAR
                : needs,
        }),
      );
  },
};

/** Arabic texts give both names of a month: يناير/كانون الثاني. */
function skipOtherName(line: LexedLine, next: number, { value }: Extract<Sense, { role: "month" }>): number {
  const other = isMark(line, skipSpace(line, next), "/(") ? skipSpace(line, skipSpace(line, next) + 1) : next;
  const { senses, next: end } = sensesAt(line, other, "month");
  if (other === next || !senses.some((sense) => sense.value === value)) return next;
  return isMark(line, end, ")") ? end + 1 : end;
}

/** Polish has "5 listopada 2024", Croatian "5. listopada 2024.". */
function ordinalPrior({ tokens }: LexedLine, at: number, { languages }: Sense): number {
  const last = tokens[at - 1]?.kind === "space" ? at - 2 : at - 1;
  const dottedDay = isDotted(tokens, last - 1) && !languages.some((language) => DOTTED_DAYS.has(language));
  const year = tokens.findIndex(({ kind, text }) => kind === "number" && text.length === 4);
  const dottedYear = isDotted(tokens, year) && !languages.some((language) => DOTTED_YEARS.has(language));
  return (dottedDay ? UNDOTTED : 1) * (dottedYear ? UNDOTTED : 1);
}

function isDotted(tokens: readonly Token[], number: number): boolean {
  return tokens[number]?.kind === "number" && tokens[number + 1]?.text === ".";
}

/** Returns undefined if the glued digits rule the month out: 05MAR2024 and Mar2024 are dates, MAR10 is a code. */
function findNeeds(line: LexedLine, at: number, next: number): readonly PlanComponent[] | undefined {
  const isGluedBefore = line.tokens[at - 1]?.kind === "number" && isPlainWord(line, at);
  const after = line.tokens[next]?.kind === "number" && isPlainWord(line, at) ? line.tokens[next] : undefined;
  if (after !== undefined && !isGluedBefore && numberAt(line, next, 4, 4) === undefined) {
    return line.isLenient ? findGluedNeeds(line) : undefined;
  }
  if (line.isLenient && after === undefined) return isGluedBefore ? ["day"] : [];
  return isGluedBefore || after !== undefined ? ["year"] : [];
}

/** "Wed, Feb13" and "Mar25 2012" are dates, "MAR10" a gene. */
function findGluedNeeds({ phrases }: LexedLine): readonly PlanComponent[] {
  const hasWeekday = phrases.some(
    (phrase) =>
      phrase?.senses.some(({ role, rare }) => role === "weekday" && !rare) === true &&
      phrase.senses.every(({ role }) => role !== "month"),
  );
  return hasWeekday ? ["weekday", "day"] : WHOLE_DATE;
}

/** Scripts without spaces glue everything. */
function isPlainWord(line: LexedLine, at: number): boolean {
  return /^\p{Script=Latin}/u.test(line.tokens[at]?.text ?? "");
}

function isRoman({ languages }: Sense): boolean {
  return languages.length === 1 && languages[0] === ROMAN;
}

/** "7 de 10" does not name December in a rare language. */
function isSmallWord({ tokens }: LexedLine, at: number, { rare, isShadowed }: Sense): boolean {
  return rare && isShadowed && (tokens[at]?.text.length ?? 0) <= 2;
}

/** Accepts 5.IX.2024, 5/ix/24, 5 V 2024, IX.2024 and IX 2024; elsewhere these letters are words, and "5 v 24" is a score. */
function isRomanMonth(line: LexedLine, at: number, { isShadowed }: Sense): boolean {
  const year = numberBeyond(line, at, 1);
  if (year === undefined) return false;
  const isCapital = CAPITALS.test(line.tokens[at]?.text ?? "");
  if (isShadowed && (!isCapital || (year.text.length !== 4 && line.tokens[at + 1]?.kind !== "mark"))) return false;
  if (numberBeyond(line, at, -1) !== undefined) return true;
  const isJoined = line.tokens[at + 1]?.kind === "mark" || (line.tokens[at]?.text.length ?? 0) > 1;
  return at === 0 && isJoined && year.text.length === 4 && year === line.tokens.at(-1);
}

/** Returns the number behind a mark or a space, and perhaps one more space. */
function numberBeyond({ tokens }: LexedLine, at: number, step: 1 | -1): Token | undefined {
  const isGap = tokens[at + step]?.kind === "mark" || tokens[at + step]?.kind === "space";
  const beyond = tokens[tokens[at + 2 * step]?.kind === "space" ? at + 3 * step : at + 2 * step];
  return isGap && beyond?.kind === "number" ? beyond : undefined;
}
