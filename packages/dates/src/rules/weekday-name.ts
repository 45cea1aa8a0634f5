/** Reads the name of a weekday. It adds nothing to a date, but whether it agrees ranks the readings. */
import type { LexedLine } from "../lexer.ts";
import { makePiece, type PlanComponent } from "../plan.ts";
import { isRareCode, type Rule, SHADOWED_PRIOR, sensesAt } from "./rule.ts";

const WHOLE_DATE: readonly PlanComponent[] = ["month", "day", "year"];
const CUT = 0.7;
/** "3:25 PN" is more likely a half day than a weekday. */
const SHORT_PRIOR = 0.5;

export const weekdayName: Rule = {
  name: "weekday",
  propose: (line, at) => {
    const { senses, next } = sensesAt(line, at, "weekday");
    if (isSuffix(line, at) || (!line.isLenient && next === at + 1 && isLetter(line, at))) return [];
    return senses.map((sense) =>
      makePiece({
        rule: "weekday",
        next,
        fixed: { weekday: sense.value },
        languages: sense.languages,
        weight: sense.cut ? CUT : 1,
        prior: (sense.isShadowed ? SHADOWED_PRIOR : 1) * (isShort(line, at) ? SHORT_PRIOR : 1),
        needs: isRareCode(line, at, sense)
          ? WHOLE_DATE
          : line.isLenient && !isLetterWithin(line, at)
            ? []
            : ["month", "day"],
      }),
    );
  },
};

/** The letter of "1.10.30b" belongs to its number. */
function isSuffix({ tokens }: LexedLine, at: number): boolean {
  return tokens[at - 1]?.kind === "number" && /^[a-z]{1,2}$/i.test(tokens[at]?.text ?? "");
}

/** In "c. 5 March 1890" one small letter is more likely an abbreviation than a day, and a cell is read as a whole. */
function isLetter({ tokens }: LexedLine, at: number): boolean {
  return /^[a-z]$/.test(tokens[at]?.text ?? "");
}

function isShort({ tokens }: LexedLine, at: number): boolean {
  return (tokens[at]?.text.length ?? 0) <= 2;
}

/** "5:16 p" is no Sunday, but "S 14:14" is a Saturday. */
function isLetterWithin({ tokens }: LexedLine, at: number): boolean {
  return at > 0 && tokens[at]?.text.length === 1;
}
