/** Reads half days in any language (am, p. m., 午後), and the bare hour beside one: 5 pm. */
import type { LexedLine } from "../lexer.ts";
import { makePiece, type PlanComponent } from "../plan.ts";
import { isRareCode, makeSlot, numberAt, type Rule, SHADOWED_PRIOR, sensesAt, skipSpace } from "./rule.ts";

const WITH_HOUR: readonly PlanComponent[] = ["hour"];
const WITH_DATE: readonly PlanComponent[] = ["hour", "month", "day", "year"];

/** AM and PM occur beside dates of every language. */
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
    if (number === undefined || !(isHalfDay(line, skipSpace(line, at + 1)) || followsHalfDay(line, at))) return [];
    return [
      makePiece({
        rule: "bare-hour",
        next: at + 1,
        slots: [makeSlot("hour", number)],
        weight: 0.8,
        needs: ["meridiem"],
      }),
    ];
  },
};

/** Hungarian "de." is a half day, but "10 de agosto" is more often a date: a filler word needs minutes before it. */
function isHalfDay(line: LexedLine, at: number): boolean {
  const { senses, next } = sensesAt(line, at, "meridiem");
  const filler = sensesAt(line, at, "filler");
  const isFiller = filler.senses.length > 0 && filler.next === next;
  return senses.some((sense) => !isFiller || sense.languages.includes("en"));
}

/** Many languages put the half day first, as in शाम 5 बजे; English does not. */
function followsHalfDay(line: LexedLine, at: number): boolean {
  if (!line.isLenient || line.tokens[at - 1]?.kind !== "space") return false;
  return [at - 2, at - 4, at - 6].some((first) => {
    const { senses, next } = sensesAt(line, first, "meridiem");
    const isWord = /^(?![a-z]{1,2}$)/i.test(line.tokens[first]?.text ?? "");
    return isWord && next === at - 1 && senses.some(({ rare, languages }) => !rare && !isUniversal(languages));
  });
}
