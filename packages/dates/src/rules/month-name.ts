/** The name of a month in any language. Glued to a number it is mostly a code (SEPT2, MARCH1), so that asks for more. */
import type { LexedLine } from "../lexer.ts";
import { makePiece, type PlanComponent } from "../plan.ts";
import { numberAt, type Rule, sensesAt } from "./rule.ts";

export const monthName: Rule = {
  name: "month-name",
  propose: (line, at) => {
    const { senses, next } = sensesAt(line, at, "month");
    const needs = senses.length === 0 ? undefined : findNeeds(line, at, next);
    if (needs === undefined) return [];
    return senses.map((sense) =>
      makePiece({
        rule: "month-name",
        next,
        fixed: { monthName: sense.value },
        also: ["month", "namedMonth"],
        languages: sense.languages,
        needs,
      }),
    );
  },
};

/** Undefined when the glued digits rule the month out: 05MAR2024 and Mar2024 are dates, MAR10 is a code. */
function findNeeds(line: LexedLine, at: number, next: number): readonly PlanComponent[] | undefined {
  const isGluedBefore = line.tokens[at - 1]?.kind === "number" && isPlainWord(line, at);
  const after = line.tokens[next]?.kind === "number" && isPlainWord(line, at) ? line.tokens[next] : undefined;
  if (after !== undefined && !isGluedBefore && numberAt(line, next, 4, 4) === undefined) return undefined;
  return isGluedBefore || after !== undefined ? ["year"] : [];
}

/** Scripts without spaces glue everything. */
function isPlainWord(line: LexedLine, at: number): boolean {
  return /^\p{Script=Latin}/u.test(line.tokens[at]?.text ?? "");
}
