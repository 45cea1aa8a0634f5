/** Half days in any language (am, p. m., 午後), and the bare hour beside one: 5 pm. */
import type { LexedLine } from "../lexer.ts";
import { makePiece, type PlanComponent } from "../plan.ts";
import { isRareCode, numberAt, type Rule, SHADOWED_PRIOR, sensesAt, skipSpace, slotOf } from "./rule.ts";

const WITH_HOUR: readonly PlanComponent[] = ["hour"];
const WITH_DATE: readonly PlanComponent[] = ["hour", "month", "day", "year"];

/** AM and PM stand beside dates of every language. */
function isUniversal(languages: readonly string[]): boolean {
  return languages.includes("en");
}

export const meridiem: Rule = {
  name: "meridiem",
  propose: (line, at) => {
    const { senses, next } = sensesAt(line, at, "meridiem");
    return senses.map((sense) =>
      makePiece({
        rule: "meridiem",
        next,
        fixed: { meridiem: sense.value },
        prior: sense.isShadowed ? SHADOWED_PRIOR : 1,
        needs: isRareCode(line, at, sense) ? WITH_DATE : WITH_HOUR,
        languages: isUniversal(sense.languages) ? [] : sense.languages,
      }),
    );
  },
};

export const bareHour: Rule = {
  name: "bare-hour",
  propose: (line, at) => {
    const number = numberAt(line, at, 1, 2);
    if (number === undefined || !isHalfDay(line, skipSpace(line, at + 1))) return [];
    return [
      makePiece({ rule: "bare-hour", next: at + 1, slots: [slotOf("hour", number)], weight: 0.8, needs: ["meridiem"] }),
    ];
  },
};

/** Hungarian "de." is a half day, but "10 de agosto" is more often a date: a filler word needs minutes before it. */
function isHalfDay(line: LexedLine, at: number): boolean {
  const { senses } = sensesAt(line, at, "meridiem");
  const isFiller = sensesAt(line, at, "filler").senses.length > 0;
  return senses.some((sense) => !isFiller || sense.languages.includes("en"));
}
